// The playground in Chromium: the story of the tour, with the same assertions, and the looks.
import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { pathToFileURL } from "node:url"
import { setStage } from "./support/stage.js"
import { tellStory } from "./support/story.js"
import { Visitor } from "./support/visitor.js"

const schema = JSON.parse(readFileSync(new URL("../../Conformance/schema/configure.schema.json", import.meta.url), "utf8"))
const stage = setStage({ folder: pathToFileURL(`${process.env.PLAYGROUND}/`) })
const start = async (test, options) => Visitor.arrive(await stage.open(test, `/index.html${options?.fragment ?? ""}`, options))

test("the story: no step reloads a tab, and each keeps its page, scroll position, typed text and back stack", async (context) => {
  await tellStory(await start(context))
})

test("the story without the Navigation API, as in browsers that lack it", async (context) => {
  const visitor = await start(context, { withoutNavigation: true })
  assert.equal(await visitor.evaluate(() => "navigation" in window), false)
  await tellStory(visitor)
})

test("an outdated tab reloads when it is selected, but not where something was typed", async (context) => {
  const visitor = await start(context)
  await visitor.signIn("regular")
  await visitor.tap("Library")
  await visitor.untilPage("Library")
  await visitor.tap("Explore")
  await visitor.untilPage("Explore")
  await visitor.press("a[href='trail-2.html']")
  await visitor.untilPage("Cinder Ridge")
  await visitor.press("button[data-save]")
  await visitor.page.getByRole("tab", { name: "Library, 1" }).waitFor()
  await visitor.tap("Library")
  await visitor.frame.getByText("Cinder Ridge").waitFor()
  await visitor.page.getByRole("tab", { name: "Library", exact: true }).waitFor()

  await visitor.evaluate(() => document.body.insertAdjacentHTML("beforeend", "<input id=typed>"))
  await visitor.frame.locator("#typed").fill("half-typed")
  await visitor.tap("Explore")
  await visitor.untilPage("Cinder Ridge")
  await visitor.back()
  await visitor.untilPage("Explore")
  await visitor.press("a[href='trail-3.html']")
  await visitor.untilPage("Three Bridges")
  await visitor.press("button[data-save]")
  await visitor.page.getByRole("tab", { name: "Library, 1" }).waitFor()
  await visitor.tap("Library")
  const reload = visitor.page.getByRole("button", { name: "Reload" })
  await reload.waitFor()
  assert.equal(await visitor.frame.locator("#typed").inputValue(), "half-typed")
  assert.equal(await visitor.frame.getByText("Three Bridges").count(), 0)
  await reload.click()
  await visitor.frame.getByText("Three Bridges").waitFor()
})

test("a link from outside selects the tab that owns it, and visits it there", async (context) => {
  const visitor = await start(context)
  await visitor.signIn("regular")
  await visitor.page.evaluate(() => window.tabwirePhone.open("trail-3.html"))
  await visitor.untilPage("Three Bridges")
  assert.equal(await visitor.selected(), "Explore")
  await visitor.page.evaluate(() => window.tabwirePhone.open("https://elsewhere.example/"))
  assert.equal(await visitor.selected(), "Explore")
})

test("a tap on the selected tab goes to its first page, then to its top", async (context) => {
  const visitor = await start(context)
  await visitor.signIn("regular")
  await visitor.press("a.feature")
  await visitor.untilPage("Heron Lake")
  await visitor.tap("Home")
  await visitor.untilPage("Home")
  assert.deepEqual(await visitor.backList(), [])
  await visitor.evaluate(() => scrollTo({ top: 200, behavior: "instant" }))
  await visitor.tap("Home")
  await visitor.until(() => scrollY === 0)
})

test("a page that cannot be loaded shows an error with Retry, and other tabs still work", async (context) => {
  const visitor = await start(context, { allowed: (text) => /Failed to load resource|ERR_/.test(text) })
  await visitor.signIn("regular")
  stage.server.failing = (path) => (path.endsWith("/explore.html") ? 0 : undefined)
  context.after(() => { stage.server.failing = undefined })
  await visitor.tap("Explore")
  await visitor.page.getByRole("heading", { name: "Can’t Connect" }).waitFor()
  await visitor.tap("Home")
  await visitor.untilPage("Home")
  await visitor.tap("Explore")
  stage.server.failing = (path) => (path.endsWith("/explore.html") ? 503 : undefined)
  await visitor.page.getByRole("button", { name: "Retry" }).click()
  await visitor.page.locator(".error-page").getByText("has a problem (503)").waitFor()
  stage.server.failing = undefined
  await visitor.page.getByRole("button", { name: "Retry" }).click()
  await visitor.untilPage("Explore")
})

