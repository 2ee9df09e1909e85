// The safe area in a frame, whose own insets are always zero: its style sheets name the insets with `env()`, and get those of the
// phone instead. `frame.js` contains this.

const insetNames = /env\(\s*safe-area-inset-(top|right|bottom|left)\s*(?:,[^()]*)?\)/gi
/** The texts of rules before they were changed. */
const insetTexts = new WeakMap()

/**
 * Replaces the insets in the rules of a style sheet.
 * @param {CSSRuleList} rules
 * @param {{ top: number, right: number, bottom: number, left: number }} insets in points
 */
export function applySafeArea(rules, insets) {
  for (const rule of rules) {
    const text = insetTexts.get(rule) ?? (rule.style?.cssText.includes("safe-area-inset-") ? rule.style.cssText : null)
    if (text !== null) {
      insetTexts.set(rule, text)
      const replaced = text.replace(insetNames, (_, side) => `${insets[side.toLowerCase()]}px`)
      if (rule.style.cssText !== replaced) rule.style.cssText = replaced
    }
    if (rule.cssRules) applySafeArea(rule.cssRules, insets)
  }
}
