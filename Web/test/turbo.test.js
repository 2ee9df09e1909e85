import assert from "node:assert/strict"
import { test as define } from "node:test"
import { configuration, tabBar } from "./support/tab_bar.js"
import { form } from "./support/form.js"
import { setUp } from "./support/fixture.js"
import { onTurbo7, onTurbo8, turbos, versionOf } from "./support/turbo.js"

const fixture = setUp()
const test8 = (name, run) => define(...onTurbo8(fixture, name, run))

function test(name, run) {
  define(...onTurbo7(fixture, name, run))
  test8(`${name}, on Turbo 8`, run)
}

define(`these tests run on Turbo ${turbos.map(versionOf).join(" and ")}`, () => {
  for (const turbo of turbos) assert.ok(versionOf(turbo)?.startsWith(`${turbo.version}.`), `${turbo.file} is another Turbo`)
})

// Two pages with a configuration each, and one without.
function servePages() {
  fixture.site.page("/home", { body: tabBar(configuration("home", 1)) + `<a href="/explore">Explore</a>` })
  fixture.site.page("/explore", { body: tabBar(configuration("explore", 2)) })
  fixture.site.page("/about", { body: "<h1>About</h1>" })
}

function sentBy(app) {
  return app.takeMessages().map(({ data }) => [data.active, new URL(data.metadata.url).pathname])
}

async function openHome(options) {
  servePages()
  const app = await fixture.openApp("/home", options)
  assert.deepEqual(sentBy(app), [["home", "/home"]])
  await app.evaluate(() => (window.isSameDocument = true))
  return app
}

test("each visit sends the new page's configuration, once, with the new page's URL", async () => {
  const app = await openHome()

  await app.visiting(() => document.querySelector("a[href='/explore']").click())
  assert.deepEqual(sentBy(app), [["explore", "/explore"]])
  await app.visit("/home")
  assert.deepEqual(sentBy(app), [["home", "/home"]])
  assert.ok(await app.evaluate(() => window.isSameDocument), "these were Turbo visits, not page loads")
})

test("a page without a configuration sends none", async () => {
  const app = await openHome()

  await app.visit("/about")
  assert.deepEqual(sentBy(app), [])
})

// P10.3
test("a replace visit to the same page sends its configuration again", async () => {
  const app = await openHome()

  await app.visiting(() => window.Turbo.visit("/home", { action: "replace" }))
  assert.deepEqual(sentBy(app), [["home", "/home"]])
})

// P10.4
test("going back restores the page from Turbo's cache, and it sends again", async () => {
  const app = await openHome()
  await app.visit("/explore")
  app.takeMessages()

  await app.visiting(() => history.back())
  assert.deepEqual(sentBy(app), [["home", "/home"]])
  assert.equal(fixture.site.requests.filter(({ path }) => path === "/home").length, 1)
})

test("a preview sends nothing, and the page that replaces it sends its configuration", async () => {
  const app = await openHome()
  await app.visit("/explore")
  app.takeMessages()
  let respond
  const isAllowed = new Promise(resolve => (respond = resolve))
  fixture.site.page("/home", { body: async () => (await isAllowed, tabBar(configuration("explore", 3))) })

  const visit = app.visit("/home")
  await app.page.waitForSelector("html[data-turbo-preview] a[href='/explore']")
  await app.settle()
  assert.deepEqual(sentBy(app), [], "the preview")

  respond()
  await visit
  assert.deepEqual(sentBy(app), [["explore", "/home"]])
})

test("the page after a form's redirect sends its configuration", async () => {
  servePages()
  fixture.site.page("/sign-in", { body: `<form method="post" action="/session"><button>Sign in</button></form>` })
  fixture.site.redirect("/session", "/explore")
  const app = await fixture.openApp("/sign-in")

  await app.visiting(() => document.querySelector("button").click())
  assert.deepEqual(sentBy(app), [["explore", "/explore"]])
})

test("the native submit button of the handbook's form submits it through Turbo", async () => {
  servePages()
  fixture.site.page("/sign-in", { body: form({ action: "/session" }) })
  fixture.site.redirect("/session", "/explore")
  const app = await fixture.openApp("/sign-in", { components: ["form", "navigation"] })
  const [message] = app.takeMessages()

  await app.visiting(message => window.nativeApp.replyWith(message), message)
  assert.deepEqual(sentBy(app), [["explore", "/explore"]])
})

test("a reload sends again", async () => {
  const app = await openHome()

  await app.page.reload()
  await app.settle()
  assert.deepEqual(sentBy(app), [["home", "/home"]])
})

