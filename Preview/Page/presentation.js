// The path configuration: how pages are shown. Pure. `frame.js` contains it, too.

const contexts = ["default", "modal"]
const presentations = ["default", "push", "pop", "replace", "replace_root", "clear_all", "refresh", "none"]

/**
 * Returns the rules of a path configuration; none if it is not one.
 * @param {unknown} configuration the parsed JSON
 * @returns {{ patterns: string[], context?: string, presentation?: string }[]} the rules that say how pages are shown
 */
export function readRules(configuration) {
  const rules = Array.isArray(configuration?.rules) ? configuration.rules : []
  return rules.flatMap((rule) => {
    const patterns = (Array.isArray(rule?.patterns) ? rule.patterns : []).filter(isPattern)
    const { context, presentation } = rule?.properties ?? {}
    const known = {
      ...(contexts.includes(context) && { context }), ...(presentations.includes(presentation) && { presentation }),
    }
    return patterns.length > 0 && Object.keys(known).length > 0 ? [{ patterns, ...known }] : []
  })
}

function isPattern(pattern) {
  try {
    return typeof pattern === "string" && Boolean(new RegExp(pattern))
  } catch {
    return false
  }
}

/**
 * Returns the route that a visit takes.
 * @param {ReturnType<typeof readRules>} rules
 * @param {string} path the path and the query of the page
 * @param {boolean} isSheet whether the visit starts in a sheet
 * @returns {"stay" | "sheet" | "leaveSheet" | "replace" | "replaceRoot" | "root" | "back" | "refresh" | "none"}
 */
export function route(rules, path, isSheet) {
  let properties = {}
  for (const rule of rules) {
    if (rule.patterns.some((pattern) => new RegExp(pattern).test(path))) properties = { ...properties, ...rule }
  }
  const isModal = properties.context === "modal"
  switch (properties.presentation) {
    case "pop": return "back"
    case "replace": return isModal && !isSheet ? "sheet" : "replace"
    case "replace_root": return "replaceRoot"
    case "clear_all": return "root"
    case "refresh": return "refresh"
    case "none": return "none"
    default: return isModal === isSheet ? "stay" : isModal ? "sheet" : "leaveSheet"
  }
}
