// Hands visits of Turbo's over to the app that its path configuration wants elsewhere than in this web view. Runs in the
// page's own world: a page that tampers with it changes only where its own visits appear.
(rules, isModal) => {
  const compiled = rules => rules.map(({ patterns, context, presentation }) => ({
    expressions: patterns.flatMap(pattern => { try { return [new RegExp(pattern)] } catch { return [] } }),
    context, presentation
  }))
  let current = compiled(rules)

  const isElsewhere = ({ pathname, search }) => {
    let context = "default", presentation = "default"
    for (const rule of current) {
      if (!rule.expressions.some(expression => expression.test(pathname + search))) continue
      context = rule.context ?? context
      presentation = rule.presentation ?? presentation
    }
    return (context == "modal") != isModal || !["default", "push"].includes(presentation)
  }

  document.addEventListener("native-visits:rules", ({ detail }) => {
    if (typeof detail == "string") current = compiled(JSON.parse(detail))
  })

  document.addEventListener("turbo:before-visit", event => {
    if (event.defaultPrevented) return

    const url = new URL(event.detail.url, location.href)
    if (url.origin == location.origin && isElsewhere(url)) {
      event.preventDefault()
      document.dispatchEvent(new CustomEvent("native-visits:visit", { detail: url.href }))
    }
  })
}