test("a page cannot configure from another frame, in another's name, or as a flood", async (context) => {
  const visitor = await start(context)
  await visitor.signIn("regular")
  await visitor.evaluate(() => {
    const message = (url) => JSON.stringify({ id: "1", component: "navigation", event: "configure", metadata: { url }, jsonData: '{"active":null,"tabs":[]}' })
    const channel = new MessageChannel()
    parent.postMessage({ tabwire: "connect" }, "*", [channel.port2])
    channel.port1.postMessage({ event: "message", href: location.href, json: message("https://elsewhere.example/") })
    const nested = document.createElement("iframe")
    nested.srcdoc = `<script>{
      const { port1, port2 } = new MessageChannel()
      port1.postMessage({ event: "message", href: ${JSON.stringify(location.href)}, json: ${JSON.stringify(message(location.href))} })
      top.postMessage({ tabwire: "connect" }, "*", [port2])
    }</` + "script>"
    document.body.append(nested)
    return new Promise((resolve) => { nested.onload = () => resolve() })
  })
  assert.equal((await visitor.tabs()).length, 4)
  await visitor.evaluate(() => { 
    const { port1, port2 } = new MessageChannel()
    parent.postMessage({ tabwire: "connect" }, "*", [port2])
    for (let i = 0; i < 10_000; i++) port1.postMessage({ event: "message", href: location.href, json: "{}" })
  })
  await visitor.page.getByText("Messages dropped").first().waitFor()
  assert.equal((await visitor.tabs()).length, 4)
  await visitor.tap("Explore")
  await visitor.untilPage("Explore")
})

test("a page cannot navigate the window", async (context) => {
  const visitor = await start(context, { allowed: (text) => /Unsafe attempt|sandbox/i.test(text) })
  await visitor.signIn("regular")
  const address = visitor.page.url()
  const outcome = await visitor.evaluate(() => {
    try { top.location = "https://elsewhere.example/" } catch (error) { return error.name }
    return "navigates"
  })
  assert.equal(outcome, "SecurityError")
  assert.equal(visitor.page.url(), address)
  assert.equal((await visitor.tabs()).length, 4)
})

test("the tab bar works with the keyboard, and is read by screen readers", async (context) => {
  const visitor = await start(context)
  const { page } = visitor
  await visitor.signIn("regular")
  const status = page.locator("[data-part=status]")
  assert.equal(await status.textContent(), "Tabs: Home, Explore, Library, Profile")
  await page.getByRole("tab", { name: "Home" }).focus()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Enter")
  await visitor.untilPage("Explore")
  assert.equal(await page.getByRole("tab", { name: "Explore" }).getAttribute("aria-selected"), "true")
  await page.keyboard.press("End")
  assert.equal(await page.evaluate(() => document.activeElement.title), "Profile")
  assert.equal(await page.locator("[role=tab][tabindex='0']").count(), 1)
  const unnamed = await page.locator("button, input, textarea, iframe").evaluateAll((all) => all.filter((element) => element.checkVisibility() && !(element.getAttribute("aria-label") || element.title || element.textContent.trim() || element.labels?.length)).map((element) => element.outerHTML))
  assert.deepEqual(unnamed, [])
})

/** Opens the laboratory without its editor, which stands in for the field otherwise. */
async function openWhatIf(context, { allowed = () => false, ...options } = {}) {
  const visitor = await start(context, { ...options, allowed: (text) => allowed(text) || /ace\.js|ERR_FAILED/.test(text) })
  await visitor.page.route("**/ace.js", (route) => route.abort())
  const { page } = visitor
  await visitor.signIn("regular")
  await page.getByText("What if the server sent").click()
  const field = page.getByLabel("Configuration (JSON)")
  await page.waitForFunction(() => document.getElementById("configuration").value !== "")
  return { visitor, page, field }
}

test("what-if shows the effect of a configuration without changing anything", async (context) => {
  const { visitor, page, field } = await openWhatIf(context)
  const sent = JSON.parse(await field.inputValue())
  await field.fill(JSON.stringify({ ...sent, tabs: sent.tabs.filter(({ id }) => id !== "home"), active: "explore" }))
  await page.getByRole("button", { name: "Show the effect" }).click()
  await page.getByText(/Disruptive, the page in front is affected. Case 9. “Home” is removed; the page in front/).waitFor()
  await field.fill("{")
  await page.getByRole("button", { name: "Show the effect" }).click()
  await page.getByText(/Rejected, malformed/).waitFor()
  assert.equal((await visitor.tabs()).length, 4)
})

