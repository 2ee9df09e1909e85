import assert from "node:assert/strict"
import { test as define } from "node:test"
import { configuration, tabBar } from "./support/tab_bar.js"
import { setUp } from "./support/fixture.js"
import { onTurbo7, onTurbo8 } from "./support/turbo.js"
import { Updates, links, streamOf } from "./support/updates.js"

const fixture = setUp({ pageCache: true })

function test(name, run) {
  define(...onTurbo7(fixture, name, run))
  define(...onTurbo8(fixture, `${name}, on Turbo 8`, run))
}

function streamingTabBar(configuration, url = "/tabs/updates") {
  return tabBar(configuration, `data-tab-bar-updates-url-value="${url}"`, links(configuration.tabs))
    .replace(`data-controller="navigation"`, `data-controller="navigation tab-bar-updates"`)
}

function withBadge(configuration, badge) {
  return { ...configuration, tabs: configuration.tabs.map((tab, index) => (index === 0 ? { ...tab, badge } : tab)) }
}

// Notes the event sources of the page.
const noteSources = `<script>
  window.sources = []
  window.EventSource = class extends EventSource {
    closeCount = 0
    constructor(url) { super(url); window.sources.push(this) }
    close() { super.close(); this.closeCount += 1 }
  }
</script>`

// Serves pages /home and /explore, whose tab bars are updated.
function servePages(options = {}) {
  const updates = new Updates(fixture.site)
  for (const [id, revision] of [["home", 10], ["explore", 20]]) {
    fixture.site.page(`/${id}`, { head: noteSources, body: streamingTabBar(configuration(id, revision)), ...options })
  }
  return updates
}

async function openHome(options) {
  const updates = servePages(options)
  const app = await fixture.openApp("/home")
  await app.evaluate(() => localStorage.removeItem("tabwire-revision"))
  await updates.open(1)
  app.takeMessages()
  return { app, updates }
}

function sentBy(app) {
  return app.takeMessages().map(({ data: { metadata, ...configuration } }) => configuration)
}

function texts(app) {
  return app.evaluate(() => [...document.querySelectorAll("nav a")].map(link => link.textContent))
}

// Waits until the first tab has a badge.
function showsBadge(app, badge) {
  return app.page.waitForFunction(badge => document.querySelector("nav a")?.textContent.endsWith(` ${badge}`), badge)
}

function setHidden(app, isHidden) {
  return app.evaluate(isHidden => {
    Object.defineProperty(HTMLDocument.prototype, "hidden", { get: () => isHidden, configurable: true })
    document.dispatchEvent(new Event("visibilitychange"))
  }, isHidden)
}

// The tests open the same origin again and again, so each one starts without what another has stored.
function forget(app) {
  return app.evaluate(() => localStorage.clear())
}

// P11.1, P11.3, P11.4, P11.5
test("the page in front opens a stream, which knows its path and its revision", async () => {
  const { app, updates } = await openHome()

  const [{ path, revision, lastEventID }] = updates.requests
  assert.deepEqual({ path, lastEventID }, { path: "/home", lastEventID: undefined })
  assert.ok(Number(revision) >= 10)
  assert.equal(updates.requests.length, 1)
  assert.deepEqual(app.thrown, [])
  await forget(app)
})

// P12.7
test("an event changes the links, and its configuration goes to the app, once", async () => {
  const { app, updates } = await openHome()
  const live = withBadge(configuration("home", 11), "3")

  updates.send(live)
  await showsBadge(app, 3)
  await app.settle()
  assert.deepEqual(sentBy(app), [{ ...live, live: true }])
  assert.deepEqual(await texts(app), ["home 3", "explore"])
  await forget(app)
})

test("an event that changes no link keeps the elements, but goes to the app", async () => {
  const { app, updates } = await openHome()
  await app.evaluate(() => (window.firstLink = document.querySelector("nav a")))

  updates.send(configuration("home", 11))
  await app.page.waitForFunction(() => document.querySelector("nav").dataset.navigationLiveValue)
  await app.settle()
  assert.ok(await app.evaluate(() => window.firstLink === document.querySelector("nav a")))
  assert.deepEqual(sentBy(app), [{ ...configuration("home", 11), live: true }])
  await forget(app)
})

