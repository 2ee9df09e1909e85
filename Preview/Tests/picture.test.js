// Pictures of the phone in Chromium, which accepts the recording without its dialog here.
import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { test } from "node:test"
import { pathToFileURL } from "node:url"
import { setStage } from "./support/stage.js"
import { Visitor } from "./support/visitor.js"

const stage = setStage({ folder: pathToFileURL(`${process.env.PLAYGROUND}/`), args: ["--auto-accept-this-tab-capture"], full: true })
const start = async (test, options) => Visitor.arrive(await stage.open(test, "/index.html", options))
const button = (visitor) => visitor.page.getByRole("button", { name: "Picture" })

/** Takes a picture, and returns its file's name, its size and the colors at some points of it: red, green, blue, opacity. */
async function take(visitor, points) {
  const downloaded = visitor.page.waitForEvent("download")
  await button(visitor).press("Enter")
  const download = await downloaded
  const file = await readFile(await download.path())
  await download.saveAs(`${process.env.PICTURES}/picture-${visitor.page.viewportSize().height}.png`)
  const { size, colors } = await visitor.page.evaluate(async ([base64, points]) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")
    context.drawImage(bitmap, 0, 0)
    return { size: [bitmap.width, bitmap.height], colors: points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data]) }
  }, [file.toString("base64"), points])
  return { name: download.suggestedFilename(), size, colors }
}

/** Fails unless two colors are the same but for the conversion to video, which is inexact without a graphics card. */
function assertColor(actual, expected) {
  assert.ok(actual.every((value, index) => Math.abs(value - expected[index]) <= 25), `${actual} is not ${expected}`)
}

test("a picture shows the phone with the page in its frame, in the phone's own size", async (context) => {
  const visitor = await start(context)
  await visitor.untilPage("Welcome")
  await visitor.evaluate(() => new Promise((resolve) => {
    const square = document.createElement("div")
    square.style.cssText = "position: fixed; z-index: 1; left: 100px; top: 200px; width: 60px; height: 60px; background: rgb(200, 40, 90); border: 10px solid rgb(20, 120, 60); box-sizing: border-box"
    document.body.append(square)
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  }))
  await visitor.untilStill()
  const [phone, frame] = await visitor.page.evaluate(() => [".phone", ".screen iframe"].map((selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect()
    return { x, y, width, height }
  }))
  const square = [100 + frame.x - phone.x, 200 + frame.y - phone.y].map(Math.round)
  const points = [[square[0] + 30, square[1] + 30], [square[0] + 5, square[1] + 30], [square[0] + 55, square[1] + 30], [0, 0], [phone.width / 2, 4]]
  const { name, size, colors } = await take(visitor, points)
  assert.equal(name, `127.0.0.1-${new URL(stage.server.origin).port}-site-sign-in.html.png`)
  assert.deepEqual(size, [phone.width, phone.height])
  const [inside, left, right, corner, edge] = colors
  assertColor(inside, [200, 40, 90, 255])
  assertColor(left, [20, 120, 60, 255])
  assertColor(right, [20, 120, 60, 255])
  assert.equal(corner[3], 0, "the round corners show nothing of the page around the phone")
  assertColor(edge, [16, 18, 20, 255])
  await visitor.page.getByText(`Picture Saved as ${name}.`).waitFor()
  assert.equal(await visitor.page.locator(".changing").count(), 0)
})

test("a window that is too small for the phone gives a picture of its upper part, and says so", async (context) => {
  const visitor = await start(context, { viewport: { width: 1024, height: 400 } })
  await visitor.untilPage("Welcome")
  await visitor.page.evaluate(() => scrollTo(0, 300))
  const { size } = await take(visitor, [])
  assert.equal(size[0], await visitor.page.evaluate(() => document.querySelector(".phone").getBoundingClientRect().width))
  assert.ok(size[1] <= 400, `${size}`)
  await visitor.page.getByText("The window is too small for the whole phone.").waitFor()
})

/** Replaces the browser's dialog: `choice` returns a stream, or throws. */
async function choose(visitor, choice) {
  await visitor.page.evaluate((source) => {
    window.tracks = []
    navigator.mediaDevices.getDisplayMedia = async () => {
      const stream = (0, eval)(`(${source})`)()
      window.tracks.push(...stream.getTracks())
      return stream
    }
  }, String(choice))
  const downloads = []
  visitor.page.on("download", (download) => downloads.push(download))
  await button(visitor).click()
  return downloads
}

test("a refusal shows a message, and the user can try again", async (context) => {
  const visitor = await start(context)
  const downloads = await choose(visitor, () => { throw new DOMException("Permission denied", "NotAllowedError") })
  await visitor.page.getByText("No picture was taken: the browser may not share this tab.").waitFor()
  await button(visitor).click()
  await visitor.page.getByText("the browser may not share this tab.").nth(1).waitFor()
  assert.equal(downloads.length, 0)
})

test("another tab or window is not saved, and its stream ends", async (context) => {
  const visitor = await start(context)
  const downloads = await choose(visitor, () => document.createElement("canvas").captureStream())
  await visitor.page.getByText("another tab or window was chosen. Try again, and choose this tab.").waitFor()
  assert.deepEqual(await visitor.page.evaluate(() => window.tracks.map((track) => track.readyState)), ["ended"])
  assert.equal(downloads.length, 0)
})

test("a browser that cannot take pictures shows no button for them", async (context) => {
  const page = await stage.browser.newPage({ viewport: { width: 1024, height: 900 } })
  context.after(() => page.close())
  await page.addInitScript(() => { delete MediaDevices.prototype.setCaptureHandleConfig })
  await page.goto(`${stage.server.origin}/index.html`)
  const visitor = await Visitor.arrive(page)
  assert.equal(await page.locator(".picture").count(), 1)
  assert.equal(await button(visitor).count(), 0)
})
