// The path configuration: which pages are shown in a sheet. Pure.

/**
 * Returns the rules of a path configuration; none if it is not one.
 * @param {unknown} configuration the parsed JSON
 * @returns {{ patterns: string[], context: "modal" | "default" }[]} the rules that say where pages are shown
 */
export function readRules(configuration) {
  const rules = Array.isArray(configuration?.rules) ? configuration.rules : []
  return rules.flatMap((rule) => {
    const patterns = (Array.isArray(rule?.patterns) ? rule.patterns : []).filter(isPattern)
    const context = rule?.properties?.context
    return patterns.length > 0 && ["modal", "default"].includes(context) ? [{ patterns, context }] : []
  })
}

function isPattern(pattern) {
  try {
    return typeof pattern === "string" && Boolean(new RegExp(pattern))
  } catch {
    return false
  }
}
