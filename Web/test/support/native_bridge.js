// A page in a native app with the scripts of NativeBridge, each in its world. The test stands in for the Swift side.
import { readFile } from "node:fs/promises"
import { AppPage, WebPage } from "./browser.js"

const sources = new URL("../../../Sources/NativeBridge/", import.meta.url)
const world = "native-bridge"
const limit = 1024 * 1024

export class NativeAppPage extends WebPage {
  messages = []

  static userAgent = AppPage.userAgent

  constructor(page, { platform = "linux", components = ["navigation"], registers = true }) {
    super(page)
    this.platform = platform
    this.components = registers ? components : []
  }

  async prepare() {
    const [adapter, relay] = await Promise.all(
      ["bridge.js", "relay.js"].map(name => readFile(new URL(name, sources), "utf8").then(withoutComments)),
    )
    const devtools = await this.page.context().newCDPSession(this.page)
    await devtools.send("Page.enable")
    await devtools.send("Runtime.enable")
    await devtools.send("Runtime.addBinding", { name: "postToNative", executionContextName: world })
    devtools.on("Runtime.bindingCalled", ({ payload }) => this.#receive(payload))

    await this.page.addInitScript(`(${adapter})(${JSON.stringify(this.platform)})`)
    await devtools.send("Page.addScriptToEvaluateOnNewDocument", {
      worldName: world,
      // Provides WebKit's message handler in Chromium.
      source: `window.webkit = { messageHandlers: { nativeBridge: { postMessage: body => postToNative(body) } } };
        (${relay})("nativeBridge", ${limit})`,
    })
  }

  async open(url) {
    await this.page.goto(url)
    if (this.components.length > 0) await this.page.waitForSelector("html[data-bridge-platform]", { state: "attached" })
    await this.settle()
  }

  async clear(empty) {
    await super.clear(empty)
    this.messages = []
  }

  takeMessages() {
    return this.messages.splice(0)
  }

  register(components) {
    return this.evaluate(components => window.nativeBridge.register(components), components)
  }

  reply({ id, component, event }, data = {}) {
    const message = { id, component, event, jsonData: JSON.stringify(data) }
    return this.evaluate(message => window.nativeBridge.replyWith(message), message)
  }

  // The first line is the page's address, the rest is its message. A document announces itself with its address alone and
  // then receives the components.
  #receive(posted) {
    const [, ...message] = posted.split("\n")
    if (message.length > 0) this.messages.push(JSON.parse(message.join("\n")))
    else if (this.components.length > 0) this.register(this.components).catch(() => {}) // the page may have been closed
  }
}

// Returns the function expression that the file holds.
function withoutComments(script) {
  return script.replace(/^\s*\/\/.*$/gm, "")
}