// P9.5
test("a permanent element sends its old value at every visit, with the URL of the new page", async () => {
  const permanent = active => tabBar(configuration(active), `id="tab-bar" data-turbo-permanent`)
  fixture.site.page("/home", { body: permanent("home") })
  fixture.site.page("/explore", { body: permanent("explore") })
  const app = await fixture.openApp("/home")
  app.takeMessages()

  await app.visit("/explore")
  assert.deepEqual(sentBy(app), [["home", "/explore"]])
  await app.visit("/home")
  assert.deepEqual(sentBy(app), [["home", "/home"]])
})

test("a reply to a component of the previous page calls no callback", async () => {
  servePages()
  let submissions = 0
  fixture.site.page("/edit", { body: form() })
  fixture.site.page("/submitted", { body: () => ((submissions += 1), "") })
  const app = await fixture.openApp("/edit", { components: ["form"] })
  const [message] = app.takeMessages()

  await app.visit("/about")
  await app.evaluate(message => window.nativeApp.replyWith(message), message)
  await app.settle()
  assert.equal(submissions, 0)
  assert.equal(new URL(app.page.url()).pathname, "/about")
})

test("pending messages are removed with their page", async () => {
  servePages()
  const app = await fixture.openApp("/home", { inject: "unregistered" })

  await app.visit("/explore")
  await app.evaluate(() => window.nativeApp.register(["navigation"]))
  await app.settle()
  assert.deepEqual(sentBy(app), [["explore", "/explore"]])
})

// P2.11
test("<html> keeps the app's platform and components through visits, previews and going back", async () => {
  servePages()
  const pretending = `data-bridge-platform="none" data-bridge-components=""`
  fixture.site.page("/pretending", { body: "<h1>Pretending</h1>", html: pretending })
  const app = await fixture.openApp("/home")
  const shown = () => app.evaluate(() => ({ ...document.documentElement.dataset }))
  const expected = { bridgePlatform: "ios", bridgeComponents: "navigation" }

  for (const visit of [() => app.visit("/pretending"), () => app.visit("/home"), () => app.visiting(() => history.back())]) {
    await visit()
    assert.deepEqual(await shown(), expected)
  }

  // Some versions of Turbo, and morphing, copy the attributes of the new <html>.
  await app.evaluate(() => {
    document.addEventListener("turbo:before-render", () => {
      for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
    })
  })
  await app.visit("/pretending")
  assert.deepEqual(await shown(), expected)
})

test("the app's attributes replace those the server put on <html>", async () => {
  fixture.site.page("/", { html: `data-bridge-platform="none" data-bridge-components="all"` })
  const app = await fixture.openApp("/", { platform: "android" })

  assert.deepEqual(await app.evaluate(() => ({ ...document.documentElement.dataset })), {
    bridgePlatform: "android",
    bridgeComponents: "navigation",
  })
})

// Frames

const frame = (content, attributes = "") => `<turbo-frame id="frame" ${attributes}>${content}</turbo-frame>`

async function openWithFrame(attributes) {
  fixture.site.page("/home", {
    body: tabBar(configuration("home")) + frame(`<a href="/next">Next</a>`, attributes) +
      `<a id="button" data-controller="button"></a>`,
  })
  fixture.site.page("/next", { body: tabBar(configuration("explore", 2)) + frame("<p>Loaded</p>") })
  const app = await fixture.openApp("/home", { components: ["button", "navigation"] })
  await app.evaluate(() => {
    window.application.register("button", class extends window.Tabwire.BridgeComponent {
      static component = "button"
      connect() { window.button = this }
    })
  })
  app.takeMessages()
  await app.evaluate(() => document.querySelector("turbo-frame a").click())
  await app.page.waitForSelector("turbo-frame p")
  await app.settle()
  return app
}

test("navigating a frame sends nothing, even if its response has another configuration", async () => {
  const app = await openWithFrame()

  assert.deepEqual(sentBy(app), [])
  assert.deepEqual(app.thrown, [])
})

test("a frame that advances sends nothing, and later messages have the new URL", async () => {
  const app = await openWithFrame(`data-turbo-action="advance"`)
  await app.page.waitForURL(fixture.site.url("/next"))
  assert.deepEqual(sentBy(app), [])

  await app.evaluate(() => window.button.send("tapped"))
  await app.settle()
  const [message] = app.takeMessages()
  assert.equal(new URL(message.data.metadata.url).pathname, "/next")
})

// Streams

function stream(action, content, target = "tab-bar") {
  return `<turbo-stream action="${action}" target="${target}"><template>${content}</template></turbo-stream>`
}

