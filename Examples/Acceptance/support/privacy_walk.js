// The walks of Examples/Acceptance/privacy-walk.
import { closeContext, closePage } from "./close_context.js"
import { LateSite } from "./late_site.js"
import { sites } from "./walk_sites.js"

const { chromium } = await import(process.env.PLAYWRIGHT)
const server = new URL(process.argv[2])
const site = sites[process.env.SITE ?? "demo"]
const orders = Number(process.env.ORDERS ?? 20)
const walkers = Number(process.env.WALKERS ?? 2)
const timeout = 180_000 // milliseconds, for a walk
const firstSeed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))

// Runs in every page: looks at each frame whether it is of the user who is gone.
function watch() {
  const isOfFormerUser = () =>
    [...document.querySelectorAll("[data-navigation-configuration-value]")]
      .flatMap(({ dataset }) => [dataset.navigationConfigurationValue, dataset.navigationLiveValue])
      .some(value => value && JSON.parse(value).session === localStorage.getItem("walk-former"))
  const check = () => {
    const isVisible = document.documentElement && getComputedStyle(document.documentElement).display !== "none"
    const isNew = performance.timeOrigin > Number(localStorage.getItem("walk-leaving"))
    if (isNew && (isVisible || document.title) && isOfFormerUser()) {
      console.log(`LEAK at ${location.pathname}, ${Math.round(performance.now())} ms after the page began`)
    }
    requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}

// `leaving` is the time since which no page may begin that is of the former user.
function rememberFormer({ session, leaving }) {
  localStorage.setItem("walk-former", session)
  localStorage.setItem("walk-leaving", leaving)
  return true
}

const sessionOf = page =>
  page.evaluate(() => {
    const value = document.querySelector("[data-navigation-configuration-value]")?.dataset.navigationConfigurationValue
    return value ? JSON.parse(value).session : null
  })

// Another step may replace the page meanwhile.
async function attempt(step) {
  try {
    return await step()
  } catch (error) {
    if (!/context was destroyed|Timeout|navigat|interrupted|aborted|closed/i.test(error.message)) throw error
  }
}

class Walk {
  taken = []
  failures = new Set()
  #seed

  constructor(seed) {
    this.#seed = seed
  }

  async run(browser) {
    this.site = await new LateSite(server, () => this.random(1000)).open()
    this.context = await browser.newContext()
    await this.context.addInitScript(watch)
    await this.#openWindow()
    const limit = new Promise((_, reject) => setTimeout(() => reject(new Error("not over in time")), timeout).unref())
    try {
      await Promise.race([this.#story(), limit])
    } catch (error) {
      this.failures.add(`${error.message.split("\n")[0]} at ${this.page.url()}, which shows ${await this.#pageText()}`)
    }
    await closeContext(this.context).catch(() => {})
    this.site.close()
  }

  // Returns the text of the page, for the message of a failure.
  #pageText() {
    const text = this.page.evaluate(() => JSON.stringify(document.documentElement.innerText.replace(/\s+/g, " ").slice(0, 300)))
    const limit = new Promise(resolve => setTimeout(resolve, 5000, "a page that does not answer").unref())
    return Promise.race([text, limit]).catch(error => error.message.split("\n")[0])
  }

  random(count) {
    this.#seed = (Math.imul(this.#seed, 1103515245) + 12345) >>> 0
    return Math.floor((this.#seed / 2 ** 32) * count)
  }

  async #story() {
    await this.#signIn(0)
    await this.#registerWorker()
    await this.#wander(4)
    await this.#open(site.private)
    const former = await sessionOf(this.page)
    await this.#requestPages()
    if (this.random(2) === 0 || site.keepsUsers) {
      await this.#signOut(former)
      await this.#wander(3)
      await this.#stayAway(former)
      if (this.random(3) === 0) return this.#startWithoutNetwork()
      await this.#signIn(1)
    } else {
      await this.#switchTo(1, former)
    }
    await this.#wander(4)
    await this.#stayAway(former)
    await this.#startWithoutNetwork()
  }

  async #openWindow() {
    this.page = await this.context.newPage()
    this.page.on("console", message => message.text().startsWith("LEAK") && this.failures.add(message.text()))
  }

  async #open(path) {
    const open = () => this.page.goto(this.site.url(path), { waitUntil: "domcontentloaded" })
    while (!(await attempt(open))) continue
  }

  async #signIn(user) {
    this.taken.push(`in:${user}`)
    await this.#open(site.signIn)
    await this.#submit(user)
    await this.page.locator("a.tab").first().waitFor()
  }

  async #registerWorker() {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.register("/walk-worker.js", { scope: "/" })
      await navigator.serviceWorker.ready
    })
  }

  // Pages that are under way while the user signs out, as those of other tabs.
  async #requestPages() {
    await this.page.evaluate(paths => {
      for (const path of paths) fetch(path, { headers: { Accept: "text/html" } }).catch(() => {})
    }, site.late)
  }

  async #signOut(former) {
    this.taken.push("out")
    await this.page.evaluate(rememberFormer, { session: former, leaving: Date.now() })
    await this.page.evaluate(`(${site.signOut.toString().replace(/^signOut/, "function")})()`)
    await this.#leave(former)
  }

  // Signs in as another user without signing out.
  async #switchTo(user, former) {
    this.taken.push(`switch:${user}`)
    await this.page.evaluate(rememberFormer, { session: former, leaving: Date.now() })
    await this.#submit(user)
    await this.#leave(former)
  }

  // Submits the fields of the sign-in form.
  async #submit(user) {
    await this.page.evaluate(({ action, fields }) => {
      const form = Object.assign(document.createElement("form"), { method: "post", action })
      const token = document.querySelector("meta[name=csrf-token]")?.content ?? ""
      for (const [name, value] of Object.entries({ ...fields, authenticity_token: token })) {
        form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }))
      }
      document.body.append(form)
      form.submit()
    }, { action: site.signIn, fields: site.fields(user) })
  }

  // Waits for the first page of another user.
  async #leave(former) {
    await this.page.waitForFunction(former => {
      const value = document.querySelector("[data-navigation-configuration-value]")?.dataset.navigationConfigurationValue
      return value && JSON.parse(value).session !== former
    }, former)
    while (!(await attempt(() => this.page.evaluate(rememberFormer, { session: former, leaving: 0 })))) continue
  }

  // Fails if the user is signed in again.
  async #stayAway(former) {
    const answer = await this.context.request.get(this.site.url(site.private))
    if ((await answer.text()).includes(former)) this.failures.add("signed in again")
  }

  // A new window, with nothing but what the browser has stored.
  async #startWithoutNetwork() {
    this.taken.push("offline")
    await closePage(this.page)
    this.site.loseNetwork()
    await this.#openWindow()
    for (const path of site.stored) {
      await this.page.goto(this.site.url(path), { waitUntil: "load", timeout: 5000 }).catch(() => {})
      await this.page.waitForTimeout(this.random(200))
    }
  }

  async #wander(count) {
    for (let number = 0; number < count; number += 1) {
      const name = ["tap", "tap", "link", "link", "form", "back", "back", "forward", "reload"][this.random(9)]
      this.taken.push(name)
      await attempt(() => this[name]())
      await this.page.waitForTimeout(this.random(1000))
    }
  }

  tap() {
    return this.#click("a.tab")
  }

  link() {
    return this.#click(site.links)
  }

  back() {
    return this.page.evaluate(() => history.back())
  }

  forward() {
    return this.page.evaluate(() => history.forward())
  }

  reload() {
    return this.page.evaluate(() => location.reload())
  }

  // Submits any form, except those that sign in or out, also with a value that the server rejects.
  async form() {
    const text = ["", "Robin", "A title"][this.random(3)]
    await this.page.evaluate(({ number, text, pattern }) => {
      const forms = [...document.forms].filter(form => form.method === "post" && new RegExp(pattern).test(form.action))
      const form = forms[Math.floor(number * forms.length)]
      for (const field of form?.querySelectorAll("input[type=text], input:not([type]), textarea") ?? []) field.value = text
      const button = form?.querySelector("button, [type=submit]")
      if (form) form.noValidate = true
      if (button) button.click()
      else form?.requestSubmit()
    }, { number: this.random(1000) / 1000, text, pattern: site.forms.source })
  }

  async #click(selector) {
    const links = this.page.locator(selector)
    const count = await links.count()
    if (count > 0) await links.nth(this.random(count)).click({ timeout: 1500, noWaitAfter: true })
  }
}

console.log(`seed ${firstSeed}, ${orders} orders`)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_FULL,
  args: process.env.CHROMIUM_ARGUMENTS.split(" "),
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
})
let next = 0
let walked = 0
let failed = 0
async function walkOrders() {
  while (next < orders) {
    const seed = firstSeed + next++
    const walk = new Walk(seed)
    await walk.run(browser)
    walked += 1
    if (walked % 20 === 0) console.log(`${walked} orders walked`)
    if (walk.failures.size === 0) continue
    failed += 1
    console.log(`✘ seed ${seed}: ${walk.taken.join(" ")}: ${[...walk.failures].join(", ")}`)
  }
}
await Promise.all(Array.from({ length: walkers }, walkOrders))
console.log(`${orders - failed} passed, ${failed} failed`)
await browser.close()
process.exit(failed === 0 ? 0 : 1)
