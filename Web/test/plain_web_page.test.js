import assert from "node:assert/strict"
import { test } from "node:test"
import { carrier, configuration } from "./support/carrier.js"
import { form } from "./support/form.js"
import { setStage } from "./support/stage.js"

const stage = setStage()

// In a browser without a native app, the same pages are plain web pages.

test("no component is loaded, nothing is written to the console, and nothing is thrown", async () => {
  stage.site.page("/", { body: carrier(configuration("home")) + carrier("not JSON") + form() })
  stage.site.page("/explore", { body: carrier(configuration("explore")) + form() })
  const web = await stage.openBrowser("/")

  assert.deepEqual(await web.evaluate(() => window.application.controllers.length), 0)
  await web.visit("/explore")
  await web.visiting(() => history.back())
  assert.deepEqual(web.console, [])
  assert.deepEqual(web.thrown, [])
})

test("<html> gets no attributes", async () => {
  const web = await stage.openBrowser(carrier(configuration("home")) + form())

  assert.deepEqual(await web.evaluate(() => document.documentElement.getAttributeNames()), [])
})

test("the tab bar is a navigation landmark of links that work", async () => {
  stage.site.page("/", { body: `<h1>Arrived</h1>` })
  stage.site.page("/explore", { body: carrier(configuration("explore")) })
  const web = await stage.openBrowser("/explore")

  await web.page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click()
  await web.page.getByRole("heading", { name: "Arrived" }).waitFor()
})

test("the form's own button is there and submits it", async () => {
  stage.site.page("/submitted", { body: "<h1>Thanks</h1>" })
  stage.site.redirect("/session", "/submitted")
  const web = await stage.openBrowser(form({ action: "/session" }))

  await web.page.getByRole("button", { name: "Submit Form" }).click()
  await web.page.getByRole("heading", { name: "Thanks" }).waitFor()
})
