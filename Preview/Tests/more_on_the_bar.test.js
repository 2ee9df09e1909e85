// Dots, spoken badges, images, actions, the tab that searches, the user's own order and the number on the app's icon: the
// playground of an author, in Chromium.
import assert from "node:assert/strict"
import { test } from "node:test"
import { pathToFileURL } from "node:url"
import { setStage } from "./support/stage.js"
import { Visitor } from "./support/visitor.js"

const stage = setStage({ folder: pathToFileURL(`${process.env.PLAYGROUND}/`) })

async function author(context, { look = "ios", ...options } = {}) {
  const visitor = await Visitor.arrive(await stage.open(context, `/index.html#look=${look}`, options))
  await visitor.signIn("author")
  await visitor.page.locator(".tab .bar-picture").waitFor()
  return visitor
}
const bar = (visitor) => visitor.page.locator(".tab .title").allTextContents()
const write = (visitor) => visitor.page.getByRole("button", { name: "Write" })
/** Sends a configuration from the page in front, as its server would. */
const send = (visitor, change) => visitor.evaluate((change) => {
  const nav = document.querySelector("nav")
  const configuration = JSON.parse(nav.dataset.navigationConfigurationValue)
  nav.dataset.navigationConfigurationValue = JSON.stringify({ ...(0, eval)(`(${change})`)(configuration), revision: Date.now() + 1e9 })
}, String(change))

test("a dot has no text and is spoken by its label; the app's icon has the number", async (context) => {
  const visitor = await author(context)
  const home = visitor.page.getByRole("tab", { name: "Home, new stories" })
  await home.waitFor()
  assert.equal(await home.locator(".badge.dot").textContent(), "")
  await visitor.page.getByRole("img", { name: "The app’s icon, with the number 1" }).waitFor()
  await visitor.tap("Search")
  await visitor.untilPage("Search")
  await visitor.page.getByRole("tab", { name: "Home", exact: true }).waitFor()
  await visitor.page.getByRole("img", { name: "The app’s icon, without a number" }).waitFor()
  assert.equal(await visitor.page.locator(".icon-badge").isVisible(), false)
})

test("an action opens a sheet, is never selected, and is a button beside the list of tabs", async (context) => {
  const visitor = await author(context)
  assert.deepEqual(await bar(visitor), ["Home", "Search", "Write", "Library", "Profile"])
  const owned = (await visitor.page.getByRole("tablist").getAttribute("aria-owns")).split(" ")
  assert.equal(owned.length, 4)
  await write(visitor).click()
  await visitor.page.locator(".sheet").waitFor()
  await visitor.untilPage("Write a note")
  assert.equal(await visitor.selected(), "Home")
  assert.equal(await write(visitor).getAttribute("aria-selected"), null)
  await visitor.sheet.locator("#note").fill("half-typed")
  await write(visitor).click()
  await visitor.untilPage("Write a note")
  assert.equal(await visitor.sheet.locator("#note").inputValue(), "half-typed", "a page that is in front is not opened again")
  await visitor.page.getByRole("button", { name: "Save" }).click()
  await visitor.page.locator(".sheet").waitFor({ state: "detached" })
  assert.equal(await visitor.selected(), "Home")
})

test("an action whose page is loading is disabled, and cannot be performed twice", async (context) => {
  const visitor = await author(context)
  let answer
  const held = new Promise((resolve) => { answer = resolve })
  const asked = []
  await visitor.page.route("**/compose.html", async (route) => { asked.push(route.request().url()); await held; await route.continue() })
  await write(visitor).click()
  await visitor.page.locator(".tab.action[aria-disabled=true]").waitFor()
  await write(visitor).dispatchEvent("click")
  await write(visitor).dispatchEvent("click")
  answer()
  await visitor.untilPage("Write a note")
  await visitor.page.locator(".tab.action[aria-disabled=false]").waitFor()
  assert.equal(asked.length, 1)
})

test("an action without a rule visits its page in the selected tab", async (context) => {
  const visitor = await author(context)
  await send(visitor, (configuration) => ({ ...configuration, tabs: configuration.tabs.map((tab) => (tab.action ? { ...tab, path: "about.html" } : tab)) }))
  await visitor.page.locator(".log").getByText(/the same tabs .* actions changed/).waitFor()
  await write(visitor).click()
  await visitor.untilPage("About")
  assert.equal(await visitor.selected(), "Home")
  assert.equal(await visitor.page.locator(".sheet").count(), 0)
  await visitor.page.locator(".tab.action[aria-disabled=false]").waitFor()
})

