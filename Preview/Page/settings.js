// The settings of the preview, kept in the address, so that a link shows the same. Pure.

export const choices = {
  look: ["ios", "material", "wide"],
  scheme: ["auto", "light", "dark"],
  text: ["100", "125", "150"],
}

/** Returns the settings in the fragment of an address; unknown values become the default, the first choice. */
export function readSettings(fragment) {
  const given = new URLSearchParams(fragment.replace(/^#/, ""))
  return Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, values.includes(given.get(name)) ? given.get(name) : values[0]]))
}

/** Returns the fragment for settings, empty for the default ones. */
export function writeSettings(settings) {
  const changed = Object.entries(settings).filter(([name, value]) => choices[name] && value !== choices[name][0])
  return changed.length === 0 ? "" : `#${new URLSearchParams(changed)}`
}
