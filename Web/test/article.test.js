import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { test } from "node:test"
import { setUp } from "./support/fixture.js"

const fixture = setUp()

// Runs the HTML, the controller and the style sheet of the article "Write a bridge component".

const article = await readFile(
  new URL("../../Sources/NativeBridge/NativeBridge.docc/Write-a-bridge-component.md", import.meta.url),
  "utf8",
)

function code(language) {
  return article.split("```" + language + "\n")[1].split("\n```")[0]
}

async function openTrip(options) {
  fixture.site.script("/bridge/form_controller.js", code("js"))
  fixture.site.script(
    "/trip.js",
    `import "@hotwired/turbo"
     import { Application } from "@hotwired/stimulus"
     import FormController from "/bridge/form_controller.js"
     Application.start().register("bridge--form", FormController)`,
  )
  fixture.site.page("/trip", { body: `<style>${code("css")}</style>${code("html")}`, script: "/trip.js" })
  fixture.site.redirect("/trips", "/saved")
  fixture.site.page("/saved", { body: "<h1>Saved</h1>", script: "/trip.js" })
  return options ? fixture.openNativeApp("/trip", options) : fixture.openBrowser("/trip")
}

function isButtonShown(page) {
  return page.evaluate(() => getComputedStyle(document.querySelector("[type=submit]")).display !== "none")
}

test("in an app with the component, the native button's title arrives and its tap submits the form", async () => {
  const app = await openTrip({ components: ["form"] })
  const [connect] = app.takeMessages()
  assert.equal(connect.event, "connect")
  assert.equal(JSON.parse(connect.jsonData).submitTitle, "Save")
  assert.equal(await isButtonShown(app), false)

  await app.visiting(
    ({ id }) => window.nativeBridge.replyWith({ id, component: "form", event: "connect", jsonData: "{}" }),
    connect,
  )
  assert.equal(await app.evaluate(() => document.querySelector("h1").textContent), "Saved")
  assert.deepEqual(app.takeMessages().map(({ event }) => event), ["submitDisabled", "submitEnabled"])
})

test("in an app without the component, and in a browser, the web button is there and submits the form", async () => {
  for (const page of [await openTrip({ components: ["menu"] }), await openTrip()]) {
    assert.equal(await isButtonShown(page), true)
    await page.visiting(() => document.querySelector("[type=submit]").click())
    assert.equal(await page.evaluate(() => document.querySelector("h1").textContent), "Saved")
  }
})
