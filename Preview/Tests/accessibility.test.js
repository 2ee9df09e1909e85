// The preview's page for everybody: no serious finding of axe, and the tab bar at once with the keyboard.
import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { test } from "node:test"
import { pathToFileURL } from "node:url"
import { setStage } from "./support/stage.js"
import { Visitor } from "./support/visitor.js"

const stage = setStage({ folder: pathToFileURL(`${process.env.PLAYGROUND}/`) })
const axe = await readFile(process.env.AXE, "utf8")

async function findings(page) {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { iframes: false, runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }))
  return violations.filter(({ impact }) => ["serious", "critical"].includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)
}

for (const look of ["ios", "material", "wide"]) for (const scheme of ["light", "dark"]) for (const width of [360, 1200]) {
  test(`axe finds nothing serious in the ${look} look, ${scheme}, ${width} pixels wide`, async (context) => {
    const page = await stage.open(context, `/index.html#look=${look}&scheme=${scheme}`, { viewport: { width, height: 900 } })
    const visitor = await Visitor.arrive(page)
    await visitor.signIn("regular")
    for (const details of await page.locator(".side details").all()) await details.evaluate((element) => { element.open = true })
    await visitor.untilStill()
    assert.deepEqual(await findings(page), [])
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is wider than the window")
  })
}

test("the first stop of the keyboard leads to the tab bar, and headings are in order", async (context) => {
  const page = await stage.open(context, "/index.html", { viewport: { width: 360, height: 740 } })
  const visitor = await Visitor.arrive(page)
  await visitor.signIn("regular")
  await page.evaluate(() => document.activeElement.blur())
  await page.locator("body").evaluate((body) => { body.tabIndex = -1; body.focus() })
  await page.keyboard.press("Tab")
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Skip to the tab bar")
  await page.keyboard.press("Enter")
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("role")), "tab")
  const headings = await page.locator("h1, h2, h3, h4").evaluateAll((all) => all.filter((heading) => heading.checkVisibility()).map(({ localName }) => Number(localName[1])))
  assert.equal(headings[0], 1)
  for (const [index, level] of headings.entries()) assert.ok(index === 0 || level <= headings[index - 1] + 1, headings.join(" "))
})

for (const colorScheme of ["light", "dark"]) for (const width of [360, 1200]) {
  test(`axe finds nothing serious side by side, ${colorScheme}, ${width} pixels wide`, async (context) => {
    const page = await stage.open(context, "/compare.html", { viewport: { width, height: 900 }, colorScheme })
    await page.locator(".compared iframe").nth(2).contentFrame().locator(".phone").waitFor()
    assert.deepEqual(await findings(page), [])
  })
}