test("an event changes a tab bar whose controller has another identifier", async () => {
  const renamed = html => html.replaceAll("data-navigation-", "data-tabwire--navigation-")
    .replace(`data-controller="navigation`, `data-controller="tabwire--navigation`)
  const updates = new Updates(fixture.site)
  const body = renamed(streamingTabBar(configuration("home", 10)))
    .replace("<nav", `<nav data-tab-bar-updates-controller-value="tabwire--navigation"`)
  fixture.site.page("/home", { body })
  const app = await fixture.openApp("/home")
  await app.evaluate(() => window.application.register("tabwire--navigation", window.Tabwire.NavigationController))
  await updates.open(1)
  await app.settle()
  app.takeMessages()

  const live = withBadge(configuration("home", 11), "3")
  updates.sendText(`data: ${renamed(streamOf(live))}\n\n`)
  await showsBadge(app, 3)
  await app.settle()
  assert.deepEqual(sentBy(app), [{ ...live, live: true }])
  await forget(app)
})

// P12.9
test("keyboard focus stays on its tab", async () => {
  const { app, updates } = await openHome()
  await app.evaluate(() => document.querySelector("[data-tab=explore]").focus())

  updates.send(withBadge(configuration("home", 11), "1"))
  await showsBadge(app, 1)
  assert.equal(await app.evaluate(() => document.activeElement.dataset.tab), "explore")
  await forget(app)
})

// P12.1, P12.2, P10.7
test("a hidden page closes its stream, and opens it with the highest revision when it is visible again", async () => {
  const { app, updates } = await openHome()
  updates.send(withBadge(configuration("home", 5000), "2"))
  await showsBadge(app, 2)

  await setHidden(app, true)
  await updates.open(0)
  await setHidden(app, false)
  await updates.open(1)
  assert.equal(updates.requests.at(-1).revision, "5000")
  await forget(app)
})

// P12.1, P12.2
test("a page without network closes its stream, and opens it when the network is back", async () => {
  const { app, updates } = await openHome()

  await app.page.context().setOffline(true)
  await updates.open(0)
  await app.page.context().setOffline(false)
  await updates.open(1)
  await forget(app)
})

// P12.2
test("a Turbo visit closes the stream of the old page, and opens that of the new one", async () => {
  const { app, updates } = await openHome()

  await app.visit("/explore")
  await updates.requested(2)
  await updates.open(1)
  assert.equal(updates.requests[1].path, "/explore")
  await forget(app)
})

// P10.6, P12.8
test("a page that is restored from Turbo's cache sends its own configuration, and then the live one", async () => {
  const { app, updates } = await openHome()
  const live = withBadge(configuration("home", 11), "4")
  updates.send(live)
  await showsBadge(app, 4)
  await app.visit("/explore")
  await updates.requested(2)
  app.takeMessages()

  await app.visiting(() => history.back())
  await updates.requested(3)
  await updates.open(1)
  assert.deepEqual(sentBy(app), [configuration("home", 10), { ...live, live: true }])
  assert.deepEqual(await texts(app), ["home 4", "explore"])
  await forget(app)
})

// P10.6
test("a page without a revision sends only the live configuration when it is restored", async () => {
  const updates = new Updates(fixture.site)
  const { revision, ...old } = configuration("home")
  fixture.site.page("/home", { body: streamingTabBar(old) })
  const app = await fixture.openApp("/home")
  await updates.open(1)
  updates.send(withBadge(configuration("home", 11), "4"))
  await showsBadge(app, 4)
  app.takeMessages()

  await setHidden(app, true)
  await setHidden(app, false)
  await app.settle()
  assert.deepEqual(sentBy(app), [{ ...withBadge(configuration("home", 11), "4"), live: true }])
  await forget(app)
})

