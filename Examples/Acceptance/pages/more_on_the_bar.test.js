import assert from "node:assert/strict"
import { mkdir } from "node:fs/promises"
import { test } from "node:test"
import { setStage } from "../support/stage.js"

const pictures = process.env.PICTURES
await mkdir(pictures, { recursive: true })
const stage = setStage()

async function visitorWithMore(test, options) {
  const visitor = await stage.visitor(test, options)
  await visitor.signIn()
  await visitor.page.context().request.post(`${visitor.server.url}/flags`, { form: { bar: "more" } })
  await visitor.open("/")
  return visitor
}

// P21.3, P22.6
test("in browsers an action is a link in its place, the face an image without a name, and a badge has its label", async test => {
  const visitor = await visitorWithMore(test)
  assert.deepEqual(await visitor.tabs(), ["Home 3 (page)", "Explore", "Library", "Write", "Profile"])
  assert.equal(await visitor.tabBar.getByRole("img", { name: "3 unread" }).count(), 1)
  assert.equal(await visitor.tabBar.getByRole("link", { name: "Home 3 unread" }).count(), 1)
  assert.equal(await visitor.tabBar.getByRole("link", { name: "Profile", exact: true }).count(), 1)
  assert.equal(await visitor.tabBar.getByRole("link", { name: "Explore" }).getAttribute("rel"), "search")
  const face = visitor.tabBar.locator("img.tab-image.picture")
  assert.equal(await face.getAttribute("alt"), "")
  await visitor.page.waitForFunction(() => document.querySelector("img.tab-image").naturalWidth === 96)
  await visitor.leadsTo("/notes/new", () => visitor.tabBar.getByRole("link", { name: "Write" }).click())
  assert.equal((await visitor.tabs()).filter(tab => tab.startsWith("Write (")).length, 0)
  assert.deepEqual(visitor.takeConsoleMessages(), [])
})

// R17.2
test("an action has the color of a tab that is not selected", async test => {
  for (const width of [360, 1200]) {
    const visitor = await visitorWithMore(test, { width, height: 700 })
    const [selected, other, , action] = await visitor.tabBar.evaluate(bar =>
      [...bar.querySelectorAll(".tab-icon")].map(icon => getComputedStyle(icon).color))
    assert.equal(action, other)
    assert.notEqual(action, selected)
  }
})

for (const colorScheme of ["light", "dark"]) {
  for (const width of [360, 1200]) {
    test(`the bar with an action and a face fits: ${width} px, ${colorScheme}`, async test => {
      const visitor = await visitorWithMore(test, { width, height: 700, colorScheme })
      await visitor.page.waitForFunction(() => document.querySelector("img.tab-image").complete)
      const overflows = await visitor.page.evaluate(() =>
        document.documentElement.scrollWidth > innerWidth ||
        [...document.querySelectorAll(".tab-title")].some(title => title.scrollWidth > title.clientWidth))
      assert.equal(overflows, false)
      await visitor.page.screenshot({ path: `${pictures}/more-${width}-${colorScheme}.png` })
      await visitor.open("/profile/tabs")
      await visitor.page.screenshot({ path: `${pictures}/arrange-${width}-${colorScheme}.png` })
    })
  }
}

test("arranging the tabs changes their order at once", async test => {
  const visitor = await visitorWithMore(test)
  await visitor.open("/profile/tabs")
  await visitor.page.locator("#arrange").getByRole("button", { name: "Library first" }).click()
  await visitor.page.waitForFunction(() => document.querySelectorAll("a.tab")[1].dataset.tab === "library")
  assert.deepEqual(await visitor.tabs(), ["Home 3", "Library", "Explore", "Write", "Profile (true)"])
})
