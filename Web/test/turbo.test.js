import assert from "node:assert/strict"
import { test } from "node:test"
import { carrier, configuration } from "./support/carrier.js"
import { form } from "./support/form.js"
import { setStage } from "./support/stage.js"

const stage = setStage()

// Two pages that carry their own configurations, and one that carries none.
function servePages() {
  stage.site.page("/home", { body: carrier(configuration("home", 1)) + `<a href="/explore">Explore</a>` })
  stage.site.page("/explore", { body: carrier(configuration("explore", 2)) })
  stage.site.page("/about", { body: "<h1>About</h1>" })
}

function sentBy(app) {
  return app.takeMessages().map(({ data }) => [data.active, new URL(data.metadata.url).pathname])
}

async function openHome(options) {
  servePages()
  const app = await stage.openApp("/home", options)
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
  stage.site.page("/home", { body: () => assert.fail("it was not restored from the cache") })

  await app.visiting(() => history.back())
  assert.deepEqual(sentBy(app), [["home", "/home"]])
})

test("a preview sends nothing; the page that replaces it sends what the server says now", async () => {
  const app = await openHome()
  await app.visit("/explore")
  app.takeMessages()
  let respond
  const isAllowed = new Promise(resolve => (respond = resolve))
  stage.site.page("/home", { body: async () => (await isAllowed, carrier(configuration("explore", 3))) })

  const visit = app.visit("/home")
  await app.page.waitForSelector("html[data-turbo-preview] a[href='/explore']")
  await app.settle()
  assert.deepEqual(sentBy(app), [], "the preview")

  respond()
  await visit
  assert.deepEqual(sentBy(app), [["explore", "/home"]])
})

test("a form that redirects sends the configuration of the page it leads to", async () => {
  servePages()
  stage.site.page("/sign-in", { body: `<form method="post" action="/session"><button>Sign in</button></form>` })
  stage.site.redirect("/session", "/explore")
  const app = await stage.openApp("/sign-in")

  await app.visiting(() => document.querySelector("button").click())
  assert.deepEqual(sentBy(app), [["explore", "/explore"]])
})

test("the native submit button of the handbook's form submits it through Turbo", async () => {
  servePages()
  stage.site.page("/sign-in", { body: form({ action: "/session" }) })
  stage.site.redirect("/session", "/explore")
  const app = await stage.openApp("/sign-in", { components: ["form", "navigation"] })
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

test("a permanent element sends at every visit what it holds, for the page it is on, and nothing from a preview", async () => {
  const permanent = active => carrier(configuration(active), `id="tab-bar" data-turbo-permanent`)
  stage.site.page("/home", { body: permanent("home") })
  stage.site.page("/explore", { body: permanent("explore") })
  const app = await stage.openApp("/home")
  app.takeMessages()

  await app.visit("/explore")
  assert.deepEqual(sentBy(app), [["home", "/explore"]])
  await app.visit("/home")
  assert.deepEqual(sentBy(app), [["home", "/home"]])
})

test("a reply to a component of the page before the visit runs nothing", async () => {
  servePages()
  let submissions = 0
  stage.site.page("/edit", { body: form() })
  stage.site.page("/submitted", { body: () => ((submissions += 1), "") })
  const app = await stage.openApp("/edit", { components: ["form"] })
  const [message] = app.takeMessages()

  await app.visit("/about")
  await app.evaluate(message => window.nativeApp.replyWith(message), message)
  await app.settle()
  assert.equal(submissions, 0)
  assert.equal(new URL(app.page.url()).pathname, "/about")
})

test("messages that still wait for the native app do not outlive their page", async () => {
  servePages()
  const app = await stage.openApp("/home", { inject: "unregistered" })

  await app.visit("/explore")
  await app.evaluate(() => window.nativeApp.register(["navigation"]))
  await app.settle()
  assert.deepEqual(sentBy(app), [["explore", "/explore"]])
})

test("<html> keeps the app's platform and components through visits, previews, back and a page that says otherwise", async () => {
  servePages()
  const pretending = `data-bridge-platform="none" data-bridge-components=""`
  stage.site.page("/pretending", { body: "<h1>Pretending</h1>", html: pretending })
  const app = await stage.openApp("/home")
  const shown = () => app.evaluate(() => ({ ...document.documentElement.dataset }))
  const expected = { bridgePlatform: "ios", bridgeComponents: "navigation" }

  for (const visit of [() => app.visit("/pretending"), () => app.visit("/home"), () => app.visiting(() => history.back())]) {
    await visit()
    assert.deepEqual(await shown(), expected)
  }

  // Some versions of Turbo, and morphing, copy the new page's attributes to <html>.
  await app.evaluate(() => {
    document.addEventListener("turbo:before-render", () => {
      for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
    })
  })
  await app.visit("/pretending")
  assert.deepEqual(await shown(), expected)
})

test("a page opened first with other attributes on <html> shows the app's", async () => {
  stage.site.page("/", { html: `data-bridge-platform="none" data-bridge-components="all"` })
  const app = await stage.openApp("/", { platform: "android" })

  assert.deepEqual(await app.evaluate(() => ({ ...document.documentElement.dataset })), {
    bridgePlatform: "android",
    bridgeComponents: "navigation",
  })
})
