// The story of the tour, with its assertions: what must survive each step, and what must go.
import assert from "node:assert/strict"

/** @param {import("./visitor.js").Visitor} visitor on the first page */
export async function tellStory(visitor) {
  const { page } = visitor
  await visitor.untilPage("Welcome")
  assert.equal(await page.locator(".tabs").isVisible(), false)

  await visitor.step("sign in", { case: 2, visiting: ["bootstrap"] }, async () => {
    await visitor.press("button[data-sign-in=regular]")
    await visitor.untilTabs(["Home", "Explore", "Library", "Profile"])
    await visitor.untilPage("Home")
  })
  assert.deepEqual(await visitor.backList(), [], "the pages of the signed-out user are forgotten")

  await visitor.step("scroll Home and type into its form", { visiting: ["home"] }, async () => {
    await visitor.frame.locator("#note-trail").fill("Heron Lake")
    await visitor.frame.locator("#note-text").fill("Mist in the morning, then")
    await visitor.evaluate(() => scrollTo({ top: 300, behavior: "instant" }))
  })
  await visitor.step("open Explore and a trail", {}, async () => {
    await visitor.tap("Explore")
    await visitor.untilPage("Explore")
    await visitor.press("a[href='trail-2.html']")
    await visitor.untilPage("Cinder Ridge")
  })
  await visitor.step("follow a link from Home: the tab does not switch", { visiting: ["home"] }, async () => {
    await visitor.tap("Home")
    // A click of the mouse would scroll to the link first.
    await visitor.evaluate(() => document.querySelector("a.feature").click())
    await visitor.untilPage("Heron Lake")
  })
  assert.equal(await visitor.selected(), "Home")
  await visitor.step("go back: scroll position and typed text are restored", { visiting: ["home"] }, async () => {
    await visitor.back()
    await visitor.untilPage("Home")
    await visitor.until(() => document.getElementById("note-text")?.value === "Mist in the morning, then" && scrollY === 300)
  })
  await visitor.step("the window's own history is untouched", {}, async () => {
    assert.equal(await page.evaluate(() => history.length), visitor.historyLength)
  })
  await visitor.step("save a trail in Explore: Library gets a badge", { visiting: ["explore"] }, async () => {
    await visitor.tap("Explore")
    await visitor.press("button[data-save]")
    await page.getByRole("tab", { name: "Library, 1" }).waitFor()
  })
  await visitor.step("Explore is hard-deprecated while selected: it stays", { visiting: ["explore"] }, async () => {
    await visitor.tap("Explore")
    await visitor.untilPage("Explore")
    await visitor.flag("explore", "hard")
  })
  await visitor.step("leave Explore: Favorites replaces it", { disposing: ["explore"] }, async () => {
    await visitor.tap("Library")
    await visitor.untilTabs(["Home", "Favorites", "Library", "Profile"])
    await visitor.untilPage("Library")
  })
  await visitor.step("Premium added", { case: 7, visiting: ["library"] }, async () => {
    await visitor.flag("premium", "on")
    await visitor.untilTabs(["Home", "Favorites", "Premium", "Library", "Profile"])
  })
  await visitor.step("tabs reordered: the tab bar keeps its order", { case: 6, visiting: ["library"] }, async () => {
    await visitor.flag("order", "library")
    await visitor.untilTabs(["Home", "Favorites", "Premium", "Library", "Profile"])
  })
  await visitor.step("selected tab removed: its container morphs", { case: 9, disposing: ["home"], visiting: ["library"] }, async () => {
    await visitor.flag("library", "off")
    await visitor.untilTabs(["Home", "Favorites", "Premium", "Profile"])
  })
  await visitor.step("edit the profile in a sheet: Save is in the header", { visiting: ["profile"] }, async () => {
    await visitor.tap("Profile")
    await visitor.untilPage("Profile")
    await visitor.press("a[href='profile-edit.html']")
    await page.getByRole("button", { name: "Save" }).waitFor()
    await visitor.sheet.locator("#name").fill("")
    await page.locator(".actions button:disabled").waitFor()
    await visitor.sheet.locator("#name").fill("Mia L. Lund")
    await page.getByRole("button", { name: "Save" }).click()
    await page.locator(".sheet").waitFor({ state: "detached" })
    await visitor.frame.getByText("Mia L. Lund").waitFor()
  })
  await visitor.step("a page hides the tab bar, and Back shows it again", { visiting: ["profile"] }, async () => {
    await visitor.press("a[href='map.html']")
    await page.locator(".tabs").waitFor({ state: "hidden" })
    await visitor.back()
    await page.locator(".tabs").waitFor()
  })
  await visitor.step("sign out, after a question", { case: 3, disposing: ["home", "profile"].slice(0, 1), visiting: ["profile"] }, async () => {
    await visitor.untilPage("Profile")
    await visitor.press("form[data-sign-out] button")
    const question = page.getByRole("alertdialog", { name: "Sign out of Waymark?" })
    await question.waitFor()
    assert.equal(await page.evaluate(() => document.activeElement.textContent), "Cancel")
    await question.getByRole("button", { name: "Sign out" }).click()
    await page.locator(".tabs").waitFor({ state: "hidden" })
    await visitor.untilPage("Welcome")
  })
  await visitor.step("sign in as another person", { case: 2, visiting: ["bootstrap"] }, async () => {
    await visitor.press("button[data-sign-in=visitor]")
    await visitor.untilTabs(["Home", "Favorites"], true)
  })
}
