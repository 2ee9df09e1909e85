// Removes Turbo's snapshots of pages. Runs in the page's world.
() => {
  const clear = () =>
    window.Turbo?.cache ? Turbo.cache.clear() : (window.Turbo ?? window.Turbolinks)?.clearCache?.()
  clear()
  // Turbo may be about to add the snapshot of the last page.
  setTimeout(clear)
}
