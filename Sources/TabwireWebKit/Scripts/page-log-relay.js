// Reports errors of a page to the app's log, from an isolated world: no frame can reach the message handler.
(messageHandlerName) => {
  const messageHandler = window.webkit.messageHandlers[messageHandlerName]
  const maximumCount = 100
  const maximumLength = 1000
  let count = 0

  const report = text => {
    count += 1
    if (count <= maximumCount) messageHandler.postMessage(String(text).slice(0, maximumLength))
    if (count == maximumCount) messageHandler.postMessage("further errors of this page are not logged")
  }

  addEventListener("error", event => {
    const { target } = event
    if (target instanceof Element) {
      // The href of an SVG element is an object.
      const address = target.src || (target.href?.baseVal ?? target.href)
      const isInline = target.localName == "script" && !address
      report(isInline ? "an import of an inline module cannot be loaded" : `cannot load ${target.localName} ${address}`)
    } else {
      report(`${event.message} (${event.filename}:${event.lineno})`)
    }
  }, true)

  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    report(`Content-Security-Policy ${effectiveDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`))

  const reportConsole = ({ detail }) => {
    if (typeof detail == "string") report(detail)
  }
  // document.open() removes the listeners of the document. Adding a listener again has no effect.
  const listen = () => document.addEventListener("native-log:console", reportConsole)
  new MutationObserver(listen).observe(document, { childList: true })
  listen()
}
