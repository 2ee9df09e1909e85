import assert from "node:assert/strict"
import { test } from "node:test"
import { pages } from "../support/pages.js"
import { setStage } from "../support/stage.js"

const stage = setStage()

test("no page logs an error or violates the Content-Security-Policy", async test => {
  for (const persona of ["regular", "premium"]) {
    const visitor = await stage.visitor(test)
    await visitor.signIn(persona)
    for (const path of Object.values(pages)) {
      await visitor.open(path)
      await visitor.page.waitForFunction(() => window.Turbo)
      assert.deepEqual(visitor.takeConsoleMessages(), [], path)
    }
  }
})

test("the progress bar of Turbo is styled on a slow visit", async test => {
  const visitor = await stage.visitor(test)
  await visitor.signIn()
  let answer
  await visitor.page.route("**/explore", async route => {
    await new Promise(resolve => (answer = resolve))
    await route.continue()
  })
  await visitor.tabBar.getByRole("link", { name: "Explore" }).click()
  const bar = visitor.page.locator(".turbo-progress-bar")
  await bar.waitFor()
  assert.equal(await bar.evaluate(element => getComputedStyle(element).position), "fixed")
  await visitor.leadsTo("/explore", answer)
  assert.deepEqual(visitor.takeConsoleMessages(), [])
})

test("an injected script does not run", async test => {
  const visitor = await stage.visitor(test)
  await visitor.signIn()
  await visitor.page.evaluate(() => {
    const script = document.createElement("script")
    script.textContent = "window.hasRun = true"
    document.body.append(script)
    document.body.insertAdjacentHTML("beforeend", `<img src="x:" onerror="window.hasRun = true">`)
  })
  // The image fails to load before this one, which is allowed.
  await visitor.page.evaluate(() => new Promise((resolve, reject) => {
    const image = new Image()
    Object.assign(image, { onload: resolve, onerror: reject, src: "/assets/icon.svg" })
  }))
  assert.equal(await visitor.page.evaluate(() => window.hasRun), undefined)
  const violations = visitor.takeConsoleMessages().filter(message => message.includes("Content Security Policy"))
  assert.ok(violations.length >= 2, `${violations}`)
})

test("a valid form redirects with a notice and keeps the document", async test => {
  const visitor = await stage.visitor(test)
  await visitor.signIn()
  await visitor.markDocument()
  await visitor.page.fill("#note-trail", "Owl Wood")
  await visitor.page.fill("#note-text", "Heard two, saw none.")
  await visitor.page.click("text=Save note")
  await visitor.page.getByRole("status").getByText("Your note on Owl Wood is saved.").waitFor()
  assert.ok(await visitor.isSameDocument())
  assert.equal(await visitor.page.inputValue("#note-text"), "")
  assert.deepEqual(visitor.takeConsoleMessages(), [])
})

test("an invalid form shows an alert and keeps the input and the tabs", async test => {
  const visitor = await stage.visitor(test)
  await visitor.signIn()
  await visitor.markDocument()
  await visitor.page.fill("#note-text", "short")
  await visitor.page.click("text=Save note")
  const alert = visitor.page.getByRole("alert")
  await alert.waitFor()
  await alert.getByRole("link", { name: "Say where you were." }).click()
  const field = visitor.page.locator("#note-trail")
  assert.ok(await field.evaluate(element => element.getBoundingClientRect().top < innerHeight))
  assert.equal(await field.getAttribute("aria-invalid"), "true")
  assert.equal(await visitor.page.inputValue("#note-text"), "short")
  assert.deepEqual((await visitor.tabs()).length, 4)
  assert.ok(await visitor.isSameDocument())
})

test("going back restores the scroll position and the input", async test => {
  const visitor = await stage.visitor(test)
  await visitor.signIn()
  await visitor.page.fill("#note-text", "Mist in the morning, then")
  await visitor.page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }))
  await visitor.leadsTo("/library", () => visitor.tabBar.getByRole("link", { name: "Library" }).click())
  await visitor.leadsTo("/", () => visitor.page.goBack())
  assert.equal(await visitor.page.evaluate(() => scrollY), 400)
  assert.equal(await visitor.page.inputValue("#note-text"), "Mist in the morning, then")
})

test("going back after signing out requests the page again", async test => {
  const visitor = await stage.visitor(test)
  await visitor.signIn()
  await visitor.leadsTo("/sign-in", () => visitor.page.evaluate(() => document.querySelector("#sign-out").click()))
  await Promise.all([
    visitor.page.waitForRequest(`${stage.server.url}/`),
    visitor.page.evaluate(() => history.back()),
  ])
})

test("signing out in one window signs out the other at its next visit", async test => {
  const visitor = await stage.visitor(test)
  // Their streams would sign out both windows before.
  await visitor.page.context().route("**/tabs/updates?*", route => route.abort())
  await visitor.signIn()
  const other = await visitor.page.context().newPage()
  await other.goto(`${stage.server.url}/explore`)
  await visitor.page.evaluate(() => fetch("/sign-out", { method: "POST" }))
  await other.click("#trails a >> nth=0")
  await other.waitForURL(`${stage.server.url}/sign-in`)
  assert.equal(await other.getByRole("navigation").count(), 0)
})
