// What the browser tests stand on: a Chromium, a site, and pages that are cleared after each test.
import { after, afterEach, before } from "node:test"
import { AppPage, WebPage, launchBrowser } from "./browser.js"
import { NativeAppPage } from "./native_bridge.js"
import { startSite } from "./site.js"

export function setStage() {
  const stage = new Stage()
  before(() => stage.open())
  afterEach(() => stage.clear())
  after(() => stage.close())
  return stage
}

class Stage {
  #browser
  #free = new Map() // pages by their kind
  #taken = []
  site

  async open() {
    this.#browser = await launchBrowser()
    this.site = await startSite()
  }

  async clear() {
    for (const { kind, page } of this.#taken.splice(0)) {
      await page.clear()
      this.#free.set(kind, [...(this.#free.get(kind) ?? []), page])
    }
    this.site.clear()
  }

  async close() {
    await this.#browser?.close()
    this.site?.close()
  }

  // The page at a path, or one with this body, in a native app; for the options, see AppPage.
  openApp(content, options = {}) {
    return this.#open(AppPage, content, options)
  }

  // The same with what NativeBridge injects; for the options, see NativeAppPage.
  openNativeApp(content, options = {}) {
    return this.#open(NativeAppPage, content, options)
  }

  // The same in a browser without a native app.
  openBrowser(content) {
    return this.#open(WebPage, content, {})
  }

  async #open(type, content, options) {
    const kind = type.name + JSON.stringify(options)
    const page = this.#free.get(kind)?.pop() ?? (await type.make(this.#browser, options))
    this.#taken.push({ kind, page })
    await page.open(this.#address(content))
    return page
  }

  #address(content) {
    if (content.startsWith("/")) return this.site.url(content)
    this.site.page("/", { body: content })
    return this.site.url("/")
  }
}
