// The story of the playground in Firefox: each step keeps what the tabs hold.
import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { pathToFileURL } from "node:url"
import { FileServer } from "./support/file_server.js"
import { Firefox } from "./support/firefox.js"

let server, firefox
before(async () => {
  server = await FileServer.start(pathToFileURL(`${process.env.PLAYGROUND}/`))
  firefox = await Firefox.start()
})
after(async () => {
  await firefox?.stop()
  await server?.stop()
})

/** Runs a function in the page in front. */
const inPage = (body, argument = null) => firefox.evaluate(`(source) => tabwirePhone.screen.frame.contentWindow.eval(source)`, `(${body})(${JSON.stringify(argument)})`)
const untilInPage = (body, argument = null) => firefox.until(`(source) => tabwirePhone.screen.frame.contentWindow.eval(source)`, `(${body})(${JSON.stringify(argument)})`)
const untilPage = (title) => firefox.until((title) => tabwirePhone.screen.title === title && tabwirePhone.screen.isLoaded, title)
const untilTabs = (...titles) => firefox.until((titles) => [...document.querySelectorAll(".tab .title")].map((title) => title.textContent).join() === titles, titles.join())

/** Clicks an element of the page in front. */
async function press(selector) {
  const point = await untilInPage((selector) => {
    const element = document.querySelector(selector)
    if (!element) return null
    element.scrollIntoView({ block: "center", behavior: "instant" })
    const { x, y, width, height } = element.getBoundingClientRect()
    const frame = frameElement.getBoundingClientRect()
    return { x: frame.x + x + width / 2, y: frame.y + y + height / 2 }
  }, selector)
  await firefox.click(point)
}

/** Clicks a visible button of the phone. */
async function pressButton(name) {
  const point = await firefox.until((name) => {
    const button = [...document.querySelectorAll(".phone button")]
      .find((button) => (button.getAttribute("aria-label") ?? button.textContent) === name && button.checkVisibility())
    if (!button) return null
    const { x, y, width, height } = button.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }, name)
  await firefox.click(point)
}

/** Marks each container with a JavaScript variable, and returns the marks and the numbers of loads by container. */
const marks = () => firefox.evaluate(() => Object.fromEntries(tabwirePhone.started.map((id) => {
  const { frame, loadCount } = tabwirePhone.screenOf(id)
  frame.contentWindow.mark ??= Math.random()
  return [id, [frame.contentWindow.mark, loadCount]]
})))

test("the story in Firefox: sign in, add a tab, go back, morph, sign out", async () => {
  await firefox.open(`${server.origin}/index.html`)
  await untilPage("Welcome")
  const historyLength = await firefox.evaluate(() => history.length)
  await press("button[data-sign-in=regular]")
  await untilTabs("Home", "Explore", "Library", "Profile")
  await untilPage("Home")

  // Typed text and scroll position
  await press("#note-text")
  await firefox.type("Mist in the morning")
  await untilInPage(() => document.getElementById("note-text").value === "Mist in the morning")
  // Turbo remembers the position of the last scroll event.
  await inPage(() => new Promise((resolve) => {
    addEventListener("scroll", () => resolve(), { once: true })
    scrollTo({ top: 300, behavior: "instant" })
  }))
  const before = await marks()
  await inPage(() => document.querySelector("a.feature").click())
  await untilPage("Heron Lake")
  await pressButton("Back")
  await untilPage("Home")
  await untilInPage(() => document.getElementById("note-text")?.value === "Mist in the morning" && scrollY === 300)
  assert.deepEqual(await marks(), before)

  // A tab is added while another one is in front.
  await pressButton("Library")
  await untilPage("Library")
  const [home] = Object.entries(before)
  const kept = await marks()
  assert.deepEqual(kept[home[0]], home[1])
  await press("button[data-flag=premium][data-value=on]")
  await untilTabs("Home", "Explore", "Premium", "Library", "Profile")
  assert.deepEqual(await marks(), kept)

  // The selected tab is removed: its container becomes another tab's.
  const library = await firefox.evaluate(() => tabwirePhone.state.selected)
  await press("button[data-flag=library][data-value=off]")
  await untilTabs("Home", "Explore", "Premium", "Profile")
  assert.equal(await firefox.evaluate(() => tabwirePhone.state.selected), library)
  assert.deepEqual((await marks())[library], kept[library])

  // Sign out, after a question.
  await pressButton("Profile")
  await untilPage("Profile")
  await press("form[data-sign-out] button")
  await pressButton("Sign out")
  await firefox.until(() => tabwirePhone.state.isBootstrap)
  await untilPage("Welcome")
  assert.equal(await firefox.evaluate(() => tabwirePhone.started.length), 1)
  assert.equal(await firefox.evaluate(() => history.length), historyLength)
})
