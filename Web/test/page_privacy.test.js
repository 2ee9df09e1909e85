import assert from "node:assert/strict"
import { EventEmitter, once } from "node:events"
import { test } from "node:test"
import { setUp } from "./support/fixture.js"
import { configuration, tabBar } from "./support/tab_bar.js"
import { Updates } from "./support/updates.js"

const fixture = setUp({ pageCache: true })
let revision = 0

// A page of a session, with its own content.
function page(path, session, { text = `Page of ${session}`, head = "", rendered = () => ++revision } = {}) {
  fixture.site.page(path, {
    head,
    body: () => {
      const configuration = JSON.stringify({ active: null, tabs: [], revision: rendered(), session })
      const escaped = configuration.replaceAll('"', "&quot;")
      return `<nav data-controller="navigation" data-navigation-configuration-value="${escaped}"></nav><p>${text}</p>`
    },
  })
}

// Notes what is visible when a page is restored, before and after the next frames.
const observer = `<script>
  addEventListener("pageshow", event => {
    if (!event.persisted) return
    const seen = JSON.parse(sessionStorage.seen ?? "[]")
    const note = () => { seen.push([getComputedStyle(document.documentElement).display, document.title]); sessionStorage.seen = JSON.stringify(seen) }
    note()
    requestAnimationFrame(note)
  })
</script>`

async function goBackAfterSignOut(web) {
  page("/a", "bobby", { head: observer })
  page("/out", "nobody")
  await web.page.goto(fixture.site.url("/a"))
  await web.page.goto(fixture.site.url("/out"))
  await web.settle()
  page("/a", "nobody", { text: "Sign in" })
  await web.goBack()
  await web.page.getByText("Sign in").waitFor()
}

test("nothing of a former user's page is visible when the browser restores it, and it is loaded again", async () => {
  const web = await fixture.openBrowser("")
  await goBackAfterSignOut(web)
  const seen = JSON.parse(await web.evaluate(() => sessionStorage.seen ?? "[]"))
  assert.ok(seen.length > 0, "the browser restored the page")
  for (const now of seen) assert.deepEqual(now, ["none", ""])
})

test("a restored page is visible again if its session is today's, at the same place", async () => {
  page("/mine", "bobby", { text: `<p style="height: 5000px">Mine</p>` })
  page("/next", "bobby")
  const web = await fixture.openBrowser("/mine")
  await web.evaluate(() => { window.wasHere = true; scrollTo(0, 1500) })
  await web.page.goto(fixture.site.url("/next"))
  await web.goBack()
  await web.page.getByText("Mine").first().waitFor()
  await web.page.waitForFunction(() => scrollY > 0)
  assert.deepEqual(await web.evaluate(() => [window.wasHere, scrollY, document.title]), [true, 1500, "/mine"])
})

test("a restored page of a user who signed out elsewhere is loaded again: the server is asked", async () => {
  page("/mine", "bobby", { head: observer })
  fixture.site.page("/other", { body: "elsewhere", script: "" })
  const web = await fixture.openBrowser("/mine")
  await web.page.goto(fixture.site.url("/other"))
  page("/mine", "nobody", { text: "Sign in" })
  await web.goBack()
  await web.page.getByText("Sign in").waitFor()
})

test("a restored page stays covered if another window shows another user while the server is asked", async () => {
  page("/mine", "bobby", { head: observer })
  page("/next", "bobby")
  page("/hers", "dora")
  const web = await fixture.openBrowser("/mine")
  // The page has been loaded again for this user before.
  await web.evaluate(() => { sessionStorage["tabwire-reported-session"] = "dora" })
  await web.page.goto(fixture.site.url("/next"))
  const asked = new Promise(resolve => fixture.site.route("/mine", (request, response) => resolve(response)))
  await web.goBack()
  const answer = await asked

  const other = await web.page.context().newPage()
  await other.goto(fixture.site.url("/hers"))
  await web.page.waitForFunction(() => localStorage["tabwire-session"] === "dora")
  await other.close()
  page("/mine", "dora", { text: "Hers now" })
  const former = JSON.stringify({ active: null, tabs: [], revision: 1, session: "bobby" })
  answer.writeHead(200, { "Content-Type": "text/html" })
    .end(`<nav data-controller="navigation" data-navigation-configuration-value='${former}'></nav>`)
  await web.page.getByText("Hers now").waitFor()
  for (const now of JSON.parse(await web.evaluate(() => sessionStorage.seen))) assert.deepEqual(now, ["none", ""])
})

