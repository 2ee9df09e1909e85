// The rules for messages of pages, and the reasons for refusing one. Pure functions.

/** The maximum number of characters of a message. */
export const maximumLength = 1024 * 1024

/**
 * Reads a message of the bridge.
 * @param {unknown} json
 * @returns {{ id: string, component: string, event: string, metadata: { url: string } | null, jsonData: string } | null}
 *   `null` if it is no message
 */
export function readMessage(json) {
  if (typeof json !== "string" || json.length > maximumLength) return null
  try {
    const { id, component, event, metadata, jsonData } = JSON.parse(json)
    if (![id, component, event, jsonData].every((value) => typeof value === "string")) return null
    return { id, component, event, metadata: typeof metadata?.url === "string" ? { url: metadata.url } : null, jsonData }
  } catch {
    return null
  }
}

/**
 * Returns the reason for which a message is rejected, or `null`.
 * @param {{ metadata: { url: string } | null }} message
 * @param {{ isSelected: boolean, address: string | null, start: string }} page `address` is what the frame shows
 */
export function refusal(message, { isSelected, address, start }) {
  if (!isSelected) return "it is from a tab in the background"
  if (address === null || new URL(address).origin !== new URL(start).origin) return "its page is not of this site"
  if (message.metadata?.url !== address) return "it names another page than the one in front"
  return null
}

/**
 * Limits messages to a burst of 2,000 and 200 a second. A page that never stops sending must not stop the preview. Only the time
 * in which the preview is idle counts: a slow machine gets to the messages of a flood one by one, with other work in between.
 * @param {() => number} now the time in milliseconds
 * @param {(action: () => void) => void} whenIdle runs an action as soon as nothing is waiting
 * @returns a function that takes a message with the function it is given, and returns whether it was allowed
 */
export function rateLimit(now, whenIdle, capacity = 2_000, perSecond = 200) {
  let level = 0
  /** The time since which the preview is idle, or `null` if it is busy. */
  let idle = now()
  return (take) => {
    if (idle !== null) {
      level = Math.max(0, level - ((now() - idle) / 1000) * perSecond)
      idle = null
      whenIdle(() => { idle = now() })
    }
    if (level + 1 > capacity) return false
    level += 1
    take()
    return true
  }
}
