// The back stack of one screen, as a pure state machine: frames share the browser's history, so each screen has its own.
//
// An entry is what a page was when it was left: `{ href, document, state, x, y, fields }`.

const maximumEntryCount = 100

/** The stack of a new screen. */
export const emptyStack = Object.freeze({ entries: [], document: null, restoring: null })

/**
 * Returns the stack after an event, and the command for the frame if there is one.
 * @param {typeof emptyStack} stack
 * @param {{ type: "document", id: string } | { type: "loaded" } | { type: "left" | "reload", entry: object }
 *   | { type: "back" } | { type: "root" } | { type: "forget" }} event
 * @returns {{ stack: typeof emptyStack, command?: { command: string, entry: object } }}
 */
export function reduce(stack, event) {
  switch (event.type) {
    case "document":
      return { stack: { ...stack, document: event.id } }
    case "left":
      return { stack: { ...stack, entries: [...stack.entries, event.entry].slice(-maximumEntryCount) } }
    case "reload":
      return { stack: { ...stack, restoring: event.entry }, command: { command: "open", entry: event.entry } }
    case "loaded":
      if (!stack.restoring) return { stack }
      return { stack: { ...stack, restoring: null }, command: { command: "restore", entry: stack.restoring } }
    case "back":
      return returning(stack, stack.entries.length - 1)
    case "root":
      return returning(stack, 0)
    case "forget":
      return { stack: { ...stack, entries: [], restoring: null } }
  }
}

function returning(stack, index) {
  const entry = stack.entries[index]
  if (!entry) return { stack }
  const entries = stack.entries.slice(0, index)
  // In the same document the page goes back by itself, as in a browser. Another document has to load first.
  if (entry.document === stack.document) return { stack: { ...stack, entries }, command: { command: "pop", entry } }
  return { stack: { ...stack, entries, restoring: entry }, command: { command: "open", entry } }
}