// P11.6, P12.3
test("a restarted server receives the id of the page's last event", async () => {
  const { app, updates } = await openHome()
  updates.send(withBadge(configuration("home", 11), "1"), "11-abc")
  await showsBadge(app, 1)

  updates.end()
  await updates.requested(2)
  assert.equal(updates.requests[1].lastEventID, "11-abc")
  assert.deepEqual(app.thrown, [])
  await forget(app)
})

// P12.4, P12.5
test("a stream that fails is opened again later, and no error reaches the page", async () => {
  const { app, updates } = await openHome()
  await app.evaluate(() => {
    const wait = window.setTimeout
    window.delays = []
    window.setTimeout = (run, time, ...rest) => (time > 1000 ? (window.delays.push(time), wait(run, 10)) : wait(run, time, ...rest))
  })
  updates.status = 502
  updates.end()
  await updates.requested(5)
  updates.status = 200
  await updates.open(1)

  const delays = await app.evaluate(() => window.delays)
  assert.ok(delays.length >= 3)
  for (const [index, delay] of delays.entries()) {
    const longest = Math.min(5 * 2 ** index, 600) * 1000
    assert.ok(delay >= longest / 2 && delay <= longest, `delay ${index} is ${delay}`)
  }
  assert.deepEqual(app.thrown, [])
  await forget(app)
})

// P12.7
test("an event that is no tab bar changes nothing", async () => {
  const { app, updates } = await openHome()
  const before = await app.evaluate(() => document.body.innerHTML)

  const noise = ["", "x", "<nav></nav>", "<turbo-stream><template><nav></nav></template></turbo-stream>", "<script>window.isRun = true</script>"]
  for (const data of noise) updates.sendText(`data: ${data}\n\n`)
  updates.sendText("event: other\ndata: x\n\n:\n\n")
  // Events arrive in order: the last one marks the element, and changes no link.
  updates.send(configuration("home", 11))
  await app.page.waitForFunction(() => document.querySelector("nav").dataset.navigationLiveValue)
  await app.settle()
  assert.equal(sentBy(app).length, 1)
  await app.evaluate(() => document.querySelector("nav").removeAttribute("data-navigation-live-value"))
  assert.equal(await app.evaluate(() => document.body.innerHTML), before)
  assert.ok(!(await app.evaluate(() => window.isRun)))
  assert.deepEqual(app.thrown, [])
  await forget(app)
})

// Opens a page with another session in another window of the same browser.
async function openElsewhere(app, session, revision) {
  const updates = new Updates(fixture.site, "/updates/elsewhere")
  const body = streamingTabBar({ ...configuration("explore", revision), session }, "/updates/elsewhere")
  fixture.site.page("/elsewhere", { body })
  const window = await app.page.context().newPage()
  await window.goto(fixture.site.url("/elsewhere"))
  await updates.open(1)
  return window
}

// P12.6, P10.7
test("a page opens its stream again when another window shows another user, so that the server sees the new cookie", async () => {
  const { app, updates } = await openHome()

  const window = await openElsewhere(app, "nobody", 30)
  await updates.requested(2)
  await updates.open(1)
  assert.equal(updates.requests[1].lastEventID, undefined)
  assert.equal(updates.requests[1].revision, "30")

  // Another page of the same user changes nothing.
  await openElsewhere(app, "nobody", 31).then(again => again.close())
  await window.close()
  await app.visit("/explore")
  await updates.requested(3)
  await forget(app)
})

test("two windows with different sessions open their streams once for each page, not for each other's events", async () => {
  const { app, updates } = await openHome()
  const window = await openElsewhere(app, "priya", 30)
  await updates.requested(2)
  await updates.open(1)

  updates.send({ ...withBadge(configuration("home", 40), "1"), session: "robin" })
  await showsBadge(app, 1)
  assert.equal(await app.evaluate(() => localStorage.getItem("tabwire-session")), "priya")
  assert.equal(updates.requests.length, 2)
  await window.close()
  await forget(app)
})

