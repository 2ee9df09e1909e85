// A second user beside the first one: the same preview under the other name of this machine, for which browsers keep cookies
// of their own.

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
 * Shows the link if there is an address for a second user. It opens a window that has half the width of the screen.
 * @param {HTMLAnchorElement} link
 */
export function connectSecondUser(link) {
  if (secondUserAddress(location.href) === null) return
  link.hidden = false
  const update = () => { link.href = secondUserAddress(location.href) }
  update()
  // The settings are in the address.
  link.addEventListener("focus", update)
  link.addEventListener("pointerenter", update)
  link.addEventListener("click", (event) => {
    update()
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(link.href, "_blank", `popup,noopener,width=${Math.round(screen.availWidth / 2)},height=${screen.availHeight}`)
  })
}
