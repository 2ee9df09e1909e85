// Sites that nobody here wrote, through the proxy in Chromium: their pages, forms and cookies, and tabs from the laboratory on
// them. Preview/Tests/foreign-sites starts them; a site that it cannot start is skipped, with the reason.
import assert from "node:assert/strict"
import { spawn } from "node:child_process"
import { after, before, test } from "node:test"
import { fileURLToPath } from "node:url"
import { Proxy } from "./support/proxy.js"
import { Visitor } from "./support/visitor.js"

let starter, browser
/** What became of each site: a port, or the reason why it does not run. */
const sites = new Map()
before(async () => {
  starter = spawn(fileURLToPath(new URL("foreign-sites", import.meta.url)), [], { stdio: ["pipe", "pipe", "inherit"] })
  let output = ""
  await new Promise((resolve, reject) => {
    starter.stdout.on("data", (data) => {
      output += data
      if (/^ready$/m.test(output)) resolve()
    })
    starter.on("exit", (code) => reject(new Error(`foreign-sites ended with ${code}: ${output}`)))
  })
  for (const [, name, outcome] of output.matchAll(/^([\w-]+) (.+)$/gm)) sites.set(name, outcome)
  const { chromium } = await import(process.env.PLAYWRIGHT)
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: process.env.CHROMIUM_ARGUMENTS.split(" ") })
})
after(async () => {
  await browser?.close()
  starter?.stdin.end()
})

/** Declares the test of a site: its first page, and what its user does. */
function site(name, path, use) {
  test(name, async (context) => {
    const outcome = sites.get(name) ?? "was not started"
    if (!/^\d+$/.test(outcome)) return context.skip(outcome.replace("skipped: ", ""))
    const proxy = await Proxy.start(`http://127.0.0.1:${outcome}${path}`)
    context.after(() => proxy.stop())
    const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, reducedMotion: "reduce" })
    context.after(() => page.close())
    page.setDefaultTimeout(30_000)
    await page.goto(`${proxy.page}/__tabwire/`)
    const visitor = await Visitor.arrive(page)
    await use(visitor)
    await page.screenshot({ path: `${process.env.PICTURES}/site-${name}.png` })
  })
}
const heading = ({ frame }, name) => frame.getByRole("heading", { name }).first().waitFor()

/** Shows tabs on the site, and changes between them. */
async function tryTabs(user, paths) {
  const { page } = user
  const tabs = paths.map((path, index) => ({ id: `tab-${index}`, title: `Tab ${index}`, icon: "star", path }))
  assert.ok(await page.evaluate((json) => window.tabwirePhone.tryConfiguration(json), JSON.stringify({ active: "tab-0", tabs })))
  await user.untilTabs(tabs.map(({ title }) => title))
  for (const { title } of [...tabs.slice(1), tabs[0]]) {
    await user.tap(title)
    await page.waitForFunction(() => window.tabwirePhone.screen.isLoaded)
    assert.equal(await page.evaluate(() => window.tabwirePhone.screen.failure), null)
  }
}

site("hotwire-demo", "/", async (user) => {
  await user.untilPage("Hotwire Native Demo")
  await user.press("a[href='/one']")
  await user.untilPage("How’d You Get Here?")
  await user.back()
  await user.untilPage("Hotwire Native Demo")
  await user.page.evaluate(() => window.tabwirePhone.open("/bridge-form"))
  // Its button is native only where the demo reaches the CDN that it loads Turbo, Stimulus and the bridge from.
  await user.untilPage("Bridge Form")
  await user.page.evaluate(() => window.tabwirePhone.open("/signin"))
  await user.untilPage("Sign In")
  await user.frame.locator("input[name=name]").fill("Ada")
  await user.frame.locator("form button, form input[type=submit]").first().click()
  await user.untilPage("Hotwire Native Demo")
  await user.page.evaluate(() => window.tabwirePhone.open("/protected"))
  await user.untilPage("Protected Webpage")
  for (const [name, title] of [["turbo-drive", "Turbo Drive"], ["turbo-frames", "Turbo Frames"], ["turbo-streams", "Turbo Streams"], ["turbo-native", "Turbo Native"]]) {
    await user.page.evaluate((path) => window.tabwirePhone.open(path), `/reference/${name}`)
    await user.untilPage(title)
  }
  await tryTabs(user, ["/", "/reference", "/numbers"])
})