test("the tab that searches stands at the end in the look of iOS 26 alone, and works there", async (context) => {
  const visitor = await author(context, { look: "ios26" })
  assert.deepEqual(await bar(visitor), ["Home", "Write", "Library", "Profile", "Search"])
  await visitor.tap("Search")
  await visitor.untilPage("Search")
  await visitor.page.evaluate(() => { location.hash = "look=material" })
  await visitor.untilTabs(["Home", "Search", "Write", "Library", "Profile"])
  assert.equal(await visitor.selected(), "Search")
})

test("the user arranges tabs: only their places change, and the focus stays", async (context) => {
  const visitor = await author(context)
  await visitor.step("type into Home, and arrange the tabs", { case: 6, visiting: ["profile", "home"] }, async () => {
    await visitor.frame.locator("#note-text").fill("half-typed")
    await visitor.tap("Profile")
    await visitor.untilPage("Profile")
    await visitor.press("a[href='arrange.html']")
    await visitor.untilPage("Arrange tabs")
    await visitor.page.getByRole("tab", { name: "Profile" }).focus()
    await visitor.frame.locator("button[data-up=profile]").evaluate((button) => button.click())
    await visitor.untilTabs(["Home", "Search", "Write", "Profile", "Library"])
  })
  assert.equal(await visitor.page.evaluate(() => document.activeElement.title), "Profile")
  await visitor.page.locator("[data-part=status]").getByText("The order is Home, Search, Profile, Library").waitFor({ state: "attached" })
  await visitor.tap("Home")
  await visitor.untilPage("Home")
  assert.equal(await visitor.frame.locator("#note-text").inputValue(), "half-typed")
})

test("images are fetched once in 100 page loads, and are gone with the session", async (context) => {
  const visitor = await author(context, { allowed: (text) => text.includes("ERR_FILE_NOT_FOUND") })
  const fetched = () => stage.server.requests.filter((path) => path.endsWith("face.png")).length
  const before = fetched()
  for (let round = 0; round < 25; round++) for (const [tab, title] of [["Search", "Search"], ["Home", "Home"]]) {
    await visitor.tap(tab)
    await visitor.untilPage(title)
    await visitor.evaluate(() => window.Turbo.visit(location.href, { action: "replace" }))
    await visitor.page.waitForFunction(() => window.tabwirePhone.screen.isLoaded)
  }
  assert.equal(fetched(), before)
  const faces = await visitor.page.locator(".bar-picture").evaluateAll((all) => all.map((one) => one.style.getPropertyValue("--image")))
  assert.equal(faces.length, 1)
  await visitor.tap("Home")
  await visitor.untilPage("Home")
  await send(visitor, (configuration) => ({ ...configuration, session: "another" }))
  await visitor.page.waitForFunction((old) => document.querySelector(".bar-picture")?.style.getPropertyValue("--image") !== old, faces[0])
  const isGone = await visitor.page.evaluate((address) => fetch(address).then(() => false, () => true), /"(.*)"/.exec(faces[0])[1])
  assert.ok(isGone, "the former user's face can still be read")
}, { timeout: 120_000 })

test("an image stays on its tab when the bar changes, without the icon in between", async (context) => {
  const visitor = await author(context)
  const face = await visitor.page.locator(".bar-picture").evaluate((one) => one.style.getPropertyValue("--image"))
  await visitor.page.evaluate((face) => {
    window.iconsInBetween = 0
    new MutationObserver(() => {
      if (document.querySelector(".bar-picture")?.style.getPropertyValue("--image") !== face) window.iconsInBetween += 1
    }).observe(document.querySelector("[data-part=bar]"), { childList: true, subtree: true })
  }, face)
  await send(visitor, (configuration) => ({ ...configuration, reorders: true, tabs: [...configuration.tabs].reverse() }))
  await visitor.untilTabs(["Profile", "Library", "Write", "Search", "Home"])
  await send(visitor, (configuration) => ({ ...configuration, tabs: configuration.tabs.filter(({ id }) => id !== "library") }))
  await visitor.page.getByRole("tab", { name: "Library" }).waitFor({ state: "detached" })
  assert.equal(await visitor.page.evaluate(() => window.iconsInBetween), 0)
})

