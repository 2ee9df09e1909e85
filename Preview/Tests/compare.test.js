// Phones side by side in one window, in Chromium.
import assert from "node:assert/strict"
import { test } from "node:test"
import { pathToFileURL } from "node:url"
import { readComparison, writeComparison } from "../Page/comparison.js"
import { deviceSize, devices, pageInsets, rotated, screenInsets } from "../Page/devices.js"
import { sharedParameters } from "../Page/share.js"
import { setStage } from "./support/stage.js"
import { Visitor } from "./support/visitor.js"

test("phones survive a link, and unknown values become the default", () => {
  const phones = readComparison("", 2)
  assert.deepEqual(phones.map(({ look, user }) => [look, user]), [["ios", "1"], ["material", "2"], ["wide", "1"]])
  assert.deepEqual(readComparison(writeComparison(phones, "abc"), 2), phones)
  assert.equal(new URLSearchParams(writeComparison(phones, "abc").slice(1)).get("lab"), "abc")
  assert.deepEqual(readComparison("#phone=look%3Dx%26user%3D9%26device%3D1x1", 2), [{ look: "ios", scheme: "auto", text: "100", device: "fit", user: "1" }])
  assert.equal(readComparison(`#${Array(20).fill("phone=x").join("&")}`, 2).length, 6)
})

test("every device can be held both ways", () => {
  assert.equal(deviceSize("fit"), null)
  for (const device of devices.filter((device) => device !== "fit")) {
    assert.ok(devices.includes(rotated(device)), device)
    const { width, height } = deviceSize(device)
    assert.deepEqual(deviceSize(rotated(device)), { width: height, height: width })
  }
  assert.deepEqual(pageInsets(screenInsets({ device: "852x393", look: "ios" }), true), { top: 0, right: 59, bottom: 0, left: 59 })
  assert.deepEqual(pageInsets(screenInsets({ device: "852x393", look: "ios" }), false), { top: 0, right: 59, bottom: 21, left: 59 })
  assert.deepEqual(screenInsets({ device: "852x393", look: "wide" }), { top: 0, right: 0, bottom: 0, left: 0 })
})

const stage = setStage({ folder: pathToFileURL(`${process.env.PLAYGROUND}/`) })
const loadCounts = (page) => page.evaluate(() => [...document.querySelectorAll(".compared iframe")].map(({ contentWindow }) => contentWindow.tabwirePhone.screen.loadCount))
const inside = (phone) => phone.frameLocator(".screen:not(.hidden) iframe")

for (const [width, height, colorScheme] of [[360, 800, "light"], [1200, 900, "dark"], [1600, 900, "light"]]) {
  test(`phones side by side fit a ${colorScheme} window of ${width} × ${height} pixels`, async (context) => {
    const page = await stage.open(context, "/compare.html", { viewport: { width, height }, colorScheme })
    const phones = page.locator(".compared iframe")
    await inside(phones.first().contentFrame()).locator("button[data-sign-in=author]:not([disabled])").click()
    // All phones have the same user, so the others show that one as soon as they load a page.
    for (const index of [0, 1, 2]) {
      const phone = phones.nth(index).contentFrame()
      await phone.getByRole("tab", { name: "Home" }).waitFor()
      await page.getByLabel("Path").fill("/site/home.html")
      await page.getByRole("button", { name: "Open in all" }).click()
      await inside(phone).getByText("Good to see you").waitFor()
    }
    const loads = await loadCounts(page)
    for (const frame of page.frames()) await frame.waitForFunction(() => document.readyState === "complete")
    assert.deepEqual(await loadCounts(page), loads, "no page is loaded again and again")
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width)
    await page.screenshot({ path: `${process.env.PICTURES}/compare-${width}.png`, fullPage: width === 360 })
  })
}

