// A user of the preview in Chromium, who notices when a tab loses something.
import assert from "node:assert/strict"

export class Visitor {
  static async arrive(page) {
    const visitor = new Visitor()
    visitor.page = page
    await page.waitForFunction(() => window.tabwirePhone?.screen.isLoaded)
    visitor.historyLength = await page.evaluate(() => history.length)
    return visitor
  }

  get frame() { return this.page.frameLocator(".screen:not(.hidden):not(.sheet) iframe") }
  get sheet() { return this.page.frameLocator(".sheet iframe") }

  async signIn(persona) {
    await this.press(`button[data-sign-in=${persona}]`)
    await this.page.getByRole("tab", { name: "Home" }).waitFor()
    await this.untilPage("Home")
  }

  /** Runs a function in the page in front. */
  async evaluate(body, argument) {
    return this.frame.locator("html").evaluate((_, [source, argument]) => (0, eval)(`(${source})`)(argument), [String(body), argument])
  }

  /** Waits until a function is true in the page in front. */
  async until(body, argument) {
    const deadline = Date.now() + 30_000
    while (!(await this.evaluate(body, argument).catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`not true within 30 s: ${body}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  press(selector) { return this.frame.locator(selector).first().click() }
  tap(title) { return this.page.getByRole("tab", { name: title }).click() }
  back() { return this.page.locator(".back").click() }
  tabs() { return this.page.locator(".tab .title").allTextContents() }
  selected() { return this.page.locator(".tab[aria-selected=true] .title").textContent() }
  backList() { return this.page.evaluate(() => window.tabwirePhone.screen.backList) }

  /** Changes what the server wants, and waits until the page has said so. */
  async flag(name, value) {
    const button = `button[data-flag=${name}][data-value=${value}]`
    const logged = await this.page.locator(".log li").count()
    await this.press(button)
    await this.frame.locator(`${button}[aria-pressed=true]`).waitFor()
    await this.page.locator(`.log li:nth-child(n + ${logged + 1})`).first().waitFor()
  }

  /** Waits until fonts are loaded and animations have ended. */
  untilStill() {
    return this.page.evaluate(() => {
      const animations = document.getAnimations().filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime))
      return Promise.all([document.fonts.ready, ...animations.map(({ finished }) => finished)]).then(() => undefined)
    })
  }

  async untilPage(title) {
    await this.page.waitForFunction((title) => window.tabwirePhone.screen.title === title && window.tabwirePhone.screen.isLoaded, title)
  }
  async untilTabs(titles) {
    await this.page.waitForFunction((titles) => [...document.querySelectorAll(".tab .title")].map((tab) => tab.textContent).join() === titles, titles.join())
  }

  /**
   * Runs a step and checks that every tab keeps its state.
   * @param {string} title
   * @param {{ case?: number, disposing?: string[], visiting?: string[] }} expected
   */
  async step(title, { case: caseNumber, disposing = [], visiting = [] }, action) {
    const before = await this.#memories()
    const logged = await this.page.locator(".log li").count()
    await action()
    const problems = []
    // A case that changes nothing on the screen has no other sign.
    if (caseNumber) await this.page.locator(`.log li:nth-child(n + ${logged + 1})`).getByText(`Case ${caseNumber}`, { exact: true }).first().waitFor().catch(() => {})
    const cases = (await this.page.locator(".log li b").allTextContents()).slice(logged).map((text) => Number(/^Case (\d+)$/.exec(text)?.[1])).filter(Boolean)
    for (const number of cases) if (number !== caseNumber && ![1, 4, 5].includes(number)) problems.push(`unexpected case ${number}`)
    if (caseNumber && !cases.includes(caseNumber)) problems.push(`case ${caseNumber} did not come, but ${cases}`)
    const after = await this.#memories()
    for (const [id, old] of Object.entries(before)) {
      const now = after[id]
      if (!now) {
        if (!disposing.includes(old.name)) problems.push(`${old.name}: its container was disposed`)
        continue
      }
      if (now.loads !== old.loads) problems.push(`${now.name}: it was reloaded (${old.loads} → ${now.loads})`)
      if (now.marker !== old.marker) problems.push(`${now.name}: its JavaScript variables were lost`)
      if (visiting.includes(now.name) || visiting.includes(old.name)) continue
      for (const part of ["page", "scroll", "fields", "backList"]) {
        if (JSON.stringify(now[part]) !== JSON.stringify(old[part])) problems.push(`${now.name}: ${part} ${JSON.stringify(old[part])} → ${JSON.stringify(now[part])}`)
      }
    }
    for (const name of disposing) if (!Object.entries(before).some(([id, old]) => old.name === name && !after[id])) problems.push(`${name}: its container was not disposed`)
    assert.deepEqual(problems, [], title)
  }

  // Loads, JavaScript variables, scroll position, typed text, page and back stack of each started container.
  async #memories() {
    const started = await this.page.evaluate(() => {
      const phone = window.tabwirePhone
      const names = new Map(phone.state.tabs.map((tab) => [tab.container, tab.id ?? "bootstrap"]))
      return phone.started.map((id) => {
        const screen = phone.screenOf(id)
        return [id, { name: names.get(id), loads: screen.loadCount, backList: screen.backList }]
      })
    })
    const memories = started.map(async ([id, known]) => [id, { ...known, ...await this.#contents(id) }])
    return Object.fromEntries(await Promise.all(memories))
  }

  async #contents(id) {
    const element = await this.page.locator(`#screen-${id} > iframe`).elementHandle()
    const frame = await element.contentFrame()
    return frame.evaluate(() => {
      window.tourMarker ??= Math.random()
      const fields = [...document.querySelectorAll("main :is(input, textarea)")].map((field) => field.value)
      return { marker: window.tourMarker, scroll: Math.round(scrollY), fields, page: location.href }
    })
  }

  /** Runs a function in the page of a tab, selected or not. */
  async evaluateIn(index, body, argument) {
    const id = await this.page.evaluate((index) => window.tabwirePhone.state.tabs[index].container, index)
    return this.page.frameLocator(`#screen-${id} > iframe`).locator("html")
      .evaluate((_, [source, argument]) => (0, eval)(`(${source})`)(argument), [String(body), argument])
  }
}
