// Reports console errors and warnings to the relay. Runs in the page's world; a page that tampers with it affects only
// the log.
() => {
  for (const level of ["error", "warn"]) {
    const original = console[level]
    console[level] = function (...values) {
      const text = values.map(value => value instanceof Error ? value.stack ?? String(value) : String(value)).join(" ")
      document.dispatchEvent(new CustomEvent("native-log:console", { detail: `console.${level}: ${text}` }))
      return original.apply(this, values)
    }
  }
}
