// Says which color schemes the page supports, as soon as that is known: a page without a background expects white where it has no
// dark style. Runs in the isolated world.
handler => {
  const report = () => {
    const meta = document.querySelector("meta[name=color-scheme]")?.content ?? ""
    const scheme = getComputedStyle(document.documentElement).colorScheme
    webkit.messageHandlers[handler].postMessage(`${meta} ${scheme}`)
  }
  document.addEventListener("DOMContentLoaded", report)
  addEventListener("load", report)
}
