// Drives Chromium with Playwright. Pages are reused, because creating one takes longer than a test.
import { EventEmitter, once } from "node:events"
import { injectNativeApp } from "./native_app.js"

const { chromium } = await import(process.env.PLAYWRIGHT)

const timeout = 30_000 // milliseconds

// Only the full Chromium has a page cache, from which Back restores pages.
export function launchBrowser({ pageCache }) {
  return chromium.launch({
    executablePath: pageCache ? process.env.CHROMIUM_FULL : process.env.CHROMIUM,
    args: process.env.CHROMIUM_ARGUMENTS.split(" "),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  })
}

// A page in a browser without a native app.
export class WebPage {
  console = []
  thrown = []

  static async make(browser, options) {
    const context = await browser.newContext({ userAgent: this.userAgent(options) })
    context.setDefaultTimeout(timeout)
    const page = new this(await context.newPage(), options)
    await page.prepare()
    return page
  }

  static userAgent() {}

  constructor(page) {
    this.page = page
    page.on("console", message => this.console.push(message.text()))
    page.on("pageerror", error => this.thrown.push(String(error)))
  }

  async prepare() {}

  async open(url) {
    await this.page.goto(url)
    await this.settle()
  }

  // Goes back, and does not wait: a page that the browser restores may load itself again at once.
  goBack() {
    return this.evaluate(() => void setTimeout(() => history.back()))
  }

  // Resets the page, and what its tests have stored. `empty` is the address of a page of theirs without content.
  async clear(empty) {
    await this.page.goto(empty)
    await this.evaluate(async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
      for (const name of await caches.keys()) await caches.delete(name)
      localStorage.clear()
      sessionStorage.clear()
    })
    await this.page.context().clearCookies()
    await this.page.goto("about:blank")
    this.console = []
    this.thrown = []
  }

  evaluate(script, argument) {
    return this.page.evaluate(script, argument)
  }

  // Waits until the page has run its pending tasks.
  async settle() {
    await this.evaluate(async () => {
      const nextFrame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
      await nextFrame()
      await nextFrame()
    })
  }

  // Runs a script that starts a Turbo visit, and waits until the visit has loaded.
  async visiting(script, argument) {
    await this.evaluate(() => {
      window.turboLoaded = new Promise(resolve => document.addEventListener("turbo:load", resolve, { once: true }))
    })
    await this.evaluate(script, argument)
    await this.evaluate(() => window.turboLoaded.then(() => undefined))
    await this.settle()
  }

  visit(path) {
    return this.visiting(path => window.Turbo.visit(path), path)
  }
}

// A page in a native app, with the `components` in its user agent and an injected adapter. `inject` is when the adapter
// comes: "first", "last" (after the page has loaded) or "unregistered" (first, but without components until `register`).
export class AppPage extends WebPage {
  messages = []
  #arrivals = new EventEmitter()

  static userAgent({ components = ["navigation"] }) {
    return `Test/1.0 Hotwire Native; Turbo Native; bridge-components: [${components.join(" ")}]`
  }

  constructor(page, { platform = "ios", components = ["navigation"], inject = "first" }) {
    super(page)
    this.inject = inject
    this.native = { platform, components: inject === "unregistered" ? undefined : components }
  }

  async prepare() {
    await this.page.exposeFunction("messageToNative", message => this.#receive(message))
    if (this.inject !== "last") await this.page.addInitScript(injectNativeApp, this.native)
  }

  async open(url) {
    await super.open(url)
    if (this.inject !== "last") return

    await this.evaluate(injectNativeApp, this.native)
    await this.settle()
  }

  async clear(empty) {
    await super.clear(empty)
    this.messages = []
  }

  // Returns the messages since the last call.
  takeMessages() {
    return this.messages.splice(0)
  }

  // Waits until a message has come, and returns all since the last call.
  async nextMessages() {
    if (this.messages.length === 0) await once(this.#arrivals, "message", { signal: AbortSignal.timeout(timeout) })
    await this.settle()
    return this.takeMessages()
  }

  // Also waits for messages under way.
  async settle() {
    await super.settle()
    await this.evaluate(() => window.messageToNative(null))
  }

  #receive(message) {
    if (message === null) return
    this.messages.push(message)
    this.#arrivals.emit("message")
  }
}