for (const action of ["replace", "update"]) {
  const target = action === "replace" ? "tab-bar" : "bar-container"
  test(`a stream that ${action}s the <nav> element sends its configuration once`, async () => {
    const nav = (active, revision) => tabBar(configuration(active, revision), `id="tab-bar"`)
    fixture.site.page("/", { body: `<div id="bar-container">${nav("home", 1)}</div>` })
    const app = await fixture.openApp("/")
    app.takeMessages()

    await app.evaluate(html => window.Turbo.renderStreamMessage(html), stream(action, nav("explore", 2), target))
    await app.page.waitForFunction(() => document.querySelector("nav").dataset.navigationConfigurationValue.includes(`"active":"explore"`))
    await app.settle()
    assert.deepEqual(app.takeMessages().map(({ data }) => [data.active, data.revision]), [["explore", 2]])
  })
}

test("a stream's live configuration is sent unchanged", async () => {
  fixture.site.page("/", { body: tabBar(configuration("home"), `id="tab-bar"`) })
  const app = await fixture.openApp("/")
  app.takeMessages()

  const live = { ...configuration("home", 2), live: true, tabBarHidden: true }
  const html = stream("replace", tabBar(live, `id="tab-bar"`))
  await app.evaluate(html => window.Turbo.renderStreamMessage(html), html)
  await app.settle()
  const [{ data: { metadata, ...sent } }, ...others] = app.takeMessages()
  assert.deepEqual([sent, others], [live, []])
})

test("a stream that removes the <nav> element sends nothing", async () => {
  fixture.site.page("/", { body: tabBar(configuration("home"), `id="tab-bar"`) })
  const app = await fixture.openApp("/")
  app.takeMessages()

  await app.evaluate(() =>
    window.Turbo.renderStreamMessage(`<turbo-stream action="remove" target="tab-bar"></turbo-stream>`))
  await app.page.waitForSelector("nav", { state: "detached" })
  await app.settle()
  assert.deepEqual(app.takeMessages(), [])
})

// Turbo 8

test8("a page that is prefetched on hover sends nothing until it is visited", async () => {
  const app = await openHome()

  await app.page.hover("a[href='/explore']")
  await until(() => fixture.site.requests.some(({ path, purpose }) => path === "/explore" && purpose === "prefetch"))
  await app.settle()
  assert.deepEqual(sentBy(app), [])

  await app.visiting(() => document.querySelector("a[href='/explore']").click())
  assert.deepEqual(sentBy(app), [["explore", "/explore"]])
  assert.equal(fixture.site.requests.filter(({ path }) => path === "/explore").length, 1)
})

const morphing = `<meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">`

async function openMorphing(bodies) {
  let count = 0
  fixture.site.page("/", { head: morphing, body: () => bodies[Math.min(count++, bodies.length - 1)] })
  const app = await fixture.openApp("/", { components: ["form", "navigation"] })
  await app.evaluate(() => (window.nav = document.querySelector("nav")))
  app.takeMessages()
  await app.visiting(() => window.Turbo.visit(location.href, { action: "replace" }))
  assert.ok(await app.evaluate(() => window.nav === document.querySelector("nav")), "the element was morphed")
  return app
}

test8("a morph with another configuration sends it", async () => {
  const app = await openMorphing([tabBar(configuration("home")), tabBar(configuration("explore", 2))])

  const sent = sentBy(app)
  assert.ok(sent.length > 0)
  assert.deepEqual(new Set(sent.map(String)), new Set(["explore,/"]))
})

test8("a morph with the same configuration sends it again, as every page load does", async () => {
  const app = await openMorphing([tabBar(configuration("home"))])

  assert.deepEqual(sentBy(app), [["home", "/"]])
})

test8("a morph keeps other components connected, and their callbacks", async () => {
  fixture.site.redirect("/submitted", "/thanks")
  fixture.site.page("/thanks", { body: "<h1>Thanks</h1>" })
  let count = 0
  fixture.site.page("/", { head: morphing, body: () => tabBar(configuration("home", ++count)) + form() })
  const app = await fixture.openApp("/", { components: ["form", "navigation"] })
  const message = app.takeMessages().find(({ component }) => component === "form")

  await app.visiting(() => window.Turbo.visit(location.href, { action: "replace" }))
  assert.deepEqual(app.takeMessages().filter(({ component }) => component === "form"), [])
  await app.visiting(message => window.nativeApp.replyWith(message), message)
  assert.equal(new URL(app.page.url()).pathname, "/thanks")
})

test8("<html> keeps the app's platform and components through a morph", async () => {
  const app = await openMorphing([tabBar(configuration("home"))])

  assert.deepEqual(await app.evaluate(() => ({ ...document.documentElement.dataset })), {
    bridgePlatform: "ios",
    bridgeComponents: "form navigation",
  })
})

// Waits for a condition of the test, for ten seconds at most.
async function until(condition) {
  const deadline = performance.now() + 30_000
  while (!condition()) {
    assert.ok(performance.now() < deadline, `timeout: ${condition}`)
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}
