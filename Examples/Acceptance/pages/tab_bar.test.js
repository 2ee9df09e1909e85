import assert from "node:assert/strict"
import { test } from "node:test"
import { setStage } from "../support/stage.js"

const stage = setStage()

test("tabs have an accessible role, name and badge, and one is current", async test => {
  const visitor = await stage.visitor(test)
  await visitor.signIn()
  assert.deepEqual(await visitor.tabs(), ["Home 3 (page)", "Explore", "Library", "Profile"])
  await visitor.open("/explore/3")
  assert.deepEqual(await visitor.tabs(), ["Home 3", "Explore (true)", "Library", "Profile"])
  assert.equal(await visitor.page.getByRole("navigation").count(), 1)
})

test("without tabs there is no navigation landmark", async test => {
  const visitor = await stage.visitor(test)
  await visitor.open("/sign-in")
  assert.equal(await visitor.page.getByRole("navigation").count(), 0)
  await visitor.signIn("new")
  assert.equal(await visitor.page.getByRole("navigation").count(), 0)
  await visitor.leadsTo("/", () => visitor.page.click("text=Start walking"))
  assert.equal((await visitor.tabs()).length, 4)
})

test("a click on a tab is a Turbo visit that changes the current tab", async test => {
  const visitor = await stage.visitor(test)
  await visitor.signIn()
  await visitor.markDocument()
  for (const [name, path] of [["Explore", "/explore"], ["Library", "/library"], ["Profile", "/profile"], ["Home", "/"]]) {
    await visitor.leadsTo(path, () => visitor.tabBar.getByRole("link", { name }).click())
    assert.deepEqual((await visitor.tabs()).filter(tab => tab.endsWith(")")).length, 1)
    assert.match((await visitor.tabs()).find(tab => tab.endsWith(")")), new RegExp(`^${name}.* \\(page\\)$`))
    assert.equal(await visitor.page.title(), name)
  }
  assert.ok(await visitor.isSameDocument())
  assert.deepEqual(visitor.takeConsoleMessages(), [])
})

test("the tabs are keyboard accessible with a visible focus", async test => {
  const visitor = await stage.visitor(test, { width: 1280 })
  await visitor.signIn()
  const focused = () => visitor.page.evaluate(() => document.activeElement.innerText.replace(/\s+/g, " ").trim())
  const seen = []
  for (let press = 0; press < 6; press += 1) {
    await visitor.page.keyboard.press("Tab")
    seen.push(await focused())
    const outline = await visitor.page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle)
    assert.notEqual(outline, "none", `the focus on ${seen.at(-1)} is not seen`)
  }
  assert.deepEqual(seen, ["Skip to content", "Waymark", "Home 3", "Explore", "Library", "Profile"])
  await visitor.page.keyboard.press("Shift+Tab")
  await visitor.leadsTo("/library", () => visitor.page.keyboard.press("Enter"))
})

test("the skip link moves the focus to the content", async test => {
  const visitor = await stage.visitor(test)
  await visitor.signIn()
  await visitor.page.keyboard.press("Tab")
  await visitor.page.keyboard.press("Enter")
  await visitor.page.waitForFunction(() => document.activeElement.id === "main")
})

