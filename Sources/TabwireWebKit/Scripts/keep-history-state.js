// WebKit loses the state of the page in front when its back-forward list is restored. Turbo ignores going back to a page
// without its state. Runs in the page's world.
() => {
  const { state } = history
  const address = location.href
  if (state === null) return
  addEventListener("popstate", event => {
    if (event.state !== null || location.href !== address) return
    event.stopImmediatePropagation()
    history.replaceState(state, "")
    dispatchEvent(new PopStateEvent("popstate", { state }))
  }, true)
}
