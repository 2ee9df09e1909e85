// A second user beside the first one: the same preview in another window. The proxy has an origin of the site for each user, so
// browsers keep separate cookies and storage.

/**
 * Returns the number of the user whose preview an address shows.
 * @param {string} address of the preview
 * @param {number} count the number of users
 */
export function userNumber(address, count) {
  const number = Number(new URL(address).searchParams.get("user") ?? 1)
  return Number.isInteger(number) && number >= 1 && number <= count ? number : 1
}

/**
 * Returns the address of the preview for another user: the second one, or, for others, the first.
 * @param {string} address of the preview for this user
 */
export function secondUserAddress(address) {
  const url = new URL(address)
  if (url.searchParams.has("user")) url.searchParams.delete("user")
  else url.searchParams.set("user", "2")
  return url.href
}

/**
 * Shows the link if the site has users. The settings are in the address, so it changes with them.
 * @param {HTMLAnchorElement} link
 * @param {boolean} hasUsers
 */
export function updateSecondUser(link, hasUsers) {
  link.hidden = !hasUsers
  if (hasUsers) link.href = secondUserAddress(location.href)
}

/**
 * Opens a link in a window that has half the width of the screen. With a modifier key, the browser decides.
 * @param {MouseEvent} event
 */
export function openBeside(event) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  open(event.currentTarget.href, "_blank", `popup,noopener,width=${Math.round(screen.availWidth / 2)},height=${screen.availHeight}`)
}