// Opens a page of a user, follows an ordinary link to another page, and goes back.
async function leaveAndGoBack(other) {
  const updates = new Updates(fixture.site)
  for (const [path, session] of [["/priya", "priya"], ["/priya/other", "priya"], ["/signed-out", "nobody"]]) {
    fixture.site.page(path, { body: streamingTabBar({ ...configuration("home", 10), session }) })
  }
  const app = await fixture.openApp("/priya")
  await updates.open(1)
  await app.evaluate(() => (window.isFirst = true))
  await app.page.goto(fixture.site.url(other))
  await updates.open(1)
  await app.goBack()
  return { app, updates }
}

// P10.8
test("a page that the browser's page cache restores after its user has signed out is loaded again", async () => {
  const { app } = await leaveAndGoBack("/signed-out")

  await app.page.waitForFunction(() => performance.getEntriesByType("navigation")[0].type === "reload")
  await forget(app)
})

test("a page that the browser's page cache restores for its user keeps its state, and opens its stream again", async () => {
  const { app, updates } = await leaveAndGoBack("/priya/other")

  await updates.requested(3)
  assert.equal(await app.evaluate(() => window.isFirst), true)
  await forget(app)
})

test("a removed element closes its stream", async () => {
  const { app, updates } = await openHome()

  await app.evaluate(() => document.querySelector("nav").remove())
  await updates.open(0)
  await forget(app)
})

// P11.2
define("a stream of another origin is not opened", async () => {
  const updates = new Updates(fixture.site)
  const app = await fixture.openApp(streamingTabBar(configuration("home"), "http://localhost:9/tabs/updates"))

  assert.equal(updates.requests.length, 0)
  assert.ok(app.console.some(line => line.includes("is not the origin of the page")))
})

// Signs of life. The clock of the page is the test's; the browser's own reconnecting goes by the real one.

// A page whose stream announces signs of life, and has delivered an event after them.
async function openLiving(seconds) {
  const { app, updates } = await openHome()
  await app.page.clock.install()
  updates.sendText(`event: alive\ndata: ${seconds}\n\n`)
  await hears(app, updates)
  return { app, updates }
}

// Waits until the last source of the page is open, and no other one: time that runs fast replaces several.
async function opened(app, updates) {
  await app.page.waitForFunction(() => window.sources.at(-1).readyState === EventSource.OPEN)
  await updates.open(1)
}

let heard = 100

// Waits until the page has received another event.
async function hears(app, updates) {
  heard += 1
  updates.send(withBadge(configuration("home", heard), `${heard}`))
  await showsBadge(app, heard)
}

// P11.28, P12.11
test("a stream that is silent for three times the announced seconds is opened again", async () => {
  const { app, updates } = await openLiving(15)

  for (let times = 0; times < 2; times += 1) {
    await app.page.clock.runFor(25_000)
    await hears(app, updates)
  }
  assert.equal(updates.requests.length, 1)
  await app.page.clock.runFor(50_000)
  await updates.requested(2)
  await updates.open(1)
  await app.page.clock.runFor(50_000)
  await updates.requested(3)
  await updates.open(1)
  assert.deepEqual(app.thrown, [])
  await forget(app)
})

// P11.28
test("only whole seconds from 1 to 15 announce signs of life", async () => {
  const { app, updates } = await openHome()
  await app.page.clock.install()
  for (const data of ["0", "16", "-1", "1.5", "01", "15 s", "1e1", "", "null"]) updates.sendText(`event: alive\ndata: ${data}\n\n`)
  updates.sendText("event: alive\n\n:\n\n")
  await hears(app, updates)

  await app.page.clock.runFor(600_000)
  assert.equal(updates.requests.length, 1)
  await forget(app)
})

// P12.11, P12.3
test("silence counts after the browser has connected again by itself", async () => {
  const { app, updates } = await openLiving(1)
  updates.end()
  await updates.requested(2)
  await hears(app, updates)

  await app.page.clock.runFor(5_000)
  await updates.requested(3)
  await updates.open(1)
  await forget(app)
})