test("a phone changes its look, size and side without loading its page again, and is added and removed", async (context) => {
  const page = await stage.open(context, "/compare.html", { viewport: { width: 1400, height: 900 } })
  const first = page.locator(".compared section").first()
  const phone = first.locator("iframe").contentFrame()
  await inside(phone).getByRole("heading", { name: "Waymark" }).waitFor()
  await inside(phone).locator("html").evaluate(() => { window.mark = 1 })
  await first.getByLabel("Look").selectOption("material")
  await first.getByLabel("Size").selectOption("360 × 740")
  await phone.locator(".phone.fixed[data-look=material]").waitFor()
  await first.getByRole("button", { name: "Rotate" }).click()
  await page.waitForFunction(() => document.querySelector(".compared iframe").contentDocument.querySelector(".phone").style.getPropertyValue("--device-width") === "740px")
  assert.equal(await inside(phone).locator("html").evaluate(() => window.mark), 1)
  assert.match(page.url(), /device%253D740x360|device%3D740x360/)
  await page.getByRole("button", { name: "Add a phone" }).click()
  assert.equal(await page.locator(".compared section").count(), 4)
  await page.locator(".compared section").last().getByRole("button", { name: "Remove" }).click()
  assert.equal(await page.locator(".compared section").count(), 3)
  await page.getByLabel("Path").fill("/site/about.html")
  await page.getByRole("button", { name: "Open in all" }).click()
  await inside(phone).getByRole("heading", { name: "About" }).waitFor()
})

test("phones that have not started yet get the laboratory's tabs, and the path, when they have", async (context) => {
  const tabs = ["home", "map"].map((id) => ({ id, title: id, icon: "star", path: `/site/${id}.html` }))
  const shared = await sharedParameters({ configuration: JSON.stringify({ active: "home", tabs }), at: null, storage: null })
  const page = await stage.open(context, "/site/about.html", { viewport: { width: 1600, height: 900 } })
  let start
  const mayStart = new Promise((resolve) => { start = resolve })
  await page.route("**/heart.wasm", async (route) => { await mayStart; await route.continue() })
  await page.goto(`${stage.server.origin}/compare.html#${new URLSearchParams(shared)}`)
  await page.getByRole("button", { name: "Apply the laboratory’s tabs" }).click()
  await page.getByLabel("Path").fill("/site/map.html")
  await page.getByRole("button", { name: "Open in all" }).click()
  start()
  for (const index of [0, 1, 2]) {
    const phone = page.locator(".compared iframe").nth(index).contentFrame()
    await phone.getByRole("tab", { name: "map", selected: true }).waitFor()
  }
})

test("a page that covers the screen gets its safe area, and others are inside it", async (context) => {
  const page = await stage.open(context, "/index.html#device=852x393&look=ios")
  const visitor = await Visitor.arrive(page)
  await visitor.signIn("regular")
  assert.equal(await visitor.evaluate(() => innerWidth), 852 - 2 * 59)
  await visitor.evaluate(() => {
    document.head.insertAdjacentHTML("beforeend", "<style>main { padding: env(safe-area-inset-top, 1px) env( safe-area-inset-right ) env(safe-area-inset-bottom) env(safe-area-inset-left) !important } @media (min-width: 1px) { h1 { margin-left: calc(env(safe-area-inset-left) + 1px) !important } }</style>")
    document.querySelector("meta[name=viewport]").content += ", viewport-fit=cover"
  })
  await visitor.until(() => innerWidth === 852)
  const paddings = () => [getComputedStyle(document.querySelector("main")).padding, getComputedStyle(document.querySelector("h1")).marginLeft]
  await visitor.until(() => getComputedStyle(document.querySelector("main")).paddingLeft === "59px")
  assert.deepEqual(await visitor.evaluate(paddings), ["0px 59px", "60px"])
  await page.screenshot({ path: `${process.env.PICTURES}/safe-area-side.png` })
  await page.getByRole("button", { name: "Rotate" }).click()
  await visitor.until(() => getComputedStyle(document.querySelector("main")).padding === "0px")
  assert.equal(await visitor.evaluate(() => innerWidth), 393)
  await page.screenshot({ path: `${process.env.PICTURES}/safe-area-upright.png` })
})
