// The native components of bridge-components, drawn in the phone, in Chromium.
import assert from "node:assert/strict"
import { test } from "node:test"
import { pathToFileURL } from "node:url"
import { setStage } from "./support/stage.js"
import { Visitor } from "./support/visitor.js"

const stage = setStage({ folder: pathToFileURL(`${process.env.PLAYGROUND}/`) })

async function open(context, fragment = "", options = {}) {
  const visitor = await Visitor.arrive(await stage.open(context, `/index.html${fragment}`, options))
  await visitor.signIn("regular")
  await visitor.evaluate(() => {
    window.replies = []
    window.nativeBridge.replyWith = (reply) => { window.replies.push([reply.component, reply.event, JSON.parse(reply.jsonData)]) }
  })
  return visitor
}
const send = (visitor, component, event, data = {}) => visitor.evaluate(([component, event, data]) => {
  const message = { id: "1", component, event, metadata: { url: location.href }, jsonData: JSON.stringify(data) }
  document.dispatchEvent(new CustomEvent("native-bridge:message", { detail: JSON.stringify(message) }))
}, [component, event, data])
const untilReplies = (visitor, replies) => visitor.until((replies) => JSON.stringify(window.replies) === JSON.stringify(replies), replies)

for (const look of ["ios", "ios26", "material", "wide"]) {
  test(`buttons, sharing and a search field are in the header of the ${look} look`, async (context) => {
    const visitor = await open(context, `#look=${look}`)
    const { page } = visitor
    await send(visitor, "button", "left", { title: "Filter" })
    await send(visitor, "button", "right", { title: "Add", iosImage: "plus", androidImage: "add" })
    await send(visitor, "share", "connect", { url: "https://example.org/trails" })
    await send(visitor, "search", "connect", { placeholder: "Trails" })
    await page.locator(".leading").getByRole("button", { name: "Filter" }).click()
    await page.locator(".phone").getByRole("button", { name: "Add" }).click()
    await page.getByPlaceholder("Trails").fill("he")
    await untilReplies(visitor, [["button", "left", {}], ["button", "right", {}], ["search", "connect", { query: "he" }]])
    const wide = await page.locator(".phone .bar *").evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > one.closest(".window").getBoundingClientRect().right).map(({ textContent }) => textContent))
    assert.deepEqual(wide, [])
    await page.locator(".phone").screenshot({ path: `${process.env.PICTURES}/components-${look}.png` })
    await page.locator(".phone").getByRole("button", { name: "Share" }).click()
    await page.getByRole("dialog", { name: "https://example.org/trails" }).getByRole("button", { name: "Copy Link" }).waitFor()
    await page.keyboard.press("Escape")
    await send(visitor, "button", "disconnect")
    await page.locator(".leading").getByRole("button", { name: "Filter" }).waitFor({ state: "detached" })
    await visitor.tap("Explore")
    await visitor.untilPage("Explore")
    assert.equal(await page.locator(".search-field").isVisible(), false, "another page has none")
  })
}

test("a page colors the whole app until the user chooses", async (context) => {
  const visitor = await open(context, "#scheme=light")
  await send(visitor, "theme", "connect", { theme: "dark" })
  await visitor.page.locator(".phone[data-scheme=dark]").waitFor()
  await visitor.tap("Explore")
  await visitor.untilPage("Explore")
  await visitor.page.locator(".phone[data-scheme=dark]").waitFor()
  await visitor.page.getByText("Auto", { exact: true }).click()
  await visitor.page.locator(".phone[data-scheme=auto]").waitFor()
})

test("vibration and the question for a review are shown, and end", async (context) => {
  const visitor = await open(context)
  await send(visitor, "haptic", "vibrate", { feedback: "warning" })
  await visitor.page.getByText("Vibration: warning").waitFor()
  await send(visitor, "review-prompt", "prompt")
  await visitor.page.getByRole("alertdialog", { name: "Rate this app" }).waitFor()
  await visitor.page.locator(".phone").screenshot({ path: `${process.env.PICTURES}/components-review.png` })
  await visitor.page.getByRole("button", { name: "Not Now" }).click()
  await visitor.page.getByRole("alertdialog").waitFor({ state: "hidden" })
})

test("components that need a device are named, and not shown", async (context) => {
  const visitor = await open(context)
  await visitor.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", `<button data-controller="other bridge--nfc">Scan</button><button data-controller="bridge--own">Own</button>`)
    document.dispatchEvent(new Event("turbo:load"))
  })
  await visitor.page.locator(".why").evaluate((element) => { element.open = true })
  await visitor.page.getByText("The page has the component nfc, which the preview does not show.").waitFor()
  await visitor.page.getByText("It needs a device: try it in an app.").waitFor()
})
