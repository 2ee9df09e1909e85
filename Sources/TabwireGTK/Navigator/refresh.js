// Reloads the page with Turbo, which morphs it if the page asks for that. The scroll position stays. Returns false for a
// page without Turbo.
() => {
  const turbo = window.Turbo
  if (!turbo?.visit || turbo.session?.drive === false) return false

  const { scrollX, scrollY } = window
  document.addEventListener("turbo:load", () => scrollTo(scrollX, scrollY), { once: true })
  turbo.visit(location.href, { action: "replace" })
  return true
}
