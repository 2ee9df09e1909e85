// Reports console errors and warnings, and rejections that nobody handles, to the relay: their values belong to the page. Runs in
// the page's world; a page that tampers with it affects only the log.
() => {
  const textOf = value => {
    try {
      return value instanceof Error ? value.stack ?? String(value) : String(value)
    } catch {
      return typeof value
    }
  }
  const report = text => document.dispatchEvent(new CustomEvent("native-log:console", { detail: text }))

  for (const level of ["error", "warn"]) {
    const original = console[level]
    console[level] = function (...values) {
      report(`console.${level}: ${values.map(textOf).join(" ")}`)
      return original.apply(this, values)
    }
  }

  addEventListener("unhandledrejection", ({ reason }) =>
    report(`unhandled rejection: ${reason instanceof Error ? reason.message : textOf(reason)}`))
}