const worker = `
  addEventListener("install", () => skipWaiting())
  addEventListener("activate", event => event.waitUntil(clients.claim()))
  addEventListener("fetch", event => {
    if (event.request.mode !== "navigate") return
    event.respondWith(fetch(event.request).then(async response => {
      const cache = await caches.open("pages")
      await cache.put(event.request, response.clone())
      return response
    }, () => caches.match(event.request, { ignoreVary: true })))
  })`

// Ends the minute in which late pages of the user before are deleted.
async function endDeletion(web) {
  await web.evaluate(() => localStorage.setItem("tabwire-late-pages", "1"))
  await web.page.waitForFunction(() => !localStorage.getItem("tabwire-late-pages"))
}

async function startWorker(web) {
  await endDeletion(web)
  return web.evaluate(async () => {
    await navigator.serviceWorker.register("/worker.js")
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) {
      await new Promise(resolve => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }))
    }
  })
}

function storedPaths(web) {
  return web.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname).sort()
  })
}

// Waits until a page is stored, or is not. The page may be replaced meanwhile.
async function untilStored(web, path, isStored = true) {
  const end = Date.now() + 30_000
  for (;;) {
    const found = await web.evaluate(async path => Boolean(await caches.match(path)), path).catch(() => undefined)
    if (found === isStored) return
    assert.ok(Date.now() < end, `${path} is ${isStored ? "not stored" : "still stored"}`)
  }
}

test("another session deletes the pages that a service worker has stored, except public ones", async () => {
  fixture.site.script("/worker.js", worker)
  for (const path of ["/a", "/b"]) page(path, "bobby")
  fixture.site.route("/public", (request, response) =>
    response.writeHead(200, { "Content-Type": "text/html", "Cache-Control": "public, max-age=60" }).end("<p>Public</p>"))
  fixture.site.route("/data.json", (request, response) =>
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}"))
  const web = await fixture.openBrowser("/a")
  await startWorker(web)
  for (const path of ["/a", "/b", "/public", "/data.json"]) await web.page.goto(fixture.site.url(path))
  await web.page.goto(fixture.site.url("/b"))
  assert.deepEqual(await storedPaths(web), ["/a", "/b", "/data.json", "/public"])

  page("/b", "dora")
  await web.page.goto(fixture.site.url("/b"))
  await untilStored(web, "/a", false)
  const stored = await storedPaths(web)
  assert.ok(stored.includes("/public") && stored.includes("/data.json"), stored.join())
})

test("where a service worker controls the page, a cookie has the user agent of the app", async () => {
  fixture.site.script("/worker.js", worker)
  page("/a", "bobby")
  const app = await fixture.openApp("/a")
  const userAgent = await app.evaluate(() => navigator.userAgent)
  assert.ok(!(await app.evaluate(() => document.cookie)).includes("tabwire-user-agent"))
  await startWorker(app)
  await app.page.waitForFunction(() => document.cookie.includes("tabwire-user-agent"))
  const value = (await app.evaluate(() => document.cookie)).match(/tabwire-user-agent=([^;]*)/)[1]
  assert.equal(decodeURIComponent(value), userAgent)
})

test("an app is sent the configuration of another user once, and what was stored is deleted", async () => {
  fixture.site.script("/worker.js", worker)
  page("/a", "bobby")
  const app = await fixture.openApp("/a")
  await startWorker(app)
  await app.page.goto(fixture.site.url("/a"))
  await app.settle()
  app.takeMessages()
  assert.deepEqual(await storedPaths(app), ["/a"])
  page("/b", "dora")
  await app.page.goto(fixture.site.url("/b"))
  await untilStored(app, "/a", false)
  assert.deepEqual((await app.nextMessages()).map(({ data }) => data.session), ["dora"])
})

test("another session empties Turbo's cache at once, and what is cached afterwards stays", async () => {
  const head = `<script>
    window.clears = 0
    const Turbo = { cache: { clear: () => window.clears++ } }
    Object.defineProperty(window, "Turbo", { get: () => Turbo, set() {} })
  </script>`
  page("/first", "bobby", { head })
  page("/second", "carol", { head })
  const web = await fixture.openBrowser("/first")
  await web.page.clock.install()
  await web.page.goto(fixture.site.url("/second"))
  await web.settle()
  await web.page.clock.runFor(100)
  const clears = await web.evaluate(() => window.clears)
  assert.ok(clears > 0)
  await web.page.clock.runFor(10_000)
  assert.equal(await web.evaluate(() => window.clears), clears)
})

