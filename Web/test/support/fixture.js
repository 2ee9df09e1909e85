// The fixture of the browser tests: a Chromium, a site, and pages that are reset after each test.
import { after, afterEach, before } from "node:test"
import { AppPage, WebPage, launchBrowser } from "./browser.js"
import { NativeAppPage } from "./native_bridge.js"
import { startSite } from "./site.js"

// `pageCache`: the tests restore pages from the browser's page cache.
export function setUp({ pageCache = false } = {}) {
  const fixture = new Fixture()
  before(() => fixture.open({ pageCache }))
  afterEach(() => fixture.clear())
  after(() => fixture.close())
  return fixture
}

class Fixture {
  #browser
  #free = new Map() // unused pages by type and options
  #used = []
  site

  async open(options) {
    this.#browser = await launchBrowser(options)
    this.site = await startSite()
  }

  async clear() {
    this.site.page("/empty", { script: "" })
    for (const { key, page } of this.#used.splice(0)) {
      await page.clear(this.site.url("/empty"))
      this.#free.set(key, [...(this.#free.get(key) ?? []), page])
    }
    this.site.clear()
  }

  async close() {
    await this.#browser?.close()
    this.site?.close()
  }

  // Opens a path or an HTML body in a native app. AppPage documents the options.
  openApp(content, options = {}) {
    return this.#open(AppPage, content, options)
  }

  // The same with the scripts of NativeBridge. NativeAppPage documents the options.
  openNativeApp(content, options = {}) {
    return this.#open(NativeAppPage, content, options)
  }

  // The same in a browser.
  openBrowser(content) {
    return this.#open(WebPage, content, {})
  }

  async #open(type, content, options) {
    const key = type.name + JSON.stringify(options)
    const page = this.#free.get(key)?.pop() ?? (await type.make(this.#browser, options))
    this.#used.push({ key, page })
    await page.open(this.#address(content))
    return page
  }

  #address(content) {
    if (content.startsWith("/")) return this.site.url(content)
    this.site.page("/", { body: content })
    return this.site.url("/")
  }
}
