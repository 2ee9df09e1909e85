// What the browser tests stand on: a Chromium, a site, and pages that are closed after each test.
import { after, afterEach, before } from "node:test"
import { launchBrowser, openApp, openBrowser } from "./browser.js"
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
  #pages = []
  site

  async open() {
    this.#browser = await launchBrowser()
    this.site = await startSite()
  }

  async clear() {
    await Promise.all(this.#pages.splice(0).map(page => page.close()))
    this.site.clear()
  }

  async close() {
    await this.#browser?.close()
    this.site?.close()
  }

  // The page at `path` in a native app, or a page made of `body` at "/".
  async openApp(content, options) {
    return this.#opened(await openApp(this.#browser, this.#address(content), options))
  }

  // The same in a browser without a native app.
  async openBrowser(content) {
    return this.#opened(await openBrowser(this.#browser, this.#address(content)))
  }

  #address(content) {
    if (content.startsWith("/")) return this.site.url(content)
    this.site.page("/", { body: content })
    return this.site.url("/")
  }

  #opened(page) {
    this.#pages.push(page)
    return page
  }
}
