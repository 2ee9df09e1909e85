// The devices that the phone can have the size of, in points, and the parts of their screens that a page must not use. Pure.

/** Both ways to hold each device; the first value is the phone that fits the window. */
export const devices = ["fit", "360x740", "740x360", "393x852", "852x393", "412x915", "915x412", "820x1180", "1180x820"]

/** The edges of the screen, in points, of a device that is upright, and of one on its side: camera, corners, home indicator. */
const edges = {
  "393x852": { top: 59, right: 0, bottom: 34, left: 0 }, "852x393": { top: 0, right: 59, bottom: 21, left: 59 },
  "412x915": { top: 36, right: 0, bottom: 24, left: 0 }, "915x412": { top: 0, right: 0, bottom: 24, left: 36 },
  "820x1180": { top: 24, right: 0, bottom: 20, left: 0 }, "1180x820": { top: 24, right: 0, bottom: 20, left: 0 },
}
const none = { top: 0, right: 0, bottom: 0, left: 0 }

/** Returns the device on its other side. */
export function rotated(device) {
  return device.split("x").reverse().join("x")
}

/**
 * Returns the width and the height of a device.
 * @returns {{ width: number, height: number } | null} `null` if it fits the window
 */
export function deviceSize(device) {
  const [width, height] = device.split("x").map(Number)
  return height === undefined ? null : { width, height }
}

/**
 * Returns the safe area's insets of the screen. A window has none.
 * @param {{ device?: string, look: string }} settings
 */
export function screenInsets({ device, look }) {
  return look === "wide" ? none : edges[device] ?? none
}

/**
 * Returns what a page sees of them: the header is always above it, and the tab bar below, unless it is hidden.
 * @param {{ right: number, bottom: number, left: number }} insets of the screen
 * @param {boolean} hasTabBar
 */
export function pageInsets({ right, bottom, left }, hasTabBar) {
  return { top: 0, right, bottom: hasTabBar ? 0 : bottom, left }
}