// The page of one user stays, and its stream says that somebody else is signed in.
async function openOutdatedPage(open, session) {
  const updates = new Updates(fixture.site)
  const configurationOf = user => ({ ...configuration("home", ++revision), session: user })
  fixture.site.script("/worker.js", worker)
  let user = "bobby"
  fixture.site.page("/mine", {
    body: () => tabBar(configurationOf(user), `data-tab-bar-updates-url-value="/tabs/updates"`).replace(`"navigation"`, `"navigation tab-bar-updates"`),
  })
  const web = await fixture[open]("/mine")
  await startWorker(web)
  await web.page.goto(fixture.site.url("/mine"))
  await untilStored(web, "/mine")
  await updates.open(1)
  return { web, updates, send: () => updates.send(configurationOf(session)), signIn: () => (user = session) }
}

// P12.10
test("a page is loaded again when its stream says that somebody else is signed in, and what was stored is deleted", async () => {
  const { web, send, signIn } = await openOutdatedPage("openBrowser", "dora")
  signIn()
  send()
  await web.page.waitForFunction(() => document.querySelector("nav")?.dataset.navigationConfigurationValue.includes("dora"))
  await web.page.waitForFunction(() => getComputedStyle(document.documentElement).display !== "none")
})

test("a page that disagrees with its stream for good is loaded again once", async () => {
  const { web, updates, send } = await openOutdatedPage("openBrowser", "dora")
  const before = updates.requests.length
  send()
  await updates.requested(before + 1)
  await updates.open(1)
  send()
  await web.page.waitForFunction(() => document.querySelector("nav").dataset.navigationLiveValue)
  await web.settle()
  assert.equal(updates.requests.length, before + 1)
})

test("an app loads the page again by itself, after what was stored is deleted", async () => {
  const { web, updates, send } = await openOutdatedPage("openApp", "dora")
  const before = updates.requests.length
  web.takeMessages()
  send()
  await web.page.waitForFunction(() => document.querySelector("nav").dataset.navigationLiveValue)
  assert.equal(await web.evaluate(async () => Boolean(await caches.match("/mine"))), false)
  assert.deepEqual((await web.nextMessages()).map(({ data }) => data.session).at(-1), "dora")
  assert.equal(updates.requests.length, before)
})

// A page of dora's after one of bobby's, once it has deleted what was stored.
async function openAfterFormerUser() {
  page("/a", "bobby")
  page("/b", "dora")
  const web = await fixture.openBrowser("/a")
  await endDeletion(web)
  await store(web, "/before")
  await web.page.clock.install()
  await web.page.goto(fixture.site.url("/b"))
  await untilStored(web, "/before", false)
  return web
}

// P13.21
for (const seconds of [0, 10, 40]) {
  test(`what was stored ${seconds} seconds late is deleted by the next page`, async () => {
    const web = await openAfterFormerUser()
    await web.page.clock.runFor(seconds * 1000)
    await store(web, "/late")
    await web.page.goto(fixture.site.url("/b"))
    await untilStored(web, "/late", false)
  })

  test(`what was stored ${seconds} seconds late is deleted while the page stays`, async () => {
    const web = await openAfterFormerUser()
    await web.page.clock.runFor(seconds * 1000)
    await store(web, "/late")
    await web.page.clock.runFor(Math.max(1000, seconds * 250))
    await untilStored(web, "/late", false)
  })
}

// P13.21
test("pages of the user who is here stay stored meanwhile, and after a minute all do", async () => {
  const web = await openAfterFormerUser()
  for (const session of ["dora", "bobby"]) await store(web, `/of-${session}`, session)
  await store(web, "/of-nobody")
  await web.page.clock.runFor(1000)
  await untilStored(web, "/of-bobby", false)
  await untilStored(web, "/of-nobody", false)
  assert.deepEqual(await storedPaths(web), ["/of-dora"])
  await web.page.clock.runFor(75_000)
  await web.page.waitForFunction(() => !localStorage.getItem("tabwire-late-pages"))
  await store(web, "/of-nobody")
  await web.page.clock.runFor(60_000)
  await web.settle()
  assert.deepEqual(await storedPaths(web), ["/of-dora", "/of-nobody"])
})

