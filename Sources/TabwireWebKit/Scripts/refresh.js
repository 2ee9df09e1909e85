// Reloads the page with Turbo, which morphs it if the page asks for that. The scroll position stays. Returns false for a
// page without Turbo. Runs in the page's world.
() => {
  const turbo = window.Turbo
  if (!turbo?.visit || turbo.session?.drive === false) return false

  const { scrollX, scrollY } = window
  const restore = () => scrollTo({ left: scrollX, top: scrollY, behavior: "instant" })
  // Turbo may scroll to the top after its event.
  document.addEventListener("turbo:load", () => (restore(), setTimeout(restore)), { once: true })
  turbo.visit(location.href, { action: "replace" })
  return true
}
