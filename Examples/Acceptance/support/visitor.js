// Somebody with a browser: a page of their own, cookies of their own, and everything the console says.
export class Visitor {
  complaints = []

  static async arrive(browser, server, options = {}) {
    const { width = 390, height = 844, ...others } = options
    const context = await browser.newContext({ viewport: { width, height }, locale: "en", ...others })
    context.setDefaultTimeout(15_000)
    return new Visitor(await context.newPage(), server)
  }

  constructor(page, server) {
    this.page = page
    this.server = server
    page.on("console", message => {
      if (["error", "warning"].includes(message.type())) this.complaints.push(message.text())
    })
    page.on("pageerror", error => this.complaints.push(String(error)))
  }

  async open(path) {
    await this.page.goto(this.server.url + path)
  }

  async signIn(persona = "regular") {
    await this.open("/sign-in")
    await this.leadsTo(persona === "new" ? "/welcome" : "/", () => this.page.click(`button[value=${persona}]`))
  }

  // Does something, and returns when it has led to a page: its address is there, and Turbo has shown it.
  async leadsTo(path, act) {
    await act()
    await this.page.waitForURL(this.server.url + path)
    await this.page.waitForFunction(() => !document.documentElement.hasAttribute("aria-busy"))
    await this.page.waitForFunction(() => !document.documentElement.hasAttribute("data-turbo-preview"))
  }

  // Marks the document: a page load, unlike a Turbo visit, would lose the mark.
  async markDocument() {
    await this.page.evaluate(() => (window.isSameDocument = true))
  }

  isSameDocument() {
    return this.page.evaluate(() => window.isSameDocument === true)
  }

  get tabBar() {
    return this.page.getByRole("navigation", { name: "Tabs" })
  }

  // The tabs as a screen reader has them: names, and which is the current one.
  tabs() {
    return this.tabBar.getByRole("link").evaluateAll(links =>
      links.map(link => link.innerText.replace(/\s+/g, " ").trim() + (link.ariaCurrent ? ` (${link.ariaCurrent})` : "")))
  }

  // What the browser said since the last time, but for the statuses of pages, which are meant.
  takeComplaints() {
    return this.complaints.splice(0).filter(text => !/the server responded with a status of (403|404|422|500)/.test(text))
  }

  async leave() {
    await this.page.context().close()
  }
}