test("what-if suggests names and values by keyboard, and shows where a configuration is wrong", async (context) => {
  const { page, field } = await openWhatIf(context)
  const suggested = (names) => page.waitForFunction((names) => [...document.querySelectorAll(".suggestions button")].map((button) => button.textContent).join() === names, names)
  await field.fill('{"active": "home", "tabs": [{"id": "home", "title": "Home", "icon": "house", "path": "/"}, {"id": "two", "title": "Two", "path": "/two", }]}')
  await field.evaluate((field) => { field.focus(); field.setSelectionRange(field.value.length - 3, field.value.length - 3) })
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("ArrowRight")
  const given = ["id", "title", "path"]
  await suggested(Object.keys(schema.$defs.tab.properties).filter((name) => !given.includes(name)).join())
  await page.keyboard.press("Tab")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Enter")
  assert.match(await field.inputValue(), /"path": "\/two", "deprecated": \}\]\}$/)
  await suggested("soft,hard")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  assert.match(await field.inputValue(), /"deprecated": "soft"\}\]\}$/)
  await page.getByText(/Rejected, malformed at \$\.tabs\[1\]\.icon/).waitFor()
  assert.equal(await field.getAttribute("aria-invalid"), "true")
  await page.getByRole("button", { name: "Show the effect" }).click()
  assert.equal(await page.evaluate(() => document.activeElement.id), "configuration")
  await page.keyboard.press("Control+Z")
  assert.match(await field.inputValue(), /"deprecated": \}\]\}$/, "a suggestion can be undone")
})

test("without the schema there are no suggestions until it can be loaded, and everything else works", async (context) => {
  stage.server.failing = (path) => (path.endsWith("/configure.schema.json") ? 503 : undefined)
  context.after(() => { stage.server.failing = undefined })
  const { page, field } = await openWhatIf(context, { allowed: (text) => text.includes("503") })
  const toolbar = page.getByRole("toolbar", { name: "Suggestions" })
  await toolbar.getByText("Suggestions could not be loaded: 503").waitFor()
  await field.fill("{")
  await page.getByText(/Rejected, malformed/).waitFor()
  assert.equal(await toolbar.getByText("could not be loaded").count(), 1)
  stage.server.failing = undefined
  await toolbar.getByRole("button", { name: "Try again" }).click()
  await toolbar.getByRole("button", { name: "active" }).waitFor()
  assert.equal(await toolbar.getByText("could not be loaded").count(), 0)
})

for (const look of ["ios", "ios26", "material", "wide"]) for (const width of [360, 1024, 1600]) for (const colorScheme of ["light", "dark"]) {
  test(`the ${look} look fits a ${colorScheme} window of ${width} pixels`, async (context) => {
    const visitor = await start(context, { viewport: { width, height: 900 }, colorScheme, fragment: `#look=${look}` })
    await visitor.signIn("premium")
    await visitor.untilStill()
    assert.equal(await visitor.page.evaluate(() => document.documentElement.scrollWidth), width)
    const cut = await visitor.page.locator(".tab").evaluateAll((tabs) => tabs.filter((tab) => tab.getBoundingClientRect().right > innerWidth).length)
    assert.equal(cut, 0)
    await visitor.page.screenshot({ path: `${process.env.PICTURES}/${look}-${width}-${colorScheme}.png` })
  })
}

test("the lifelines of a long session do not widen the window", async (context) => {
  const visitor = await start(context, { viewport: { width: 1024, height: 900 } })
  await visitor.signIn("regular")
  const lifelines = visitor.page.locator(".lifelines")
  await visitor.page.evaluate(() => {
    const { tabs } = window.tabwirePhone.state
    for (let tap = 1; tap <= 60; tap++) window.tabwirePhone.select(tabs[tap % 2].container)
  })
  assert.equal(await visitor.page.evaluate(() => document.documentElement.scrollWidth), 1024)
  assert.ok(await lifelines.evaluate((element) => element.scrollWidth > element.clientWidth))
})

/** Measures the phone in every look and text size, in two widths. */
async function measured(page, measure) {
  const results = {}
  for (const width of [360, 1024]) for (const look of ["ios", "ios26", "material", "wide"]) for (const text of ["100", "150"]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((settings) => { location.hash = settings }, `look=${look}&text=${text}`)
    await page.waitForFunction(([look, text]) => {
      const { dataset, style } = document.querySelector(".phone")
      return dataset.look === look && Number(style.getPropertyValue("--text")) === text / 100
    }, [look, Number(text)])
    results[`${look} ${width} ${text}`] = await page.evaluate(measure)
  }
  return results
}

