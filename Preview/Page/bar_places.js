// The places on the tab bar, from the first to the last: tabs, and actions between them. Pure.

/**
 * A place on the tab bar.
 * @typedef {{ key: string, tab: import("./heart.js").Tab } | { key: string, action: import("./heart.js").Action }} Place
 */

/** The looks whose platform has a place of its own for the tab that searches. */
const looksWithSearchPlace = ["ios26"]

/**
 * Returns the places in the order of the bar, and the one that stands apart at its end if there is one.
 * @param {import("./heart.js").State} state
 * @param {string} look
 * @returns {{ places: Place[], apart: Place | null }}
 */
export function barPlaces({ tabs, actions = [], search }, look) {
  const behind = (container) => actions.filter(({ after }) => after === container).map((action) => ({ key: `action ${action.id}`, action }))
  const isApart = ({ tab }) => tab !== undefined && tab.container === search && looksWithSearchPlace.includes(look)
  const all = [...behind(undefined), ...tabs.flatMap((tab) => [{ key: `tab ${tab.container}`, tab }, ...behind(tab.container)])]
  return { places: all.filter((place) => !isApart(place)), apart: all.find(isApart) ?? null }
}

/**
 * Returns what assistive technology says for a tab or an action.
 * @param {import("./heart.js").Tab | import("./heart.js").Action} item
 */
export function spokenName({ title, badge, hasDot, badgeLabel }) {
  const hasBadge = badge !== undefined || hasDot
  const spoken = hasBadge ? badgeLabel ?? badge ?? "new content" : undefined
  return spoken === undefined ? title : `${title}, ${spoken}`
}
