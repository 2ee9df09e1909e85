import assert from "node:assert/strict"
import { mkdir } from "node:fs/promises"
import { test } from "node:test"
import { pages } from "../support/pages.js"
import { setStage } from "../support/stage.js"

const stage = setStage()
const pictures = process.env.PICTURES
await mkdir(pictures, { recursive: true })

const looks = [
  { width: 390, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
  { width: 320, colorScheme: "light", locale: "de" },
  { width: 360, colorScheme: "dark", locale: "ja" },
  { width: 390, colorScheme: "light", contrast: "more" },
  { width: 390, colorScheme: "dark", contrast: "more" },
  { width: 390, colorScheme: "dark", forcedColors: "active" },
]

for (const look of looks) {
  const name = Object.values(look).join("-")

  test(`pages fit the window and are readable: ${Object.values(look).join(", ")}`, async test => {
    const visitor = await stage.visitor(test, look)
    const faults = []
    const inspect = async page => {
      for (const fault of await visitor.page.evaluate(findFaults, look.forcedColors !== "active")) {
        faults.push(`${page}: ${fault}`)
      }
      await visitor.page.screenshot({ path: `${pictures}/${name}-${page}.png`, fullPage: false })
    }

    await visitor.open("/sign-in")
    await inspect("sign-in")
    await visitor.signIn("premium")
    for (const [page, path] of Object.entries(pages)) {
      await visitor.open(path)
      await inspect(page)
    }
    await visitor.open("/profile")
    await visitor.page.locator("#backstage summary").click()
    await visitor.page.locator("#backstage").scrollIntoViewIfNeeded()
    await inspect("backstage")
    await visitor.open("/")
    await visitor.page.fill("#note-text", "short")
    await visitor.page.click("#note-form button")
    await visitor.page.getByRole("alert").waitFor()
    await inspect("invalid-form")
    assert.deepEqual(faults, [])
  })
}

// Runs in the page. Finds content that is too wide, too small to touch, or too low in contrast.
function findFaults(checksColors) {
  const faults = []
  const describe = element => `<${element.localName} class="${element.className}"> ${element.textContent.trim().slice(0, 30)}`

  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is wider than the window")

  const isHidden = element => element.closest(".visually-hidden, .skip-link, [hidden]") || !element.checkVisibility()
  for (const element of document.querySelectorAll("button, input, textarea, summary, .tab, .row, .persona, .button")) {
    if (isHidden(element)) continue
    const { width, height } = element.getBoundingClientRect()
    if (width < 24 || height < 40) faults.push(`too small to touch, ${width} × ${height}: ${describe(element)}`)
  }

  for (const title of document.querySelectorAll(".tab-title")) {
    if (title.scrollWidth > title.clientWidth) faults.push(`cut off: ${describe(title)}`)
  }

  for (const row of document.querySelectorAll(".lifelines tr")) {
    const seen = [...row.querySelectorAll(".node-title")].filter(title => title.offsetWidth > 1)
    seen.slice(1).forEach((title, index) => {
      const before = seen[index].getBoundingClientRect()
      if (before.right > title.getBoundingClientRect().left) faults.push(`touches the one before: ${describe(title)}`)
    })
  }

  if (!checksColors) return faults

  const channels = color => {
    const context = (window.canvasForColors ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true }))
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data
    return { rgb: [red, green, blue], alpha: alpha / 255 }
  }
  const luminance = rgb => {
    const [red, green, blue] = rgb.map(value => value / 255).map(v => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const over = (top, bottom) => top.rgb.map((value, index) => value * top.alpha + bottom[index] * (1 - top.alpha))
  const backgroundOf = element => {
    const layers = []
    for (let ancestor = element; ancestor; ancestor = ancestor.parentElement) {
      layers.push(channels(getComputedStyle(ancestor).backgroundColor))
    }
    return layers.reduceRight((bottom, layer) => over(layer, bottom), [255, 255, 255])
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    // Illustrations have a dark overlay instead of a background color.
    if (!node.data.trim() || isHidden(element) || element.closest(".art, script, style")) continue
    const background = backgroundOf(element)
    const style = getComputedStyle(element)
    const text = over(channels(style.color), background)
    const [light, dark] = [luminance(text), luminance(background)].sort((a, b) => b - a)
    const contrast = (light + 0.05) / (dark + 0.05)
    const isLarge = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && style.fontWeight >= 700)
    if (contrast < (isLarge ? 3 : 4.5)) faults.push(`contrast ${contrast.toFixed(2)}: ${describe(element)}`)
  }
  return faults
}
