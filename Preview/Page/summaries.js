// Transitions in words: for the log, and for screen readers. Pure.

const explanations = {
  bootstrapKept: "no tabs, as before",
  promoted: "the tabs appear",
  demoted: "the tabs disappear, the page stays",
  unchanged: "the same tabs",
  hintIgnored: "the same tabs; the user stays on the selected one",
  orderIgnored: "the same tabs; the bar keeps its order",
  added: "tabs were added",
  removed: "tabs were removed",
  activeRemoved: "the selected tab was removed; its page stays and becomes another tab",
  replaced: "tabs were added and removed",
  allReplaced: "every tab was replaced; the page stays",
  stale: "older than a configuration that was accepted, and dropped",
  rejected: "the configuration was rejected",
  selected: "a tab was selected",
  reselected: "the selected tab was tapped again",
  opened: "a link was opened in the selected tab",
  loaded: "a page loaded without a configuration",
  ignored: "ignored",
}

/**
 * @param {import("./heart.js").Transition} transition
 * @param {(container: number) => string} name names a container
 */
export function summary(transition, name) {
  const parts = [explanations[transition.kind] ?? transition.kind]
  const list = (containers) => containers.map(name).join(", ")
  if (transition.created.length > 0) parts.push(`created: ${list(transition.created)}`)
  if (transition.disposed.length > 0) parts.push(`disposed: ${list(transition.disposed)}`)
  if (transition.updated.length > 0) parts.push(`updated: ${list(transition.updated)}`)
  if (transition.refreshed) parts.push("out of date: reloads")
  if (transition.forgetsHistory) parts.push("another session: the back stack is forgotten")
  return parts.join(" · ")
}

/** The severities of `tabwire plan`. */
export const severities = {
  none: "nothing changes that this user sees",
  calm: "the tab bar changes, and all open pages stay",
  noticeable: "a tab in the background loses its pages, or tabs change places",
  disruptive: "the page in front is affected",
}

/** The number of tabs that a phone has room for. */
const maximumTabCount = 5

/**
 * Returns the severity of a transition for the user.
 * @param {import("./heart.js").Transition} transition
 * @param {import("./heart.js").State} before
 * @param {import("./heart.js").State} after
 * @returns {keyof typeof severities}
 */
export function severity(transition, before, after) {
  const old = new Map(before.tabs.filter(({ id }) => id !== undefined).map((tab) => [tab.id, tab]))
  const current = after.tabs.filter(({ id }) => id !== undefined)
  const isKept = new Set(current.map(({ id }) => id))
  const isMoved = [...old.keys()].filter((id) => isKept.has(id)).join("\0") !== current.map(({ id }) => id).filter((id) => old.has(id)).join("\0")
  const isCrowded = !before.isBootstrap && current.length > Math.max(maximumTabCount, old.size)
  if (transition.morphed !== undefined || transition.demoted !== undefined) return "disruptive"
  if (transition.disposed.length > 0 || transition.forgetsHistory || isMoved || isCrowded) return "noticeable"
  const isChanged = current.some(({ id, title, icon, badge, deprecated }) => {
    const tab = old.get(id)
    return !tab || tab.title !== title || tab.icon !== icon || tab.badge !== badge || (deprecated === "hard" && tab.deprecated !== "hard")
  })
  const isBarChanged = transition.promoted !== undefined || before.isTabBarHidden !== after.isTabBarHidden
  return isChanged || isBarChanged ? "calm" : "none"
}

/**
 * Returns what screen readers announce when tabs are added or removed, or `null`.
 * @param {import("./heart.js").Tab[]} before
 * @param {import("./heart.js").Tab[]} after
 */
export function announcement(before, after) {
  const tabs = (items) => items.filter((item) => item.id !== undefined)
  const [old, current] = [tabs(before), tabs(after)]
  const titles = (items) => items.map((item) => item.title).join(", ")
  if (current.length === 0) return old.length === 0 ? null : "Tabs removed"
  if (old.length === 0) return `Tabs: ${titles(current)}`
  const isMissing = (items) => (item) => !items.some((other) => other.id === item.id)
  const added = current.filter(isMissing(old))
  const removed = old.filter(isMissing(current))
  const sentences = []
  if (added.length > 0) sentences.push(`${titles(added)} added`)
  if (removed.length > 0) sentences.push(`${titles(removed)} removed`)
  return sentences.join(". ") || null
}