site("bridge-components", "/", async (user) => {
  const { page, frame } = user
  const phone = page.locator(".phone")
  const open = async (path, title) => {
    await page.evaluate((path) => window.tabwirePhone.open(path), path)
    await user.untilPage(title)
  }
  await user.untilPage("Bridge Components")
  await open("/components/button/text", "Text Button")
  await phone.getByRole("button", { name: "Button", exact: true }).click()
  await user.untilPage("Result")
  await open("/components/alert", "Alert Component")
  await frame.getByRole("link", { name: "Fully customized alert" }).click()
  await page.getByRole("alertdialog", { name: "Delete this record?" }).getByRole("button", { name: "Delete" }).click()
  await frame.getByText("You confirmed an alert.").waitFor()
  await open("/components/menu", "Menu Component")
  await phone.getByRole("button", { name: "Menu", exact: true }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Two" }).click()
  await frame.getByText("Option: Two").waitFor()
  await open("/components/searches", "Search Component")
  await page.getByPlaceholder("Search").fill("steel")
  await frame.getByText("Broadway Bridge").waitFor({ state: "detached" })
  await frame.getByRole("link", { name: "Steel Bridge" }).waitFor()
  await open("/components/share/custom", "Share Custom URL")
  await phone.getByRole("button", { name: "Share", exact: true }).click()
  await page.getByRole("dialog", { name: "https://bridgecomponents.dev" }).waitFor()
  await page.keyboard.press("Escape")
  await open("/components/toast", "Toast Component")
  await frame.getByRole("link", { name: "Show a toast" }).click()
  await page.getByText("This is a toast message.").waitFor()
  await open("/components/haptic", "Haptic Component")
  await frame.locator("[data-controller='bridge--haptic']").first().click()
  await page.getByText("Vibration: success").waitFor()
  await open("/components/review_prompt", "Review Prompt Component")
  await frame.locator("[data-controller='bridge--review-prompt']").first().click()
  await page.getByRole("alertdialog", { name: "Rate this app" }).getByRole("button", { name: "Not Now" }).click()
  await open("/components/theme", "Theme Component")
  await frame.locator("[data-action*='theme#dark']").first().click()
  await page.locator(".phone[data-scheme=dark]").waitFor()
  await page.locator(".why").evaluate((element) => { element.open = true })
  for (const name of ["barcode-scanner", "document-scanner", "location", "nfc", "notification-token", "permissions"]) {
    await page.evaluate((path) => window.tabwirePhone.open(path), `/components/${name.replace("-", "_")}`)
    await page.getByText(`The page has the component ${name}, which the preview does not show.`).waitFor()
  }
  await open("/components/form/new", "Form Component")
  await frame.getByRole("textbox").fill("Ada")
  await phone.getByRole("button", { name: "Submit", exact: true }).click()
  await user.untilPage("Form Submitted")
  await frame.getByText("Name: Ada").waitFor()
  await tryTabs(user, ["/", "/components/alert", "/components/form/new"])
})

site("django", "/admin/", async (user) => {
  await user.frame.locator("#id_username").fill("ada")
  await user.frame.locator("#id_password").fill("secret")
  await user.press("[type=submit]")
  await heading(user, "Site administration")
  await user.press("a[href='/admin/auth/group/add/']")
  await user.frame.locator("#id_name").fill(`Editors ${Date.now()}`)
  await user.press("[name=_save]")
  await user.frame.getByText("was added successfully").waitFor()
  await tryTabs(user, ["/admin/", "/admin/auth/user/", "/admin/auth/group/"])
})

site("wagtail", "/admin/", async (user) => {
  await user.frame.locator("#id_username").fill("ada")
  await user.frame.locator("#id_password").fill("secret")
  await user.press("[type=submit]")
  await user.until(() => /^Dashboard/.test(document.title))
  await tryTabs(user, ["/admin/", "/admin/pages/", "/admin/images/"])
})

site("dokuwiki", "/doku.php", async (user) => {
  await user.page.evaluate(() => window.tabwirePhone.open("/doku.php?id=trips&do=edit"))
  await user.frame.locator("#wiki__text").fill("====== Trips ======\nThree of them.")
  await user.press("#edbtn__save")
  await user.frame.getByText("Three of them.").waitFor()
  await tryTabs(user, ["/doku.php?id=start", "/doku.php?id=trips", "/doku.php?do=recent"])
})

site("adminer", "/adminer.php?sqlite=", async (user) => {
  await user.frame.locator("[name='auth[username]']").fill("ada")
  await user.press("input[type=submit]")
  await user.frame.getByText(/password|not support/i).first().waitFor()
  await tryTabs(user, ["/adminer.php", "/adminer.php?sqlite="])
})