test("a new image replaces the old one without a flash of the icon", async (context) => {
  const visitor = await author(context)
  let answer
  const held = new Promise((resolve) => { answer = resolve })
  await visitor.page.route("**/assets/face.png?2", async (route) => { await held; await route.continue() })
  const old = await visitor.page.locator(".bar-picture").evaluate((one) => one.style.getPropertyValue("--image"))
  await send(visitor, (configuration) => ({ ...configuration, tabs: configuration.tabs.map((tab) => (tab.id === "profile" ? { ...tab, title: "Me", image: { ...tab.image, path: "assets/face.png?2" } } : tab)) }))
  await visitor.page.getByRole("tab", { name: "Me", exact: true }).waitFor()
  assert.equal(await visitor.page.locator(".bar-picture").evaluate((one) => one.style.getPropertyValue("--image")), old)
  answer()
  await visitor.page.waitForFunction((old) => document.querySelector(".bar-picture")?.style.getPropertyValue("--image") !== old, old)
})

/** A WebP of two frames, as `webpmux -frame` writes it. */
const animated = "UklGRpQAAABXRUJQVlA4WAoAAAACAAAAXwAAPwAAQU5JTQYAAAD/////AABBTk1GMAAAAAAAAAAAAF8AAD8AAGQAAABWUDhMFwAAAC9fwA8AB1CPItej/wEgIfyfL0X0P/UHAEFOTUYwAAAAAAAAAAAAXwAAPwAAZAAAAFZQOEwXAAAAL1/ADwAHUI96FLn/ASAh/J8vRfQ/9QcA"

for (const [name, respond, reason] of [
  ["a page", (route) => route.fulfill({ contentType: "image/png", body: "<!doctype html>" }), /not a PNG, JPEG or WebP/],
  ["SVG", (route) => route.fulfill({ contentType: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg'/>" }), /not a PNG, JPEG or WebP/],
  ["too many bytes", (route) => route.fulfill({ contentType: "image/png", body: Buffer.alloc(300_000) }), /more than 256 KiB/],
  ["an error", (route) => route.fulfill({ status: 404, body: "" }), /responded with 404/],
  ["a redirect elsewhere", (route) => route.fulfill({ status: 302, headers: { location: "https://elsewhere.example/face.png" } }), /redirected to another origin/],
  ["animated", (route) => route.fulfill({ contentType: "image/webp", body: Buffer.from(animated, "base64") }), /animated/],
  ["never there", () => new Promise(() => {}), /longer than 5 seconds/],
  ["a damaged image", (route) => route.fulfill({ contentType: "image/png", body: Buffer.from("89504e470d0a1a0a0000000d494844520000000900000009080600000000000000", "hex") }), /damaged/],
]) {
  test(`the icon stays if the image is ${name}, and the log says why`, async (context) => {
    const page = await stage.open(context, "/index.html", { allowed: (text) => /404|ERR_|Failed to load|CORS|elsewhere/.test(text), isExpected: (url) => url.startsWith("https://elsewhere.example/") })
    await page.route("**/assets/face.png", respond)
    const visitor = await Visitor.arrive(page)
    await visitor.signIn("author")
    await page.locator(".log .error").getByText(reason).waitFor()
    assert.equal(await page.locator(".bar-picture").count(), 0)
    assert.equal(await page.getByRole("tab", { name: "Profile" }).locator("svg").count(), 1)
  })
}

for (const look of ["ios", "ios26", "material", "wide"]) for (const [width, height] of [[360, 800], [740, 360], [1024, 900], [1600, 900]]) for (const colorScheme of ["light", "dark"]) {
  test(`more on the bar fits the ${look} look in a ${colorScheme} window of ${width} × ${height} pixels`, async (context) => {
    const visitor = await author(context, { look, viewport: { width, height }, colorScheme })
    await visitor.untilStill()
    assert.equal(await visitor.page.evaluate(() => document.documentElement.scrollWidth), width)
    const cut = await visitor.page.locator(".tab").evaluateAll((tabs) => tabs.filter((tab) => tab.getBoundingClientRect().right > innerWidth).length)
    assert.equal(cut, 0)
    await visitor.page.screenshot({ path: `${process.env.PICTURES}/bar-${look}-${width}-${colorScheme}.png` })
  })
}
