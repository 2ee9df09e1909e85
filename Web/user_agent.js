// Returns the components listed in a native app's user agent: `… bridge-components: [form menu navigation]`.
export function componentsIn(userAgent) {
  const [, names = ""] = userAgent.match(/bridge-components: \[([^\]]*)\]/) ?? []
  return names.split(/[\s,]+/).filter(Boolean)
}
