import assert from "node:assert/strict"
import { test } from "node:test"
import { carrier, configuration } from "./support/carrier.js"
import { form } from "./support/form.js"
import { setStage } from "./support/stage.js"

const stage = setStage()

// Both ends of the bridge together: this package, and the adapter that NativeBridge injects.

test("a page's configuration reaches the native app as JSON, with the page's URL", async () => {
  const app = await stage.openNativeApp(carrier(configuration("home")))

  const [{ jsonData, ...message }, ...others] = app.takeMessages()
  assert.deepEqual(others, [])
  assert.deepEqual({ ...message, id: typeof message.id }, {
    id: "string",
    component: "navigation",
    event: "configure",
    metadata: { url: stage.site.url("/") },
  })
  assert.deepEqual(JSON.parse(jsonData), { ...configuration("home"), metadata: message.metadata })
})

test("<html> names the platform and the components", async () => {
  const app = await stage.openNativeApp("<p>", { components: ["form", "menu"] })

  assert.deepEqual(await app.evaluate(() => ({ ...document.documentElement.dataset })), {
    bridgePlatform: "linux",
    bridgeComponents: "form menu",
  })
})

test("what the page sent before the components were registered arrives then", async () => {
  const app = await stage.openNativeApp(carrier(configuration("home")) + form(), {
    components: ["form", "navigation"],
    registers: false,
  })
  assert.deepEqual(app.takeMessages(), [])

  await app.register(["form", "navigation"])
  await app.settle()
  assert.deepEqual(app.takeMessages().map(({ event }) => event).sort(), ["configure", "connect"])
})

test("a native reply submits the handbook's form through Turbo, and the next page sends its configuration", async () => {
  stage.site.redirect("/session", "/explore")
  stage.site.page("/explore", { body: carrier(configuration("explore")) })
  const app = await stage.openNativeApp(form({ action: "/session" }), { components: ["form", "navigation"] })
  const [message] = app.takeMessages()
  assert.equal(JSON.parse(message.jsonData).submitTitle, "Submit")

  await app.visiting(({ id }) => window.nativeBridge.replyWith({ id, component: "form", event: "connect", jsonData: "{}" }), message)
  const [{ event, metadata }] = app.takeMessages()
  assert.deepEqual([event, metadata.url], ["configure", stage.site.url("/explore")])
})

test("a reply after a Turbo visit, and one after a reload, run nothing", async () => {
  let submissions = 0
  stage.site.page("/edit", { body: form() })
  stage.site.page("/about", { body: "<h1>About</h1>" })
  stage.site.page("/submitted", { body: () => ((submissions += 1), "") })
  const app = await stage.openNativeApp("/edit", { components: ["form"] })
  const [message] = app.takeMessages()

  await app.visit("/about")
  await app.reply(message)
  await app.page.goto(stage.site.url("/edit"))
  await app.page.waitForSelector("html[data-bridge-platform]")
  await app.reply(message)
  await app.settle()
  assert.equal(submissions, 0)
})

test("data- attributes opt out and disable on this platform", async () => {
  const app = await stage.openNativeApp(form({ attributes: "data-controller-optout-linux" }), { components: ["form"] })

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
