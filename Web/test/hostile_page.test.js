import assert from "node:assert/strict"
import { test } from "node:test"
import { configuration, tabBar } from "./support/tab_bar.js"
import { setUp } from "./support/fixture.js"

// Pages that make it hard for the package to load: if one of its modules throws, the page has no tab bar in the app.

const fixture = setUp()
let revision = 0

// Opens a page in an app, with all that is hostile before the tab bar.
async function open(hostile, options) {
  const loads = serve(hostile, options)
  return { app: await fixture.openApp("/page"), loads }
}

// Without Turbo, which relies on `document` itself.
function serve(hostile, { head = "", session = "bobby", attributes = "" } = {}) {
  fixture.site.script("/without_turbo.js", `
    import { Application } from "@hotwired/stimulus"
    import { NavigationController, TabBarUpdatesController } from "@tabwire/web"
    const application = Application.start()
    application.register("navigation", NavigationController)
    application.register("tab-bar-updates", TabBarUpdatesController)`)
  const loads = []
  fixture.site.page("/page", {
    head,
    body: () => (loads.push("/page"), hostile + tabBar({ ...configuration("home", ++revision), session }, attributes)),
    script: "/without_turbo.js",
  })
  return loads
}

const names = ["cookie", "querySelector", "querySelectorAll", "addEventListener", "dispatchEvent", "title", "hidden", "createElement",
  "baseURI"]
for (const name of names) {
  test(`an element named ${name} does not keep the page from sending its configuration`, async () => {
    for (const element of [`<img name="${name}">`, `<form name="${name}"></form>`]) {
      const { app } = await open(element)
      assert.deepEqual(app.takeMessages().map(({ data }) => data.revision), [revision], element)
      assert.deepEqual(app.thrown, [], element)
    }
  })
}

const scripts = ["HotwireNative", "Strada", "Turbo"]
for (const name of scripts) {
  test(`elements with the id ${name} are taken for no script`, async () => {
    const members = ["web", "cache", "clearCache"].map(member => `<input name="${member}">`).join("")
    const several = `<p id="${name}"></p>`.repeat(2)
    for (const element of [`<form id="${name}">${members}</form>`, several, `<iframe name="${name}"></iframe>`]) {
      const { app } = await open(element, { session: `of ${name} ${revision}` })
      assert.deepEqual((await app.nextMessages()).map(({ data }) => data.revision), [revision], element)
      assert.deepEqual(app.thrown, [], element)
    }
  })
}

test("an element that is no <nav> carries no configuration, and its inputs hide nothing", async () => {
  const foreign = JSON.stringify({ session: "dora", revision: 1 }).replaceAll('"', "&quot;")
  const { app } = await open(`<form data-controller="chart" data-chart-configuration-value="${foreign}">
    <input name="attributes"><input name="getAttributeNames"></form>`)
  assert.equal(await app.evaluate(() => localStorage["tabwire-session"]), "bobby")
  assert.deepEqual(app.thrown, [])
})

// P13.24
test("only the <nav> names a cookie whose value tells who is signed in", async () => {
  const { app, loads } = await open(`<p data-session-mark="mark=dora"></p>
    <script>document.cookie = "mark=bobby; Path=/"</script>`, { attributes: `data-session-mark="mark=bobby"` })
  await app.settle()
  assert.deepEqual(loads, ["/page"])
  assert.equal(await app.evaluate(() => getComputedStyle(document.documentElement).display), "block")
})

const forbidden = `<script>
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError") } })
  }
  Object.defineProperty(Document.prototype, "cookie", { get() { throw new DOMException("denied", "SecurityError") } })
  Object.defineProperty(Navigator.prototype, "serviceWorker", { get() { throw new DOMException("denied", "SecurityError") } })
  CacheStorage.prototype.keys = async () => { throw new DOMException("denied", "SecurityError") }
</script>`

for (const session of ["bobby", null]) {
  test(`where the browser forbids storage and cookies, a page with the session ${session} sends its configuration`, async () => {
    const { app } = await open("", { head: forbidden, session, attributes: `data-session-mark="mark=bobby"` })
    assert.deepEqual((await app.nextMessages()).map(({ data }) => data.session), [session])
    assert.deepEqual([...app.thrown, ...app.console], [])
  })
}

test("an address of the stream that is none is reported, and the configuration is sent", async () => {
  const { app } = await open("", { attributes: `data-tab-bar-updates-url-value="http://["` })
  app.takeMessages()
  await app.evaluate(() => document.querySelector("nav").setAttribute("data-controller", "navigation tab-bar-updates"))
  await app.settle()
  assert.match(app.console.join(), /tab-bar-updates not opened: "http:\/\/\[" is no address/)
  assert.deepEqual(app.thrown, [])
})

// P13.19, P13.21
test("where storage is full, stored pages of the former user are deleted, those that come late, too", async () => {
  const full = `<script>Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError") }</script>`
  const { app } = await open("")
  const store = path => app.evaluate(async path => {
    const page = new Response("<p>Page of bobby</p>", { headers: { "Content-Type": "text/html" } })
    await (await caches.open("pages")).put(path, page)
  }, path)
  const untilDeleted = path => app.evaluate(async path => {
    for (const end = Date.now() + 30_000; await caches.match(path);) if (Date.now() > end) throw new Error(`${path} is still stored`)
  }, path)
  await app.evaluate(() => localStorage.setItem("tabwire-late-pages", "1"))
  await app.page.waitForFunction(() => !localStorage.getItem("tabwire-late-pages"))
  await store("/stored")
  serve("", { head: full, session: "dora" })
  await app.page.goto(fixture.site.url("/page"))
  await untilDeleted("/stored")
  await store("/late")
  await untilDeleted("/late")
})
