// The app's icon on a home screen, with the number that the server gave it.

/** Returns the text on the icon for a number, or `null` if the icon shows none. */
export function iconBadge(number) {
  if (!number) return null
  return number > 999 ? "999+" : String(number)
}

/**
 * Shows the icon once a server gave it a number.
 * @param {HTMLElement} element
 * @param {number | undefined} number
 */
export function showAppIcon(element, number) {
  element.hidden = number === undefined
  const badge = element.querySelector(".icon-badge")
  badge.hidden = iconBadge(number) === null
  badge.textContent = iconBadge(number) ?? ""
  element.setAttribute("aria-label", number ? `The app’s icon, with the number ${number}` : "The app’s icon, without a number")
}
