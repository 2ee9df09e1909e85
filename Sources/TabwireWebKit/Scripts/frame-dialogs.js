// Refuses the script dialogs of frames of another origin, which would appear in the name of the app. Browsers do the same.
// Runs in the page's world of every frame, before the frame's own scripts.
() => {
  if (window.top === window) return
  try {
    // Throws in a frame of another origin.
    if (window.top.document) return
  } catch {}

  const refuse = (name, result) => Object.defineProperty(window, name, {
    value: () => {
      console.warn(`${name}() refused: this frame is of another origin than its page`)
      return result
    }
  })
  refuse("alert", undefined)
  refuse("confirm", false)
  refuse("prompt", null)
  refuse("print", undefined)
}