// P13.21, P13.24
test("no page of the user who has left stays stored while a page without a user is shown", async () => {
  fixture.site.page("/mine", { body: tabBar({ ...configuration("home"), session: "bobby" }, `data-session-mark="mark=bobby"`) })
  fixture.site.page("/out", { body: "Good bye" })
  const web = await fixture.openBrowser("/mine")
  await endDeletion(web)
  await web.evaluate(() => {
    document.cookie = "mark=nobody; Path=/"
    dispatchEvent(new Event("beforeunload"))
  })
  await web.page.waitForFunction(() => localStorage.getItem("tabwire-late-pages"))
  await web.page.goto(fixture.site.url("/out"))
  await store(web, "/late", "bobby")
  await untilStored(web, "/late", false)
})

// P13.21
test("a window that still shows the former user keeps no page of that user", async () => {
  page("/a", "bobby")
  const web = await fixture.openBrowser("/a")
  // As a page of another window does.
  await web.evaluate(() => localStorage.setItem("tabwire-session", "dora"))
  await store(web, "/late", "bobby")
  await untilStored(web, "/late", false)
})

// A page of dora's after one of bobby's, in an app. The deletion of what is stored waits for `window.finishDeletion()`.
async function openWhileDeleting() {
  page("/a", "bobby")
  page("/b", "dora")
  const app = await fixture.openApp("/a")
  // The first page deletes what is stored, too.
  await endDeletion(app)
  await app.settle()
  await store(app, "/stored")
  app.takeMessages()
  await app.page.addInitScript(() => {
    // The page of the tests keeps this script.
    if (location.pathname !== "/b" || window.remove) return
    const remove = (window.remove = Cache.prototype.delete)
    Cache.prototype.delete = function (...request) {
      return new Promise(resolve => (window.finishDeletion = () => resolve(remove.apply(this, request))))
    }
  })
  await app.page.goto(fixture.site.url("/b"))
  await app.page.waitForFunction(() => window.finishDeletion)
  await app.settle()
  return app
}

async function finishDeletion(app) {
  await app.evaluate(() => window.finishDeletion())
  await untilStored(app, "/stored", false)
}

// P13.19
test("stored pages are deleted before the message is sent", async () => {
  const app = await openWhileDeleting()
  assert.deepEqual(app.takeMessages(), [])
  await finishDeletion(app)
  assert.deepEqual((await app.nextMessages()).map(({ data }) => data.session), ["dora"])
})

// P13.19
test("stored pages are deleted before the configuration of a stream is sent", async () => {
  const app = await openWhileDeleting()
  await app.evaluate(live => { document.querySelector("nav").dataset.navigationLiveValue = live },
    JSON.stringify({ active: null, tabs: [], revision: ++revision, session: "dora", live: true }))
  await app.settle()
  assert.deepEqual(app.takeMessages(), [])
  await finishDeletion(app)
  const messages = await app.nextMessages()
  assert.deepEqual(messages.map(({ data }) => [data.session, data.live ?? false]), [["dora", false], ["dora", true]])
})

// Stores a page, as a service worker does, with a tab bar if it is one of a session.
function store(web, path, session) {
  const body = session ? tabBar({ ...configuration("home"), session }) : "<p>Page of bobby</p>"
  return web.evaluate(async ({ path, body }) => {
    const page = new Response(body, { headers: { "Content-Type": "text/html" } })
    await (await caches.open("pages")).put(path, page)
  }, { path, body })
}

// A page of dora's, in whose place the site gives one of bobby's from before as often as asked.
function pageWithFormer(path) {
  const former = { left: 0, given: 0 }
  fixture.site.page(path, {
    body: () => {
      const isFormer = former.left > 0
      former.left -= isFormer
      former.given += isFormer
      const session = isFormer ? "bobby" : "dora"
      const configuration = JSON.stringify({ active: null, tabs: [], revision: isFormer ? 0 : ++revision, session })
      return `<nav data-controller="navigation" data-navigation-configuration-value="${configuration.replaceAll('"', "&quot;")}"></nav>
        <p>Page of ${session}</p>`
    },
  })
  return former
}

