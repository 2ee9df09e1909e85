// The back stack of one screen, as a pure state machine: frames share the browser's history, so each screen has its own.
//
// A page becomes an entry only when the next document has loaded, because a link may turn out to be a download.
//
// An entry is the state of a page when the user left it: `{ href, document, state, x, y, fields }`.

const maximumEntryCount = 100

/** The stack of a new screen. */
export const emptyStack = Object.freeze({ entries: [], document: null, leaving: null, restoring: null })

/**
 * Returns the stack after an event, and the command for the frame if there is one.
 * @param {typeof emptyStack} stack
 * @param {{ type: "document", id: string, isReload: boolean } | { type: "loaded" }
 *   | { type: "left" | "leaving" | "reload", entry: object } | { type: "back" } | { type: "root" } | { type: "forget" }} event
 * @returns {{ stack: typeof emptyStack, command?: { command: string, entry: object } }}
 */
export function reduce(stack, event) {
  switch (event.type) {
    case "document":
      if (stack.leaving && !event.isReload) stack = pushed(stack, stack.leaving)
      return { stack: { ...stack, document: event.id, leaving: null } }
    case "left":
      return { stack: pushed(stack, event.entry) }
    case "leaving":
      return { stack: { ...stack, leaving: event.entry } }
    case "reload":
      return { stack: { ...stack, leaving: null, restoring: event.entry }, command: { command: "open", entry: event.entry } }
    case "loaded":
      if (!stack.restoring) return { stack }
      return { stack: { ...stack, restoring: null }, command: { command: "restore", entry: stack.restoring } }
    case "back":
      return returning(stack, stack.entries.length - 1)
    case "root":
      return returning(stack, 0)
    case "forget":
      return { stack: { ...stack, entries: [], leaving: null, restoring: null } }
  }
}

function pushed(stack, entry) {
  return { ...stack, entries: [...stack.entries, entry].slice(-maximumEntryCount), leaving: null }
}

function returning(stack, index) {
  const entry = stack.entries[index]
  if (!entry) return { stack }
  const entries = stack.entries.slice(0, index)
  // In the same document the page goes back by itself, as in a browser. Another document has to load first.
  if (entry.document === stack.document) return { stack: { ...stack, entries, leaving: null }, command: { command: "pop", entry } }
  return { stack: { ...stack, entries, leaving: null, restoring: entry }, command: { command: "open", entry } }
}