test("the header is as high without Back as with it, in every look and text size", async (context) => {
  const visitor = await start(context)
  const { page } = visitor
  await visitor.signIn("regular")
  const height = () => document.querySelector(".bar").offsetHeight
  const before = await measured(page, height)
  await visitor.press("a.feature")
  await visitor.untilPage("Heron Lake")
  await page.locator(".back").waitFor()
  assert.deepEqual(await measured(page, height), before)
})

test("the buttons of the header fit beside Back, and badges cover no title, in every look and text size", async (context) => {
  const visitor = await start(context)
  const { page } = visitor
  await visitor.signIn("regular")
  await visitor.press("a.feature")
  await visitor.untilPage("Heron Lake")
  await visitor.evaluate(() => {
    const send = (component, data) => document.dispatchEvent(new CustomEvent("native-bridge:message", {
      detail: JSON.stringify({ id: "1", component, event: "connect", metadata: { url: location.href }, jsonData: JSON.stringify(data) }) }))
    const { active, tabs } = JSON.parse(document.querySelector("nav").dataset.navigationConfigurationValue)
    send("form", { title: "Save changes" })
    send("menu", { items: [{ title: "Share" }] })
    document.querySelector("nav").dataset.navigationConfigurationValue = JSON.stringify({ active, tabs: tabs.map((tab) => ({ ...tab, badge: "New" })) })
  })
  await page.locator(".actions button").nth(1).waitFor()
  await page.locator(".tab:last-child .badge").waitFor()
  const faults = await measured(page, () => {
    const box = (element) => element.getBoundingClientRect()
    const bar = box(document.querySelector(".bar"))
    const [back, ...actions] = [...document.querySelectorAll(".bar button")].map(box)
    const isCovered = (tab) => {
      const [badge, title] = [".badge", ".title"].map((part) => box(tab.querySelector(part)))
      return badge.left < title.right - 1 && badge.right > title.left + 1 && badge.top < title.bottom - 1 && badge.bottom > title.top + 1
    }
    return [
      ...actions.some((button, index) => button.right > bar.right || button.left < (actions[index - 1] ?? back).right) ? ["buttons"] : [],
      ...[...document.querySelectorAll(".tab")].some(isCovered) ? ["badges"] : [],
    ]
  })
  assert.deepEqual(Object.entries(faults).filter(([, each]) => each.length > 0), [])
  await page.screenshot({ path: `${process.env.PICTURES}/header-large.png` })
})

for (const count of [2, 3, 4, 5, 6, 7]) {
  test(`${count} tabs with long titles, right to left, large text`, async (context) => {
    const visitor = await start(context, { viewport: { width: 360, height: 800 }, fragment: "#text=150" })
    await visitor.signIn("regular")
    const icons = ["house", "magnifyingglass", "bell", "cart", "envelope", "gear", "map"]
    const tabs = icons.slice(0, count).map((icon, index) => ({ id: index ? `t${index}` : "home", title: ["الرئيسية", "Donaudampfschifffahrt", "通知と設定", "Cart", "Messages", "Settings", "Map"][index], icon, path: `home.html?${index}`, ...(index === 2 && { badge: "99+" }) }))
    await visitor.evaluate((json) => document.querySelector("nav").dataset.navigationConfigurationValue = json, JSON.stringify({ active: "home", tabs }))
    await visitor.untilTabs(tabs.map(({ title }) => title))
    await visitor.page.evaluate((isReversed) => { document.querySelector(".phone").dir = isReversed ? "rtl" : "ltr" }, count % 2 === 0)
    assert.equal(await visitor.page.evaluate(() => document.documentElement.scrollWidth), 360)
    await visitor.untilStill()
    await visitor.page.screenshot({ path: `${process.env.PICTURES}/tabs-${count}.png` })
  })
}

test("light and dark reach the pages", async (context) => {
  const visitor = await start(context, { colorScheme: "light" })
  await visitor.signIn("regular")
  const background = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await visitor.page.getByText("Dark", { exact: true }).click()
  await visitor.until(() => getComputedStyle(document.body).backgroundColor === "rgb(17, 22, 20)")
  await visitor.page.getByText("Light", { exact: true }).click()
  await visitor.until((light) => getComputedStyle(document.body).backgroundColor === light, light)
  await visitor.page.getByLabel("150 %").check({ force: true })
  await visitor.until(() => getComputedStyle(document.documentElement).fontSize === "24px")
  assert.match(visitor.page.url(), /#scheme=light&text=150$/)
})
