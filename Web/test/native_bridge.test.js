import assert from "node:assert/strict"
import { test } from "node:test"
import { configuration, tabBar } from "./support/tab_bar.js"
import { form } from "./support/form.js"
import { setUp } from "./support/fixture.js"

const fixture = setUp()

// Both ends of the bridge: this package and the adapter that NativeBridge injects.

test("a page's configuration reaches the native app as JSON, with the page's URL", async () => {
  const app = await fixture.openNativeApp(tabBar(configuration("home")))

  const [{ jsonData, ...message }, ...others] = app.takeMessages()
  assert.deepEqual(others, [])
  assert.deepEqual({ ...message, id: typeof message.id }, {
    id: "string",
    component: "navigation",
    event: "configure",
    metadata: { url: fixture.site.url("/") },
  })
  assert.deepEqual(JSON.parse(jsonData), { ...configuration("home"), metadata: message.metadata })
})

test("<html> has the platform and the components", async () => {
  const app = await fixture.openNativeApp("<p>", { components: ["form", "menu"] })

  assert.deepEqual(await app.evaluate(() => ({ ...document.documentElement.dataset })), {
    bridgePlatform: "linux",
    bridgeComponents: "form menu",
  })
})

test("messages sent before components are registered arrive afterwards", async () => {
  const app = await fixture.openNativeApp(tabBar(configuration("home")) + form(), {
    components: ["form", "navigation"],
    registers: false,
  })
  assert.deepEqual(app.takeMessages(), [])

  await app.register(["form", "navigation"])
  await app.settle()
  assert.deepEqual(app.takeMessages().map(({ event }) => event).sort(), ["configure", "connect"])
})

test("a native reply submits the handbook's form through Turbo, and the next page sends its configuration", async () => {
  fixture.site.redirect("/session", "/explore")
  fixture.site.page("/explore", { body: tabBar(configuration("explore")) })
  const app = await fixture.openNativeApp(form({ action: "/session" }), { components: ["form", "navigation"] })
  const [message] = app.takeMessages()
  assert.equal(JSON.parse(message.jsonData).submitTitle, "Submit")

  await app.visiting(({ id }) => window.nativeBridge.replyWith({ id, component: "form", event: "connect", jsonData: "{}" }), message)
  const [{ event, metadata }] = app.takeMessages()
  assert.deepEqual([event, metadata.url], ["configure", fixture.site.url("/explore")])
})

test("a reply after a Turbo visit or a reload calls no callback", async () => {
  let submissions = 0
  fixture.site.page("/edit", { body: form() })
  fixture.site.page("/about", { body: "<h1>About</h1>" })
  fixture.site.page("/submitted", { body: () => ((submissions += 1), "") })
  const app = await fixture.openNativeApp("/edit", { components: ["form"] })
  const [message] = app.takeMessages()

  await app.visit("/about")
  await app.reply(message)
  await app.page.goto(fixture.site.url("/edit"))
  await app.page.waitForSelector("html[data-bridge-platform]")
  await app.reply(message)
  await app.settle()
  assert.equal(submissions, 0)
})

test("data- attributes opt out and disable on this platform", async () => {
  const app = await fixture.openNativeApp(form({ attributes: "data-controller-optout-linux" }), { components: ["form"] })

  assert.deepEqual(app.takeMessages(), [])
  assert.equal(
    await app.evaluate(() => {
      const link = document.createElement("a")
      link.setAttribute("data-bridge-disabled", "linux")
      return new window.Tabwire.BridgeElement(link).disabled
    }),
    true,
  )
})
