// A second user beside the first one: the same preview under the other name of this machine. Browsers keep separate cookies
// for it.

const otherNames = { "127.0.0.1": "localhost", localhost: "127.0.0.1" }

/**
 * Returns the address of the preview for a second user, or `null` if this machine has no other name for it.
 * @param {string} address of the preview for this user
 */
export function secondUserAddress(address) {
  const url = new URL(address)
  const name = otherNames[url.hostname]
  if (!name || url.protocol !== "http:") return null
  url.hostname = name
  return url.href
}

/**
 * Shows the link if there is an address for a second user. The settings are in the address, so it changes with them.
 * @param {HTMLAnchorElement} link
 */
export function updateSecondUser(link) {
  const address = secondUserAddress(location.href)
  link.hidden = address === null
  if (address !== null) link.href = address
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
