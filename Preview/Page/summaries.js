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
  performed: "an action was performed",
  loaded: "a page loaded without a configuration",
  ignored: "ignored",
}

/**
 * @param {import("./heart.js").Transition} transition
 * @param {(container: number) => string} name names a container
 */
export function summary(transition, name) {
  const isReordered = transition.kind === "orderIgnored" && transition.isReordered
  const parts = [isReordered ? "the same tabs, in the server’s order" : explanations[transition.kind] ?? transition.kind]
  const list = (containers) => containers.map(name).join(", ")
  if (transition.created.length > 0) parts.push(`created: ${list(transition.created)}`)
  if (transition.disposed.length > 0) parts.push(`disposed: ${list(transition.disposed)}`)
  if (transition.updated.length > 0) parts.push(`updated: ${list(transition.updated)}`)
  if (transition.changesActions) parts.push("actions changed")
  if (transition.changesSearch) parts.push("another tab searches")
  if (transition.appBadge !== undefined) parts.push(transition.appBadge === 0 ? "the app’s icon: no number" : `the app’s icon: ${transition.appBadge}`)
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

/**
 * Returns what screen readers announce when tabs are added, removed or moved, or `null`.
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
  const order = (items, others) => items.map(({ id }) => id).filter((id) => others.some((other) => other.id === id)).join("\0")
  if (order(old, current) !== order(current, old)) sentences.push(`The order is ${titles(current)}`)
  return sentences.join(". ") || null
}
