import assert from "node:assert/strict"
import { test } from "node:test"
import { configuration, tabBar } from "./support/tab_bar.js"
import { form } from "./support/form.js"
import { setUp } from "./support/fixture.js"

const fixture = setUp()

// The same pages in a browser without a native app.

test("no component is loaded, nothing is written to the console, and nothing is thrown", async () => {
  fixture.site.page("/", { body: tabBar(configuration("home")) + tabBar("not JSON") + form() })
  fixture.site.page("/explore", { body: tabBar(configuration("explore")) + form() })
  const web = await fixture.openBrowser("/")

  assert.deepEqual(await web.evaluate(() => window.application.controllers.length), 0)
  await web.visit("/explore")
  await web.visiting(() => history.back())
  assert.deepEqual(web.console, [])
  assert.deepEqual(web.thrown, [])
})

test("<html> gets no attributes", async () => {
  const web = await fixture.openBrowser(tabBar(configuration("home")) + form())

  assert.deepEqual(await web.evaluate(() => document.documentElement.getAttributeNames()), [])
})

test("the tab bar is a navigation landmark of links that work", async () => {
  fixture.site.page("/", { body: `<h1>Arrived</h1>` })
  fixture.site.page("/explore", { body: tabBar(configuration("explore")) })
  const web = await fixture.openBrowser("/explore")

  await web.page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click()
  await web.page.getByRole("heading", { name: "Arrived" }).waitFor()
})

test("the form's own button is there and submits it", async () => {
  fixture.site.page("/submitted", { body: "<h1>Thanks</h1>" })
  fixture.site.redirect("/session", "/submitted")
  const web = await fixture.openBrowser(form({ action: "/session" }))

  await web.page.getByRole("button", { name: "Submit Form" }).click()
  await web.page.getByRole("heading", { name: "Thanks" }).waitFor()
})
