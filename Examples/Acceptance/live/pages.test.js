import assert from "node:assert/strict"
import { afterEach, test } from "node:test"
import { Client } from "../support/client.js"
import { setStage } from "../support/stage.js"

const stage = setStage()

afterEach(async () => {
  await new Client().post("/flags", { weekend: "off" })
  const robin = await Client.signedIn()
  const { html } = await robin.get("/")
  for (const [, path] of html.matchAll(/href="(\/recommendations\/\d+)"/g)) await robin.get(path)
})

// Waits until the tab bar shows these tabs.
function untilTabs(visitor, expected) {
  return visitor.page.waitForFunction(
    expected => expected === [...document.querySelectorAll("nav .tab")].map(tab => tab.innerText.replace(/\s+/g, " ").trim()).join(),
    expected.join())
}

test("the badge counts while the user types", async test => {
  const visitor = await stage.visitor(test)
  await visitor.signIn()
  await visitor.markDocument()
  await visitor.page.locator("#note-text").pressSequentially("Mist in the ")
  const priya = await Client.signedIn("premium")
  for (const [trail, home] of [[5, "Home 4"], [6, "Home 5"]]) {
    await priya.post(`/explore/${trail}/send`, { to: "regular" })
    await untilTabs(visitor, [home, "Explore", "Library", "Profile"])
  }
  await visitor.page.locator("#note-text").pressSequentially("morning")
  assert.equal(await visitor.page.inputValue("#note-text"), "Mist in the morning")
  assert.ok(await visitor.isSameDocument())
  assert.deepEqual(await visitor.tabs(), ["Home 5 (page)", "Explore", "Library", "Profile"])
  assert.deepEqual(visitor.takeConsoleMessages(), [])
})

test("a flag for everybody shows in two browsers at once", async test => {
  const [one, other] = [await stage.visitor(test), await stage.visitor(test)]
  for (const visitor of [one, other]) await visitor.signIn()
  await other.open("/library/2")
  for (const visitor of [one, other]) await visitor.markDocument()
  await one.page.click("#backstage summary")
  await one.page.click("button[name=weekend][value=on]")
  for (const visitor of [one, other]) await untilTabs(visitor, ["Home 3", "Explore", "Library", "Premium", "Profile"])
  assert.deepEqual(await other.tabs(), ["Home 3", "Explore", "Library (true)", "Premium", "Profile"])
  for (const visitor of [one, other]) {
    assert.ok(await visitor.isSameDocument())
    assert.deepEqual(visitor.takeConsoleMessages(), [])
  }
})

test("a tab on the keyboard focus stays there while its badge changes", async test => {
  const visitor = await stage.visitor(test, { width: 1280 })
  await visitor.signIn()
  await visitor.tabBar.getByRole("link", { name: "Home" }).focus()
  await (await Client.signedIn("premium")).post("/explore/5/send", { to: "regular" })
  await untilTabs(visitor, ["Home 4", "Explore", "Library", "Profile"])
  assert.equal(await visitor.page.evaluate(() => document.activeElement.dataset.tab), "home")
})

test("a user sends a trail and reads one", async test => {
  const [robin, priya] = [await stage.visitor(test), await stage.visitor(test)]
  await robin.signIn()
  await priya.signIn("premium")
  await priya.open("/explore/3")
  await priya.page.click("text=Send to Robin")
  await priya.page.getByRole("status").getByText("Three Bridges is on its way to Robin.").waitFor()
  await untilTabs(robin, ["Home 4", "Explore", "Library", "Profile"])
  await robin.open("/")
  await robin.leadsTo("/explore/3", () => robin.page.getByRole("link", { name: "Three Bridges unread" }).click())
  assert.deepEqual(await robin.tabs(), ["Home 3", "Explore (true)", "Library", "Profile"])
})

test("a window whose user signs out elsewhere loses the tabs", async test => {
  const visitor = await stage.visitor(test)
  await visitor.signIn()
  const window = await visitor.page.context().newPage()
  await window.goto(`${visitor.server.url}/profile`)
  await window.getByRole("button", { name: "Sign out", exact: true }).click()
  await window.getByText("You are signed out.").waitFor()
  await visitor.page.bringToFront()
  await visitor.page.waitForFunction(() => document.querySelector("nav.tab-bar").hidden)
})