test("deploy flags change the tabs and stay on the page", async test => {
  const visitor = await stage.visitor(test)
  await visitor.signIn()
  await visitor.open("/library")
  const deploy = async (flag, value) => {
    const backstage = visitor.page.locator("#backstage")
    if (!(await backstage.evaluate(details => details.open))) await backstage.locator("summary").click()
    const button = visitor.page.locator(`button[name=${flag}][value=${value}]`)
    await button.click()
    await visitor.page.waitForFunction(
      ([flag, value]) =>
        document.querySelector(`button[name=${flag}][value=${value}]`).ariaPressed === "true" &&
        document.querySelector("#backstage").open, [flag, value])
    assert.equal(new URL(visitor.page.url()).pathname, "/library")
  }
  await deploy("premium", "on")
  assert.deepEqual(await visitor.tabs(), ["Home 3", "Explore", "Library (page)", "Premium", "Profile"])
  await deploy("explore", "soft")
  assert.deepEqual(await visitor.tabs(), ["Home 3", "Favorites", "Library (page)", "Premium", "Profile"])
  await deploy("order", "library-first")
  assert.deepEqual(await visitor.tabs(), ["Home 3", "Library (page)", "Favorites", "Premium", "Profile"])
  await deploy("library", "hard")
  assert.deepEqual(await visitor.tabs(), ["Home 3", "Library (page)", "Favorites", "Premium", "Profile"])
  await visitor.leadsTo("/favorites", () => visitor.tabBar.getByRole("link", { name: "Favorites" }).click())
  assert.deepEqual(await visitor.tabs(), ["Home 3", "Favorites (page)", "Premium", "Profile"])
  assert.deepEqual(visitor.takeConsoleMessages(), [])
})

test("the badge counts unread updates and disappears at zero", async test => {
  const visitor = await stage.visitor(test)
  await visitor.signIn()
  for (const [title, home] of [["Bridge reopened", "Home 2"], ["Lambing season", "Home 1"], ["Night walk", "Home"]]) {
    await visitor.page.getByRole("link", { name: title }).click()
    await visitor.page.getByRole("heading", { name: title }).waitFor()
    assert.equal((await visitor.tabs())[0], `${home} (true)`)
    await visitor.leadsTo("/", () => visitor.page.click("text=Back to Home"))
    assert.equal((await visitor.tabs())[0], `${home} (page)`)
  }
})

test("choosing a language relabels the tabs", async test => {
  const visitor = await stage.visitor(test)
  await visitor.signIn()
  await visitor.open("/profile")
  await visitor.page.click("text=Deutsch")
  await visitor.page.getByRole("heading", { name: "Profil", exact: true }).waitFor()
  const links = visitor.page.getByRole("navigation").getByRole("link")
  assert.deepEqual(await links.allInnerTexts().then(texts => texts.map(text => text.split("\n")[0])), [
    "Start", "Entdecken", "Bibliothek", "Profil",
  ])
  assert.equal(await visitor.page.getAttribute("body", "lang"), "de")
})

// P9.9, P2.13
test("pages of native apps hide the web tab bar without JavaScript; older builds show it", async test => {
  const userAgent = "Waymark/1.0 Hotwire Native iOS; Turbo Native iOS; bridge-components: [navigation]"
  const app = await stage.visitor(test, { userAgent, javaScriptEnabled: false })
  await app.signIn()
  for (const selector of ["nav.tab-bar", ".site-header"]) assert.equal(await app.page.isVisible(selector), false)
  assert.equal(await app.page.evaluate(() => document.querySelector(".page-header").getBoundingClientRect().height), 1)

  const older = await stage.visitor(test, { userAgent: userAgent.replace("[navigation]", "[form]") })
  await older.signIn()
  assert.equal(await older.page.isVisible("nav.tab-bar"), true)
})

test("without JavaScript tabs, forms, errors and signing out work", async test => {
  const visitor = await stage.visitor(test, { javaScriptEnabled: false })
  await visitor.signIn("premium")
  await visitor.tabBar.getByRole("link", { name: "Profile" }).click()
  await visitor.page.click("text=Edit Profile")
  await visitor.page.fill("#name", "")
  await visitor.page.click("text=Save")
  await visitor.page.getByText("Please enter a name.").waitFor()
  await visitor.page.fill("#name", "Priya N.")
  await visitor.page.click("text=Save")
  await visitor.page.getByRole("status").getByText("Your profile is saved.").waitFor()
  await visitor.page.getByRole("button", { name: "Sign out", exact: true }).click()
  await visitor.page.getByText("You are signed out.").waitFor()
})