async function untilAccepted(web, text) {
  await web.page.waitForFunction(
    text => document.body?.innerText.includes(text) && !sessionStorage.getItem("tabwire-reloaded"), text)
  await web.settle()
}

// P13.22
test("a former user's page is replaced each time, also if late responses bring it again", async () => {
  const former = pageWithFormer("/a")
  const web = await fixture.openBrowser("/a")
  await untilAccepted(web, "Page of dora")
  for (const count of [1, 1, 4]) {
    former.left = count
    await web.page.goto(fixture.site.url("/a"))
    await untilAccepted(web, "Page of dora")
    assert.equal(former.left, 0)
  }
})

// P13.22
test("a page of a server that counts revisions in another way is loaded again four times, and stays", async () => {
  const former = pageWithFormer("/a")
  const web = await fixture.openBrowser("/a")
  await untilAccepted(web, "Page of dora")
  former.left = Infinity
  await web.page.goto(fixture.site.url("/a"))
  await web.page.waitForFunction(() => JSON.parse(sessionStorage.getItem("tabwire-reloaded"))?.count === 3)
  await web.page.waitForFunction(() => document.readyState === "complete")
  assert.equal(await web.evaluate(() => getComputedStyle(document.documentElement).display), "none")
  await untilAccepted(web, "Page of bobby")
  assert.equal(former.given, 5)
})

// P13.24
for (const open of ["openBrowser", "openApp"]) {
  test(`a page of the user who has left is replaced before any page of the next one is shown: ${open}`, async () => {
    const loads = []
    fixture.site.page("/mine", {
      body: () => {
        const user = loads.length < 2 ? "bobby" : "dora"
        loads.push(user)
        return tabBar({ ...configuration("home", ++revision), session: user }, `data-session-mark="mark=${user}"`) +
          `<p>Page of ${user}</p>`
      },
    })
    const web = await fixture[open]("/mine")
    // As the response to a form does.
    await web.evaluate(() => (document.cookie = "mark=dora; Path=/"))
    await web.page.goto(fixture.site.url("/mine"), { waitUntil: "commit" })
    await untilAccepted(web, "Page of dora")
    assert.deepEqual(loads, ["bobby", "bobby", "dora"])
    assert.equal(await web.evaluate(() => getComputedStyle(document.documentElement).display), "block")
  })
}

// P13.25
test("stored pages are deleted as soon as another user is signed in, while the next page is awaited", async () => {
  let release
  const held = new Promise(resolve => (release = resolve))
  fixture.site.route("/sign-in", (request, response) =>
    response.writeHead(303, { Location: "/next", "Set-Cookie": "mark=dora; Path=/" }).end())
  fixture.site.page("/mine", { body: tabBar({ ...configuration("home"), session: "bobby" }, `data-session-mark="mark=bobby"`) })
  fixture.site.page("/next", { body: () => held.then(() => "Next") })
  fixture.site.page("/other", { script: "" })
  const web = await fixture.openBrowser("/mine")
  const other = await web.page.context().newPage()
  await other.goto(fixture.site.url("/other"))
  await web.evaluate(() => (document.cookie = "mark=bobby; Path=/"))
  await endDeletion(web)
  await store(web, "/stored")
  await web.evaluate(() => {
    const form = Object.assign(document.createElement("form"), { method: "post", action: "/sign-in" })
    document.body.append(form)
    form.submit()
  })
  const end = Date.now() + 30_000
  while (await other.evaluate(async () => Boolean(await caches.match("/stored")))) assert.ok(Date.now() < end, "it is still stored")
  assert.ok(!web.page.url().endsWith("/next"))
  release()
  await web.page.getByText("Next").waitFor()
})

test("a page that is left looks for another session for a minute, also if the clock is set back", async () => {
  page("/mine", "bobby")
  const web = await fixture.openBrowser("/mine")
  await web.page.clock.install()
  await web.evaluate(() => {
    const start = setInterval
    window.looks = 0
    window.setInterval = (look, interval) => start(() => { window.looks++; look() }, interval)
    dispatchEvent(new Event("beforeunload"))
  })
  await web.page.clock.setSystemTime(Date.now() - 3_600_000)
  await web.page.clock.runFor(50_000)
  const before = await web.evaluate(() => window.looks)
  await web.page.clock.runFor(11_000)
  const looks = await web.evaluate(() => window.looks)
  assert.ok(looks > before + 100, `${looks - before} after 50 seconds`)
  await web.page.clock.runFor(10_000)
  assert.equal(await web.evaluate(() => window.looks), looks)
})

