import assert from "node:assert/strict"
import { test } from "node:test"
import { configuration, tabBar } from "./support/tab_bar.js"
import { setUp } from "./support/fixture.js"

const fixture = setUp({ pageCache: true })

function sentBy(app) {
  return app.takeMessages().map(({ data: { metadata, ...configuration } }) => configuration)
}

function setValue(app, value) {
  return app.evaluate(value => {
    document.querySelector("nav").setAttribute("data-navigation-configuration-value", value)
  }, typeof value === "string" ? value : JSON.stringify(value))
}

// Sending

// P10.1, P3.1, P9.1
test("the configuration is sent once at connect, as event configure of component navigation", async () => {
  const app = await fixture.openApp(tabBar(configuration("home")))

  const [message, ...others] = app.takeMessages()
  assert.deepEqual(others, [])
  assert.equal(message.component, "navigation")
  assert.equal(message.event, "configure")
  assert.deepEqual(message.data, { ...configuration("home"), metadata: { url: fixture.site.url("/") } })
})

// P9.2, P20.1
test("the configuration arrives as the server wrote it, with unknown members", async () => {
  const odd = { active: null, tabs: [], revision: 2 ** 53 - 1, session: `"<&>' \u2028 ✓`, constructor: { deep: [null] } }
  const app = await fixture.openApp(tabBar(odd))

  assert.deepEqual(sentBy(app), [odd])
})

// P10.2
test("a changed value is sent, and setting the same value again sends nothing", async () => {
  const app = await fixture.openApp(tabBar(configuration("home")))
  app.takeMessages()

  await setValue(app, configuration("explore", 2))
  await app.settle()
  await setValue(app, configuration("explore", 2))
  await app.settle()
  assert.deepEqual(sentBy(app), [configuration("explore", 2)])
})

test("changes of other attributes send nothing", async () => {
  const app = await fixture.openApp(tabBar(configuration("home")))
  app.takeMessages()

  await app.evaluate(() => {
    const nav = document.querySelector("nav")
    nav.setAttribute("class", "tab-bar is-new")
    nav.setAttribute("aria-label", "Changed")
    nav.firstChild.textContent = "Start"
  })
  await app.settle()
  assert.deepEqual(sentBy(app), [])
})

test("an element removed and added again sends again, once", async () => {
  const app = await fixture.openApp(tabBar(configuration("home")))
  app.takeMessages()

  for (let times = 0; times < 3; times += 1) {
    await app.evaluate(() => (window.nav = document.querySelector("nav")).remove())
    await app.settle()
    await app.evaluate(() => document.body.append(window.nav))
    await app.settle()
  }
  assert.equal(sentBy(app).length, 3)

  await setValue(app, configuration("explore", 2))
  await app.settle()
  assert.deepEqual(sentBy(app), [configuration("explore", 2)])
})

test("a value changed while the element was removed is sent once, when it is added again", async () => {
  const app = await fixture.openApp(tabBar(configuration("home")))
  app.takeMessages()

  await app.evaluate(() => (window.nav = document.querySelector("nav")).remove())
  await app.settle()
  await app.evaluate(value => {
    window.nav.setAttribute("data-navigation-configuration-value", value)
    document.body.append(window.nav)
  }, JSON.stringify(configuration("explore", 2)))
  await app.settle()
  assert.deepEqual(sentBy(app), [configuration("explore", 2)])
})

test("two elements send their configurations in document order", async () => {
  const app = await fixture.openApp(tabBar(configuration("home")) + tabBar(configuration("explore", 2)))

  assert.deepEqual(sentBy(app), [configuration("home"), configuration("explore", 2)])
})

test("a configuration sent before the app connects arrives when it does", async () => {
  const app = await fixture.openApp(tabBar(configuration("home")), { inject: "unregistered" })
  assert.deepEqual(sentBy(app), [])

  await app.evaluate(() => window.nativeApp.register(["navigation"]))
  await app.settle()
  assert.deepEqual(sentBy(app), [configuration("home")])
})

// Not sending

// P2.13
test("an app without the component navigation gets no message, and the element stays a web tab bar", async () => {
  const app = await fixture.openApp(tabBar(configuration("home")), { components: ["form", "menu"] })

  assert.deepEqual(app.takeMessages(), [])
  assert.deepEqual(app.console, [])
  assert.ok(await app.page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).isVisible())
})

