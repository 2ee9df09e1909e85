// The playground in the articles of the documentation, in Chromium: each article that embeds it shows the tabs of its user.
import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { readFile } from "node:fs/promises"
import { test } from "node:test"
import { fileURLToPath, pathToFileURL } from "node:url"
import { setStage } from "./support/stage.js"
import { Visitor } from "./support/visitor.js"

const root = fileURLToPath(new URL("../../", import.meta.url))
const folder = `${process.env.PLAYGROUND}-embedded`
// Below a path, as on most servers of documentation.
const base = "/tabwire"
/** The titles on the bar, actions as well, whatever their order. */
const titles = {
  regular: ["Home", "Explore", "Library", "Profile"],
  author: ["Home", "Library", "Profile", "Search", "Write"],
}

const sources = execFileSync("git", ["grep", "-l", "<!-- playground "], { cwd: root, encoding: "utf8" }).split("\n").filter((name) => name.endsWith(".md"))
const embeds = (await Promise.all(sources.map(async (source) => {
  const text = await readFile(`${root}/${source}`, "utf8")
  return [...text.matchAll(/^<!-- playground (\w+) ([\w-]+)\.html: /gm)].map(([, persona, page], index) => ({ address: `${base}/${source.replace(/md$/, "html")}`, index, persona, page }))
}))).flat()

const stage = setStage({ folder: pathToFileURL(`${folder}/`) })

test("the documentation is built with the playground in its articles", () => {
  execFileSync(`${root}/scripts/build-site`, [folder + base, "--base", base, "--without-modules"], { stdio: ["ignore", "ignore", "inherit"] })
  assert.ok(embeds.length >= 3)
})

for (const { address, index, persona, page: first } of embeds) for (const width of [360, 1200]) for (const colorScheme of ["light", "dark"]) {
  test(`${address} shows ${persona} the page ${first}, in a ${colorScheme} window of ${width} pixels`, async (context) => {
    const page = await stage.open(context, address, { viewport: { width, height: 900 }, colorScheme })
    const figure = page.locator("figure.playground").nth(index)
    await figure.scrollIntoViewIfNeeded()
    const playground = figure.locator("iframe").contentFrame()
    const inside = playground.frameLocator(".screen:not(.hidden) iframe")
    await playground.getByRole("tab").first().waitFor()
    assert.deepEqual((await playground.locator(".tab .title").allTextContents()).sort(), [...titles[persona]].sort())
    const title = `${first[0].toUpperCase()}${first.slice(1)}`
    await playground.getByRole("tab", { name: title, selected: true }).waitFor()
    await inside.getByRole("heading", { level: 1 }).waitFor()
    assert.equal(await playground.getByRole("button", { name: "Back" }).isVisible(), false, "nothing is before the first page")
    assert.equal(await playground.locator(".side").isVisible(), false)
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is wider than the window")
    await page.screenshot({ path: `${process.env.PICTURES}/embedded-${address.split("/").at(-1)}-${width}-${colorScheme}.png` })
    await playground.getByRole("tab", { name: "Profile" }).click()
    await playground.getByRole("tab", { name: "Profile", selected: true }).waitFor()
    await inside.getByRole("heading", { level: 1 }).waitFor()

    const link = await figure.getByRole("link", { name: "In a window of its own" }).getAttribute("href")
    const other = await stage.open(context, address, { viewport: { width, height: 900 }, colorScheme })
    await other.goto(new URL(link, `${stage.server.origin}${address}`).href)
    await (await Visitor.arrive(other)).untilTabs(await playground.locator(".tab .title").allTextContents())
    await other.getByRole("tab", { name: title, selected: true }).waitFor()
  })
}
