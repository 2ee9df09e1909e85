// Devices of a certain size: pages have its points, whatever room the window has, and scrollbars take none.
import assert from "node:assert/strict"
import { test } from "node:test"
import { pathToFileURL } from "node:url"
import { setStage } from "./support/stage.js"
import { Visitor } from "./support/visitor.js"

const stage = setStage({ folder: pathToFileURL(`${process.env.PLAYGROUND}/`) })

for (const [width, height] of [[360, 800], [740, 360], [1024, 900], [1600, 900]]) for (const device of ["360x740", "740x360", "820x1180"]) {
  test(`a device of ${device} points has them in a window of ${width} × ${height} pixels, and fits`, async (context) => {
    const page = await stage.open(context, `/index.html#device=${device}&look=material`, { viewport: { width, height }, colorScheme: device === "740x360" ? "dark" : "light" })
    const visitor = await Visitor.arrive(page)
    await visitor.signIn("regular")
    await visitor.untilStill()
    const [wanted] = device.split("x").map(Number)
    const room = await visitor.evaluate(() => [innerWidth, document.documentElement.clientWidth, matchMedia("(min-width: 700px)").matches])
    assert.deepEqual(room, [wanted, wanted, wanted >= 700])
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width)
    const { left, right, height: tall } = await page.locator(".phone").evaluate((phone) => phone.getBoundingClientRect().toJSON())
    assert.ok(left >= 0 && right <= width, `${left} to ${right}`)
    assert.ok(tall <= Math.max(height, 345), `${tall} pixels high`)
    await page.screenshot({ path: `${process.env.PICTURES}/device-${device}-${width}.png` })
  })
}

test("the phone fits a window of 740 × 360 pixels", async (context) => {
  const page = await stage.open(context, "/index.html", { viewport: { width: 740, height: 360 } })
  const visitor = await Visitor.arrive(page)
  await visitor.signIn("regular")
  await page.locator(".phone").evaluate((phone) => phone.scrollIntoView({ block: "center" }))
  const { top, bottom } = await page.locator(".phone").evaluate((phone) => phone.getBoundingClientRect().toJSON())
  assert.ok(top >= 0 && bottom <= 360, `${top} to ${bottom}`)
  await page.screenshot({ path: `${process.env.PICTURES}/phone-740-360.png` })
})

test("pages scroll without scrollbars on phones, and with those of the desktop in a window", async (context) => {
  const page = await stage.open(context, "/index.html#look=ios")
  const visitor = await Visitor.arrive(page)
  await visitor.signIn("regular")
  const width = () => document.documentElement.style.scrollbarWidth
  assert.equal(await visitor.evaluate(width), "none")
  await page.evaluate(() => { location.hash = "look=wide" })
  await visitor.until(() => document.documentElement.style.scrollbarWidth === "")
})