// P12.11
test("a connection that is never answered is made again", async () => {
  const { app, updates } = await openLiving(15)
  updates.status = null
  updates.end()
  await updates.requested(2)
  await app.page.clock.runFor(100_000)
  updates.status = 200
  await app.page.clock.runFor(100_000)
  await opened(app, updates)
  await hears(app, updates)
  await forget(app)
})

// P12.3, P11.23
test("the browser waits for the time of the last retry, however short the signs of life are apart", async () => {
  const { app, updates } = await openLiving(1)
  updates.sendText("retry: 30000\n\n")
  await hears(app, updates)
  updates.end()
  await updates.open(0)
  await app.page.waitForFunction(() => window.sources.at(-1).readyState === EventSource.CONNECTING)
  await app.page.clock.runFor(20_000)
  assert.equal(updates.requests.length, 1)
  await app.page.clock.runFor(60_000)
  await updates.requested(2)
  await forget(app)
})

// P12.11, P12.1
test("a hidden page waits for no signs of life", async () => {
  const { app, updates } = await openLiving(1)
  await setHidden(app, true)
  await updates.open(0)
  await app.page.clock.runFor(600_000)
  assert.equal(updates.requests.length, 1)

  await setHidden(app, false)
  await updates.requested(2)
  await updates.open(1)
  await app.page.clock.runFor(5_000)
  await updates.requested(3)
  await forget(app)
})

// P12.12
test("a stream that opens again after the page has closed it is closed again, and its events change nothing", async () => {
  const { app, updates } = await openHome()
  await setHidden(app, true)
  await updates.open(0)
  await setHidden(app, false)
  await updates.open(1)

  const closeCount = await app.evaluate(() => {
    const [former] = window.sources
    const { closeCount } = former
    const nav = `<nav data-navigation-configuration-value="{}"></nav>`
    former.dispatchEvent(new MessageEvent("message", { data: `<turbo-stream><template>${nav}</template></turbo-stream>` }))
    former.dispatchEvent(new Event("open"))
    return former.closeCount - closeCount
  })
  assert.equal(closeCount, 2)
  assert.deepEqual(await texts(app), ["home", "explore"])
  await updates.open(1)
  assert.equal(updates.requests.length, 2)
  await forget(app)
})

// P10.9
test("a page that is asked again sends its configuration, and opens its stream afresh", async () => {
  const { app, updates } = await openHome()
  await app.evaluate(() => document.dispatchEvent(new Event("tabwire:ask-again")))
  await updates.requested(2)
  await updates.open(1)
  await app.settle()
  assert.deepEqual(sentBy(app), [configuration("home", 10)])

  // Also where it waits to open it again.
  updates.status = 502
  updates.end()
  await updates.requested(3)
  updates.status = 200
  await app.page.waitForFunction(() => window.sources.at(-1).readyState === EventSource.CLOSED)
  await app.evaluate(() => document.dispatchEvent(new Event("tabwire:ask-again")))
  await updates.requested(4)
  await updates.open(1)
  await forget(app)
})

// P10.9, P12.1
test("a hidden page that is asked again opens no stream", async () => {
  const { app, updates } = await openHome()
  await setHidden(app, true)
  await updates.open(0)
  await app.evaluate(() => document.dispatchEvent(new Event("tabwire:ask-again")))
  await app.settle()
  assert.equal(updates.requests.length, 1)
  await forget(app)
})

define("updates work without Turbo, and in browsers", async () => {
  fixture.site.script(
    "/without_turbo.js",
    `import { Application } from "@hotwired/stimulus"
    import { NavigationController, TabBarUpdatesController } from "@tabwire/web"
    const application = Application.start()
    application.register("navigation", NavigationController)
    application.register("tab-bar-updates", TabBarUpdatesController)`,
  )
  const updates = servePages({ script: "/without_turbo.js" })
  const browser = await fixture.openBrowser("/home")
  await updates.open(1)
  assert.equal(await browser.evaluate(() => typeof window.Turbo), "undefined")

  updates.send(withBadge(configuration("home", 11), "7"))
  await showsBadge(browser, 7)
  await forget(browser)
})