// P10.5
test("nothing is sent from a preview, neither at connect nor when the value changes", async () => {
  fixture.site.page("/", { body: tabBar(configuration("home")), html: "data-turbo-preview" })
  const app = await fixture.openApp("/")

  await setValue(app, configuration("explore", 2))
  await app.settle()
  assert.deepEqual(app.takeMessages(), [])
})

const malformed = {
  "text that is not JSON": ["{tabs: []}", /<nav id="bar">.*not JSON, .*JSON/],
  "JSON cut short": [`{"tabs":[`, /<nav id="bar">.*not JSON, .*JSON/],
  "an empty value": [" ", /<nav id="bar">.*missing or empty/],
  "an array": ["[]", /<nav id="bar">.*expected a JSON object, found an array/],
  "null": ["null", /<nav id="bar">.*expected a JSON object, found null/],
  "a string": [`"tabs"`, /<nav id="bar">.*expected a JSON object, found a string/],
  "a number": ["7", /<nav id="bar">.*expected a JSON object, found a number/],
}

for (const [description, [value, report]] of Object.entries(malformed)) {
  // P9.3
  test(`${description} is reported once with the element and the reason, and not sent`, async () => {
    const app = await fixture.openApp(tabBar(value, `id="bar"`) + tabBar(configuration("home")))

    assert.equal(app.console.length, 1)
    assert.match(app.console[0], report)
    assert.deepEqual(app.thrown, [])
    assert.deepEqual(sentBy(app), [configuration("home")], "the other element still sends")
  })
}

test("a missing value is reported like an empty one", async () => {
  const app = await fixture.openApp(`<nav data-controller="navigation"></nav>`)

  assert.equal(app.console.length, 1)
  assert.match(app.console[0], /<nav>.*missing or empty/)
})

test("a value that becomes malformed is reported, and a later valid one is sent", async () => {
  const app = await fixture.openApp(tabBar(configuration("home")))
  app.takeMessages()

  await setValue(app, "{")
  await app.settle()
  assert.equal(app.console.length, 1)
  await setValue(app, configuration("explore", 2))
  await app.settle()
  assert.deepEqual(sentBy(app), [configuration("explore", 2)])
})

// Restoring

// P10.4
test("a page restored from the browser's page cache sends again", async () => {
  fixture.site.page("/", { body: tabBar(configuration("home")), script: "/without_turbo.js" })
  fixture.site.page("/other", { script: "" })
  fixture.site.script(
    "/without_turbo.js",
    `import { Application } from "@hotwired/stimulus"
     import { NavigationController } from "@tabwire/web"
     Application.start().register("navigation", NavigationController)
     addEventListener("pageshow", event => window.wasRestored = event.persisted)`,
  )
  const app = await fixture.openApp("/")
  app.takeMessages()

  await app.page.goto(fixture.site.url("/other"))
  await app.goBack()
  await app.page.waitForFunction(() => window.wasRestored === true)
  await app.settle()
  const sent = sentBy(app) // browsers that also fire visibilitychange make it twice
  assert.ok(sent.length === 1 || sent.length === 2, `${sent.length} messages`)
  for (const message of sent) assert.deepEqual(message, configuration("home"))
})

// Headless Chromium never hides a page, so the tests set `document.hidden`.
function setHidden(app, isHidden) {
  return app.evaluate(isHidden => {
    Object.defineProperty(HTMLDocument.prototype, "hidden", { get: () => isHidden, configurable: true })
    document.dispatchEvent(new Event("visibilitychange"))
  }, isHidden)
}

// P10.4, P3.7
test("a page sends its configuration again whenever it becomes visible", async () => {
  const app = await fixture.openApp(tabBar(configuration("home")))
  app.takeMessages()

  for (let times = 0; times < 2; times += 1) {
    await setHidden(app, true)
    await app.settle()
    assert.deepEqual(sentBy(app), [])

    await setHidden(app, false)
    await app.settle()
    assert.deepEqual(sentBy(app), [configuration("home")])
  }
})

