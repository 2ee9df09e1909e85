// The HTML report of a plan, in every width, in light and dark mode.

import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { pathToFileURL } from "node:url"

const { chromium } = await import(process.env.PLAYWRIGHT)
let browser
before(async () => { browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: process.env.CHROMIUM_ARGUMENTS.split(" ") }) })
after(() => browser.close())

const pages = ["usual", "unusual", "bar"]
const widths = [360, 390, 1200]

async function open(name, width, colorScheme) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
  const faults = []
  page.on("console", (message) => faults.push(message.text()))
  page.on("pageerror", (error) => faults.push(String(error)))
  page.on("request", (request) => { if (!request.url().startsWith("file:")) faults.push(request.url()) })
  page.on("dialog", (dialog) => { faults.push(`a dialog: ${dialog.message()}`); dialog.dismiss() })
  await page.goto(pathToFileURL(`${process.env.PICTURES}/${name}.html`).href)
  return { page, faults }
}

for (const name of pages) for (const width of widths) for (const scheme of ["light", "dark"]) {
  test(`the ${name} plan fits a ${scheme} screen of ${width} pixels, has enough contrast, and loads and runs nothing`, async () => {
    const { page, faults } = await open(name, width, scheme)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width)
    assert.deepEqual(await page.evaluate(contrastFaults), [])
    assert.deepEqual(faults, [])
    await page.screenshot({ path: `${process.env.PICTURES}/${name}-${width}-${scheme}.png`, fullPage: true })
    await page.close()
  })
}

test("every picture has a text alternative", async () => {
  for (const name of pages) {
    const { page } = await open(name, 1200, "light")
    const labels = await page.locator("svg[role=img]").evaluateAll((all) => all.map((svg) => svg.getAttribute("aria-label")))
    assert.ok(labels.length > 1)
    for (const label of labels) assert.match(label, /^Before: .+\. After: .+\.$/)
    await page.close()
  }
})

test("actions stand in their places as buttons, and dots, badges and images are drawn and spoken", async () => {
  const { page } = await open("bar", 1200, "light")
  const picture = page.locator("svg[role=img]").first()
  assert.match(await picture.getAttribute("aria-label"), /After: Home( \(selected\))?; Search; Write a note \(button\); Profile, A new follower; /)
  const after = await picture.locator("text:not(.faint)").allTextContents()
  const [home, search, compose] = ["Home", "Search", "Write a n…"].map((label) => after.lastIndexOf(label))
  assert.ok(home < search && search < compose, after.join(" "))
  // No tab's highlight is under a button.
  const overlaps = await picture.evaluate((svg) => {
    const box = (element) => element.getBoundingClientRect()
    const highlights = [...svg.querySelectorAll("rect.tint")].map(box)
    return [...svg.querySelectorAll("circle.mark")].map(box).some((button) =>
      highlights.some((place) => place.left < button.x + 1 && button.x + 1 < place.right && place.top < button.y && button.y < place.bottom))
  })
  assert.equal(overlaps, false)
  assert.equal(await picture.locator("circle.dot").count(), 2)
  await page.close()
})

test("a wide picture scrolls by keyboard", async () => {
  const { page } = await open("unusual", 360, "light")
  const picture = page.locator(".picture").first()
  await picture.focus()
  await page.keyboard.press("ArrowRight")
  await page.waitForFunction(() => document.querySelector(".picture").scrollLeft > 0, null, { timeout: 5_000 })
  await page.close()
})

// Runs in the page. Returns the texts with a contrast below 4.5 to 1.
function contrastFaults() {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
  const rgb = (color) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }
  const luminance = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
    return 0.2126 * x + 0.7152 * y + 0.0722 * z
  }
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const color = rgb(getComputedStyle(at).backgroundColor)
      if (color[3] === 255) return color
    }
    return [255, 255, 255]
  }
  const under = (text) => {
    // In a drawing, the background is the last filled box before the text that contains it.
    const { x, y, width, height } = text.getBoundingClientRect()
    let color = behind(text.closest("svg"))
    for (const box of text.closest("svg").querySelectorAll("rect")) {
      if (!(box.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)) break
      const place = box.getBoundingClientRect()
      const fill = rgb(getComputedStyle(box).fill)
      const [middle, center] = [x + width / 2, y + height / 2]
      const isInside = place.left < middle && middle < place.right && place.top < center && center < place.bottom
      if (isInside && getComputedStyle(box).fill !== "none" && fill[3] === 255) color = fill
    }
    return color
  }
  const faults = []
  for (const element of document.body.querySelectorAll("*")) {
    const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== "")
    if (!isText || element.closest("details:not([open]) > :not(summary)")) continue
    const inDrawing = element.tagName === "text"
    const ink = rgb(inDrawing ? getComputedStyle(element).fill : getComputedStyle(element).color)
    const [light, dark] = [luminance(ink), luminance(inDrawing ? under(element) : behind(element))].sort((a, b) => b - a)
    const contrast = (light + 0.05) / (dark + 0.05)
    if (contrast < 4.5) faults.push(`${contrast.toFixed(2)}: ${element.textContent.trim().slice(0, 40)}`)
  }
  return [...new Set(faults)]
}
