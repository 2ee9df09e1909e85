// Tells the app of clicks on links to files, which WebKit blocks without a word. Runs in the isolated world.
handler => addEventListener("click", event => {
  const link = event.composedPath().find(element => element instanceof HTMLAnchorElement && element.href)
  if (link?.protocol == "file:" && event.isTrusted && !event.defaultPrevented) {
    window.webkit.messageHandlers[handler].postMessage("")
  }
})