// P13.24
test("a page that names a cookie stays if the browser has none, or that value in one of several", async () => {
  let loads = 0
  fixture.site.page("/mine", {
    body: () => (++loads, tabBar({ ...configuration("home", ++revision), session: "bobby" }, `data-session-mark="mark=bobby"`)),
  })
  const web = await fixture.openBrowser("/mine")
  for (const cookie of ["marked=dora; Path=/", "mark=bobby; Path=/mine", "mark=dora; Path=/"]) {
    await web.evaluate(cookie => (document.cookie = cookie), cookie)
    await web.page.goto(fixture.site.url("/mine"))
    await web.settle()
  }
  assert.equal(loads, 4)
  assert.equal(await web.evaluate(() => document.cookie.split("; ").filter(cookie => cookie.startsWith("mark=")).length), 2)
})

// Shows or hides the page, as an app does with the pages of its tabs. Headless Chromium never hides one.
function setHidden(page, isHidden) {
  return page.evaluate(isHidden => {
    Object.defineProperty(HTMLDocument.prototype, "hidden", { get: () => isHidden, configurable: true })
    document.dispatchEvent(new Event("visibilitychange"))
  }, isHidden)
}

// A page of bobby's in one tab. In another one, a page of somebody else's is shown.
async function signOutInAnotherTab({ whileHidden }) {
  page("/mine", "bobby")
  page("/out", "nobody")
  const web = await fixture.openBrowser("/mine")
  if (whileHidden) await setHidden(web.page, true)
  page("/mine", "nobody", { text: "Sign in" })
  const other = await web.page.context().newPage()
  await other.goto(fixture.site.url("/out"))
  return web
}

// P13.23
test("a page of the former user is loaded again when its tab comes back to the front", async () => {
  const web = await signOutInAnotherTab({ whileHidden: true })
  await web.page.waitForFunction(() => localStorage.getItem("tabwire-session") === "nobody")
  await web.page.waitForFunction(() => getComputedStyle(document.documentElement).display === "none" && document.title === "")
  assert.equal(await web.evaluate(() => document.body.textContent.trim()), "Page of bobby")
  await setHidden(web.page, false).catch(() => {}) // it is loaded again at once
  await web.page.getByText("Sign in").waitFor()
})

// P13.23
test("a hidden page is visible again if its user comes back, or if it was loaded again for that session before", async () => {
  const web = await signOutInAnotherTab({ whileHidden: true })
  const isCovered = () => getComputedStyle(document.documentElement).display === "none"
  await web.page.waitForFunction(isCovered)
  await web.evaluate(() => sessionStorage.setItem("tabwire-reported-session", "nobody"))
  await setHidden(web.page, false)
  assert.equal(await web.evaluate(isCovered), false)
  await setHidden(web.page, true)
  assert.equal(await web.evaluate(isCovered), true)
  await web.evaluate(() => localStorage.setItem("tabwire-session", "bobby"))
  await setHidden(web.page, false)
  assert.equal(await web.evaluate(isCovered), false)
  assert.equal(await web.evaluate(() => document.title), "/mine")
})

// P13.23
test("a page of the former user in front is loaded again when another page shows that somebody else is signed in", async () => {
  const web = await signOutInAnotherTab({ whileHidden: false })
  await web.page.getByText("Sign in").waitFor()
})

// P13.23
test("two pages that disagree about the session for good are each loaded again once", async () => {
  let loads = 0
  const reloads = new EventEmitter()
  const rendered = () => (reloads.emit(`${++loads}`), ++revision)
  page("/a", "bobby", { rendered })
  page("/b", "dora", { rendered })
  const web = await fixture.openBrowser("/a")
  const other = await web.page.context().newPage()
  const fourth = once(reloads, "4", { signal: AbortSignal.timeout(30_000) })
  await other.goto(fixture.site.url("/b"))
  await fourth
  await web.page.waitForFunction(() => sessionStorage.getItem("tabwire-reported-session") === "dora")
  await other.waitForFunction(() => sessionStorage.getItem("tabwire-reported-session") === "bobby")
  await web.settle()
  await web.settle()
  assert.equal(loads, 4)
})
