// A user with a browser: a page, cookies, and the messages of the console.
import { closeContext } from "./close_context.js"

export class Visitor {
  consoleMessages = []

  static async arrive(browser, server, options = {}) {
    const { width = 390, height = 844, ...others } = options
    const context = await browser.newContext({ viewport: { width, height }, locale: "en", ...others })
    context.setDefaultTimeout(30_000)
    return new Visitor(await context.newPage(), server)
  }

  constructor(page, server) {
    this.page = page
    this.server = server
    page.on("console", message => {
      if (["error", "warning"].includes(message.type())) this.consoleMessages.push(message.text())
    })
    page.on("pageerror", error => this.consoleMessages.push(String(error)))
  }

  async open(path) {
    await this.page.goto(this.server.url + path)
  }

  async signIn(persona = "regular") {
    await this.open("/sign-in")
    await this.leadsTo(persona === "new" ? "/welcome" : "/", () => this.page.click(`button[value=${persona}]`))
  }

  // Performs an action, and waits until it has led to a page and Turbo has rendered it.
  async leadsTo(path, act) {
    await act()
    await this.page.waitForURL(this.server.url + path)
    await this.page.waitForFunction(() => !document.documentElement.hasAttribute("aria-busy"))
    await this.page.waitForFunction(() => !document.documentElement.hasAttribute("data-turbo-preview"))
  }

  // Marks the document. A page load loses the mark, a Turbo visit keeps it.
  async markDocument() {
    await this.page.evaluate(() => (window.isSameDocument = true))
  }

  isSameDocument() {
    return this.page.evaluate(() => window.isSameDocument === true)
  }

  get tabBar() {
    return this.page.getByRole("navigation", { name: "Tabs" })
  }

  // The accessible names of the tabs; the current one with its aria-current.
  tabs() {
    return this.tabBar.getByRole("link").evaluateAll(links =>
      links.map(link => link.innerText.replace(/\s+/g, " ").trim() + (link.ariaCurrent ? ` (${link.ariaCurrent})` : "")))
  }

  // Returns and clears the console messages, without those about expected statuses.
  takeConsoleMessages() {
    return this.consoleMessages.splice(0).filter(text => !/the server responded with a status of (403|404|422|500)/.test(text))
  }

  leave() {
    return closeContext(this.page.context())
  }
}
