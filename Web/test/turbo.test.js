import assert from "node:assert/strict"
import { test } from "node:test"
import { configuration, tabBar } from "./support/tab_bar.js"
import { form } from "./support/form.js"
import { setUp } from "./support/fixture.js"

const fixture = setUp()

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

test("a replace visit to the same page sends its configuration again", async () => {
  const app = await openHome()

  await app.visiting(() => window.Turbo.visit("/home", { action: "replace" }))
  assert.deepEqual(sentBy(app), [["home", "/home"]])
})

test("going back restores the page from Turbo's cache, and it sends again", async () => {
  const app = await openHome()
  await app.visit("/explore")
  app.takeMessages()
  fixture.site.page("/home", { body: () => assert.fail("it was not restored from the cache") })

  await app.visiting(() => history.back())
  assert.deepEqual(sentBy(app), [["home", "/home"]])
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
