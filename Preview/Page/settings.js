// The settings of the preview, kept in the address, so that a link shows the same. Pure.
import { devices } from "./devices.js"

export const choices = {
  look: ["ios", "ios26", "material", "wide"],
  scheme: ["auto", "light", "dark"],
  text: ["100", "125", "150", "200"],
  device: devices,
  platform: ["Preview", "iOS", "Android", "Linux"],
  network: ["fast", "slow"],
}
const languageTag = /^[a-z]{2,8}(-[a-z0-9]{1,8}){0,3}$/i

/** Returns the settings in the fragment of an address; unknown values become the default, the first choice. */
export function readSettings(fragment) {
  const given = new URLSearchParams(fragment.replace(/^#/, ""))
  const chosen = Object.entries(choices).map(([name, values]) => [name, values.includes(given.get(name)) ? given.get(name) : values[0]])
  const language = given.get("language") ?? ""
  return { ...Object.fromEntries(chosen), language: languageTag.test(language) ? language : "" }
}

/** Returns the fragment for settings, empty for the default ones. */
export function writeSettings(settings) {
  const changed = Object.entries(settings).filter(([name, value]) => value !== (choices[name]?.[0] ?? ""))
  return changed.length === 0 ? "" : `#${new URLSearchParams(changed)}`
}

/** Returns the query that tells the proxy which platform and language the site sees, and how fast it answers. */
export function requestSettings({ platform, language, network }) {
  return String(new URLSearchParams({ platform, language, network }))
}