// Counts the events of all pages of the tab.
const countSelections = `<script>
  document.addEventListener("tabwire:selected", ({ detail: { tab } }) =>
    sessionStorage.selections = [...(sessionStorage.selections ?? "").split(",").filter(Boolean), tab].join())
</script>`

function selections(app) {
  return app.evaluate(() => sessionStorage.selections ?? "")
}

test("the document learns that its tab was selected: with the first page, and when a page is visible again", async () => {
  for (const path of ["/home", "/home/3"]) fixture.site.page(path, { head: countSelections, body: tabBar(configuration("home")) })
  const app = await fixture.openApp("/home")
  assert.equal(await selections(app), "home")
  await app.page.goto(fixture.site.url("/home/3"))
  await app.settle()
  assert.equal(await selections(app), "home")
  await setHidden(app, true)
  await setHidden(app, false)
  assert.equal(await selections(app), "home,home")
})

test("a page that was too busy to hear that it was left learns once that its tab was selected again", async () => {
  fixture.site.page("/home", { head: countSelections, body: tabBar(configuration("home")) })
  const app = await fixture.openApp("/home")
  for (const expected of ["home,home", "home,home,home"]) {
    // Both events come when the page is visible again.
    await setHidden(app, false)
    await setHidden(app, false)
    assert.equal(await selections(app), expected)
  }
  await setHidden(app, true)
  await setHidden(app, false)
  assert.equal(await selections(app), "home,home,home,home")
})

test("a tab that is loaded before it is selected tells its document once, when it is", async () => {
  fixture.site.page("/home", { head: countSelections, body: tabBar(configuration("home")) })
  const app = await fixture.openApp("/home")
  await app.evaluate(() => sessionStorage.clear())
  await app.page.addInitScript(() => {
    const isHidden = !sessionStorage.shown
    Object.defineProperty(HTMLDocument.prototype, "hidden", { get: () => isHidden, configurable: true })
  })
  await app.page.reload()
  await app.settle()
  assert.equal(await selections(app), "")
  await app.evaluate(() => (sessionStorage.shown = "yes"))
  await setHidden(app, false)
  assert.equal(await selections(app), "home")
  await app.evaluate(() => delete HTMLDocument.prototype.hidden) // a page that is left is hidden
  await app.page.reload()
  await app.settle()
  assert.equal(await selections(app), "home")
})

test("a modal page over the selected tab is no selection, neither the first one nor one that is visible again", async () => {
  const modal = "<script>window.nativeBridge = { isModal: true }</script>"
  fixture.site.page("/new", { head: modal + countSelections, body: tabBar(configuration("home")) })
  const app = await fixture.openApp("/new")
  await setHidden(app, true)
  await setHidden(app, false)
  assert.equal(await selections(app), "")
})

test("in a browser, and on a page without an active tab, no document is told", async () => {
  fixture.site.page("/home", { head: countSelections, body: tabBar(configuration("home")) })
  assert.equal(await selections(await fixture.openBrowser("/home")), "")
  fixture.site.page("/none", { head: countSelections, body: tabBar({ active: null, tabs: [] }) })
  assert.equal(await selections(await fixture.openApp("/none")), "")
})

test("a value changed while the page was hidden is sent again when it becomes visible", async () => {
  const app = await fixture.openApp(tabBar(configuration("home")))
  await setHidden(app, true)
  await setValue(app, configuration("explore", 2))
  await app.settle()
  app.takeMessages()

  await setHidden(app, false)
  await app.settle()
  assert.deepEqual(sentBy(app), [configuration("explore", 2)])
})

test("a preview that becomes visible sends nothing", async () => {
  fixture.site.page("/", { body: tabBar(configuration("home")), html: "data-turbo-preview" })
  const app = await fixture.openApp("/")

  await setHidden(app, true)
  await setHidden(app, false)
  await app.settle()
  assert.deepEqual(sentBy(app), [])
})

test("a removed element does not send when its page becomes visible", async () => {
  const app = await fixture.openApp(tabBar(configuration("home")))
  await setHidden(app, true)
  await setValue(app, configuration("explore", 2))
  await app.settle()
  app.takeMessages()

  await app.evaluate(() => document.querySelector("nav").remove())
  await app.settle()
  await setHidden(app, false)
  await app.settle()
  assert.deepEqual(sentBy(app), [])
})
