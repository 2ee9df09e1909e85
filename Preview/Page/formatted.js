/** Returns a configuration, without what the bridge adds, as text to read; or what it was, if it is not JSON. */
export function formatted(json) {
  try {
    const { metadata, ...configuration } = JSON.parse(json)
    return JSON.stringify(configuration, null, 2)
  } catch {
    return json
  }
}
