// The laboratory: tabs on any site, links that show the same, and what is pasted into a server. Its modules in Node, and the
// whole in Chromium, on a site without Tabwire.
import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { test } from "node:test"
import { pathToFileURL } from "node:url"
import { declaration } from "../Page/declarations.js"
import { readFrameMessage } from "../Page/frame_messages.js"
import { Heart } from "../Page/heart.js"
import { lineDiff } from "../Page/line_diff.js"
import { readShared, sharedParameters } from "../Page/share.js"
import { template } from "../Page/template.js"
import { checkedState, initialState } from "../Playground/tabs.js"
import { click, field, openLaboratory, startWithTemplate, write } from "./support/laboratory.js"
import { randomNumbers } from "./support/random.js"
import { setStage } from "./support/stage.js"
import { Visitor } from "./support/visitor.js"

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))

test("a difference keeps both texts, and the lines that they share", () => {
  const random = randomNumbers(seed)
  const text = () => Array.from({ length: random(12) }, () => "abc"[random(3)]).join("\n")
  for (let count = 0; count < 2_000; count += 1) {
    const [before, after] = [text(), text()]
    const lines = lineDiff(before, after)
    const without = (kind) => lines.filter((line) => line.kind !== kind).map(({ line }) => line).join("\n")
    assert.deepEqual([without("added"), without("removed")], [before, after], `SEED=${seed}`)
  }
  assert.deepEqual(lineDiff("a\nb\nc", "a\nc\nd").map(({ kind, line }) => `${kind} ${line}`), ["same a", "removed b", "same c", "added d"])
  const long = Array.from({ length: 3_000 }, (_, index) => index).join("\n")
  assert.equal(lineDiff(long, long).length, 6_000, "texts that are too long are not matched")
})

test("a template has the page in front and the links of the navigation, and the heart accepts it", async () => {
  const heart = await Heart.load(await readFile(new URL("../Page/heart.wasm", import.meta.url)))
  const random = randomNumbers(seed)
  const titles = ["Home", "Blog | My site", "Account", "", "  ", "Ünïcödé", "日本", "A very long title of a page without an end", "\"quoted\" <b>", "Search"]
  const paths = ["/", "/blog", "/a?b=c", "/search", "/%20", "/日本"]
  for (let count = 0; count < 1_000; count += 1) {
    const link = () => ({ title: titles[random(titles.length)], path: paths[random(paths.length)] })
    const made = template(Array.from({ length: random(8) }, link), link())
    const client = heart.client("https://app.example/")
    const { error, warnings } = client.configure(JSON.stringify(made))
    assert.equal(error, undefined, `SEED=${seed} ${JSON.stringify(made)}`)
    assert.deepEqual(warnings, [])
    client.dispose()
  }
  const { tabs } = template([{ title: "Search the shop", path: "/search" }, { title: "Home", path: "/" }], { title: "Shop", path: "/" })
  assert.deepEqual(tabs, [{ id: "shop", title: "Shop", icon: "house", path: "/" }, { id: "search-the", title: "Search the", icon: "magnifyingglass", path: "/search" }])
})

/** A configuration with all that a server can declare. The tests of the server library and of the gem evaluate its declarations. */
const full = JSON.parse(await readFile(new URL("fixtures/declaration.json", import.meta.url)))
const sourceOf = (file) => readFile(new URL(`../../${file}`, import.meta.url), "utf8")

test("a configuration becomes a declaration in Swift, which a test of the server library compiles", async () => {
  const test = await sourceOf("Tests/TabwireServerTests/LaboratoryTests.swift")
  const pasted = test.slice(test.indexOf("// pasted\n") + 10, test.indexOf("    // end\n")).replace(/^ {4}/gm, "")
  assert.equal(declaration(full, "swift"), pasted)
})

test("a configuration becomes a declaration in Ruby, which a test of the gem evaluates", async () => {
  assert.equal(declaration(full, "ruby"), await sourceOf("Preview/Tests/fixtures/declaration.rb"))
})

test("a configuration becomes JSON without what a server computes for each page", () => {
  const { revision, session, ...rest } = full
  assert.deepEqual(JSON.parse(declaration(full, "json")), rest)
})

test("a link holds the state, and nothing else is read from one", async () => {
  const state = { configuration: JSON.stringify(full), at: "/a?b=c", storage: "{}" }
  const { lab } = await sharedParameters(state)
  assert.deepEqual(await readShared(`#look=wide&lab=${lab}`), state)
  assert.equal(await readShared("#look=wide"), null)
  for (const wrong of ["", "x", "!!", lab.slice(3), lab + "A".repeat(40_000)]) assert.equal(await readShared(`#lab=${wrong}`), null, wrong.slice(0, 20))
  for (const at of ["//evil.example/", "https://evil.example/", "/\\evil.example", "javascript:1", 3, "/" + "x".repeat(3_000)]) {
    assert.equal((await readShared(`#lab=${(await sharedParameters({ ...state, at })).lab}`)).at, null)
  }
  await assert.rejects(sharedParameters({ ...state, configuration: "x".repeat(300_000) }), /too long/)
  const random = randomNumbers(seed)
  for (let count = 0; count < 300; count += 1) {
    const at = random(lab.length)
    await readShared(`#lab=${lab.slice(0, at)}${"Az09_-"[random(6)]}${lab.slice(at + 1)}`)
  }
})

test("a fragment that decompresses to more than 256 KiB is not read", async () => {
  const bomb = await new Response(new Blob([JSON.stringify({ configuration: " ".repeat(20_000_000) })]).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer()
  const lab = Buffer.from(bomb).toString("base64url")
  assert.ok(lab.length < 32 * 1024)
  assert.equal(await readShared(`#lab=${lab}`), null)
})

test("a state of the playground that a link brings is checked", () => {
  assert.deepEqual(checkedState(null), initialState)
  for (const wrong of ["x", "[]", "null", "3", '{"persona": "nobody"}', '{"persona": "__proto__"}', '{"saved": [{"trail": "<b>"}]}', '{"seen": -1}', '{"order": ["home"]}', '{"flags": {"premium": "x"}}', '{"name": 3}']) {
    assert.deepEqual(checkedState(wrong), initialState, wrong)
  }
  assert.equal(checkedState('{"persona": "regular"}').persona, "regular")
})

test("a page lists links of its own site, and not too many", () => {
  const links = [{ href: "https://app.example/a?b#c", title: "A" }, { href: "https://elsewhere.example/", title: "B" }, null, { href: 3 }, ...Array.from({ length: 40 }, () => ({ href: "https://app.example/d", title: "x".repeat(99) }))]
  const read = readFrameMessage({ event: "links", links }, "https://app.example")
  assert.deepEqual(read.links[0], { title: "A", path: "/a?b" })
  assert.equal(read.links.length, 17)
  assert.equal(read.links[1].title.length, 60)
  assert.deepEqual(readFrameMessage({ event: "links", links: "x" }, "https://app.example").links, [])
})

const stage = setStage({ folder: pathToFileURL(`${process.env.PLAYGROUND}/`) })

/** Opens the preview of a site whose pages know nothing of Tabwire. */
async function plainSite(context, { fragment = "", address = "/index.html", ...options } = {}) {
  const page = await stage.open(context, "/site/about.html", { permissions: ["clipboard-read", "clipboard-write"], ...options })
  await page.context().route("**/preview.json", (route) => route.fulfill({ json: { start: "shop/" } }))
  await page.context().route("**/shop/**", (route) => {
    const path = new URL(route.request().url()).pathname
    const title = { "/shop/": "Shop", "/shop/search": "Search", "/shop/account": "Account" }[path]
    if (!title) return route.fulfill({ status: 404, contentType: "text/html", body: "<title>Not found</title>" })
    return route.fulfill({ contentType: "text/html", body: `<!doctype html><title>${title}</title><script src="/frame.js"></script><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>body{font:16px system-ui;padding:1rem}nav{display:flex;gap:1rem}</style><nav><a href="/shop/">Shop</a><a href="/shop/search">Search</a><a href="/shop/account">Account</a></nav><h1>${title}</h1><p><input id="typed" aria-label="Note"></p>` })
  })
  await page.goto(`${stage.server.origin}${address}${fragment}`)
  return Visitor.arrive(page)
}

test("tabs on a site that knows nothing of Tabwire: template, change, undo, and the declaration to paste", async (context) => {
  const visitor = await plainSite(context)
  const { page } = visitor
  const picture = (name) => page.screenshot({ path: `${process.env.PICTURES}/laboratory-${name}.png`, fullPage: true })
  assert.equal(await page.locator(".tabs").isVisible(), false)
  await openLaboratory(visitor)
  await startWithTemplate(visitor, "account")
  await page.getByText(/Calm, the tab bar changes/).waitFor()
  await picture("1-template")
  await click(visitor, "Apply")
  await visitor.untilTabs(["Shop", "Search", "Account"])
  await visitor.tap("Search")
  await visitor.untilPage("Search")
  await visitor.frame.locator("#typed").fill("half-typed")
  await picture("2-applied")

  const configuration = JSON.parse(await field(visitor).inputValue())
  configuration.tabs[2] = { ...configuration.tabs[2], title: "You", badge: 3, badgeLabel: "3 messages" }
  await write(visitor, configuration)
  await click(visitor, "Apply")
  await page.getByRole("tab", { name: "You, 3 messages" }).waitFor()
  assert.match(await page.locator(".steps li").first().textContent(), /Applied: 4 lines added, 2 removed/)
  assert.equal(await visitor.frame.locator("#typed").inputValue(), "half-typed")
  await picture("3-changed")

  await page.getByLabel("as Swift").check()
  assert.match(await page.locator("[data-lab=declaration]").textContent(), /\.badge\(3, label: "3 messages"\)/)
  await page.getByLabel("as Ruby").check()
  assert.match(await page.locator("[data-lab=declaration]").textContent(), /tab :account, title: "You"/)
  await page.getByLabel("as JSON").check()
  await click(visitor, "Copy")
  await page.getByRole("button", { name: "Copied" }).waitFor()
  assert.equal(JSON.parse(await page.evaluate(() => navigator.clipboard.readText())).tabs.length, 3)

  await click(visitor, "Undo")
  await visitor.untilTabs(["Shop", "Search", "Account"])
  await click(visitor, "Undo")
  await page.locator(".tabs").waitFor({ state: "hidden" })
  assert.equal(await visitor.frame.locator("#typed").inputValue(), "half-typed", "the page in front stays")
  assert.ok(await page.getByRole("button", { name: "Undo" }).isDisabled())
})

test("what clients reject is not applied, and says where it is wrong", async (context) => {
  const visitor = await plainSite(context)
  await openLaboratory(visitor)
  await write(visitor, '{"active": "a", "tabs": [{"id": "a"}]}')
  await click(visitor, "Apply")
  await visitor.page.locator(".log .error").getByText(/malformed at/).waitFor()
  assert.equal(await visitor.page.locator(".tabs").isVisible(), false)
  assert.ok(await visitor.page.getByRole("button", { name: "Undo" }).isDisabled())
  assert.match(await visitor.page.locator("[data-lab=declaration]").textContent(), /not valid yet/)
})

test("while the laboratory's tabs are shown, the server's are noted and not applied; the last undo shows them again", async (context) => {
  const visitor = await Visitor.arrive(await stage.open(context, "/index.html"))
  await visitor.signIn("regular")
  await openLaboratory(visitor)
  const { active, tabs } = JSON.parse(await visitor.page.evaluate(() => window.tabwirePhone.serverConfiguration))
  await write(visitor, { active, tabs: tabs.slice(0, 2) })
  await click(visitor, "Apply")
  await visitor.untilTabs(["Home", "Explore"])
  await visitor.flag("premium", "on")
  await visitor.page.locator(".log").getByText("the laboratory’s tabs are shown instead").first().waitFor()
  await visitor.untilTabs(["Home", "Explore"])
  await click(visitor, "Undo")
  await visitor.untilTabs(["Home", "Explore", "Premium", "Library", "Profile"])
  await visitor.flag("premium", "off")
  await visitor.untilTabs(["Home", "Explore", "Library", "Profile"])
})

test("a shared link shows the same user, tabs and page in another window, also embedded in a page of another site", async (context) => {
  const visitor = await Visitor.arrive(await stage.open(context, "/index.html#look=material", { permissions: ["clipboard-read", "clipboard-write"] }))
  await visitor.signIn("regular")
  await openLaboratory(visitor)
  const { active, tabs } = JSON.parse(await visitor.page.evaluate(() => window.tabwirePhone.serverConfiguration))
  await write(visitor, { active, tabs: tabs.slice(0, 3) })
  await click(visitor, "Apply")
  await visitor.untilTabs(["Home", "Explore", "Library"])
  await visitor.tap("Explore")
  await visitor.untilPage("Explore")
  await click(visitor, "Share")
  await visitor.page.getByRole("button", { name: "Link copied" }).waitFor()
  const link = await visitor.page.evaluate(() => navigator.clipboard.readText())
  assert.ok(link.length < 4_000, `${link.length} characters`)

  const other = await Visitor.arrive(await stage.open(context, link.slice(stage.server.origin.length)))
  await other.untilTabs(["Home", "Explore", "Library"])
  await other.untilPage("Explore")
  assert.equal(await other.page.locator(".phone").getAttribute("data-look"), "material")

  // Another site for browsers, since they compare names.
  const outside = await stage.open(context, "/site/about.html", { viewport: { width: 420, height: 800 }, isExpected: (url) => url.startsWith("http://localhost:") })
  await outside.goto(`${stage.server.origin.replace("127.0.0.1", "localhost")}/site/map.html`)
  await outside.evaluate((link) => {
    document.body.innerHTML = `<iframe title="Preview" width="400" height="760"></iframe>`
    document.querySelector("iframe").src = link
  }, link.replace("index.html", "index.html?embed"))
  const embedded = outside.frameLocator("iframe")
  await embedded.getByRole("tab", { name: "Library" }).waitFor()
  await embedded.frameLocator(".screen:not(.hidden) iframe").getByRole("heading", { name: "Explore" }).waitFor()
  assert.equal(await embedded.locator(".side").isVisible(), false)
  await outside.screenshot({ path: `${process.env.PICTURES}/embedded.png` })
})

test("a shared link leads to its page also if the tabs come after the first page has settled", async (context) => {
  const shared = await sharedParameters({ configuration: "", at: "/site/explore.html", storage: JSON.stringify({ persona: "regular" }) })
  const page = await stage.open(context, "/site/about.html")
  await page.addInitScript(() => {
    const held = []
    const hold = (event) => {
      if (!event.detail.includes?.('"component":"navigation"')) return
      event.stopImmediatePropagation()
      held.push(event.detail)
    }
    addEventListener("native-bridge:message", hold, true)
    // A page settles 50 ms after it has loaded.
    addEventListener("load", () => setTimeout(() => {
      removeEventListener("native-bridge:message", hold, true)
      for (const detail of held) document.dispatchEvent(new CustomEvent("native-bridge:message", { detail }))
    }, 500))
  })
  await page.goto(`${stage.server.origin}/index.html?embed#${new URLSearchParams(shared)}`)
  const visitor = await Visitor.arrive(page)
  await visitor.untilTabs(["Home", "Explore", "Library", "Profile"])
  await page.getByRole("tab", { name: "Explore", selected: true }).waitFor()
  await visitor.untilPage("Explore")
  assert.equal(await page.getByRole("button", { name: "Back" }).isVisible(), false, "nothing is before it")
})

test("until the laboratory is loaded, its form takes no input, and it says so if it cannot be loaded", async (context) => {
  const page = await stage.open(context, "/site/about.html", { allowed: (text) => /ERR_FAILED/.test(text) })
  const requestOfModule = () => new Promise((resolve) => { page.route("**/laboratory.js", resolve, { times: 1 }) })
  let request = requestOfModule()
  await page.goto(`${stage.server.origin}/index.html`)
  const visitor = await Visitor.arrive(page)
  await page.getByText("Laboratory: what if").click()
  await page.locator("#what-if").waitFor()
  assert.equal(await page.locator("#what-if").evaluate((form) => form.inert), true)
  const applied = click(visitor, "Apply")
  const { tabs } = JSON.parse(await page.evaluate(() => window.tabwirePhone.serverConfiguration))
  await write(visitor, { tabs: tabs.slice(0, 1) })
  await (await request).continue()
  await applied
  await page.getByText(/Applied: /).waitFor()

  request = requestOfModule()
  await page.reload()
  await Visitor.arrive(page)
  await page.getByText("Laboratory: what if").click()
  await (await request).abort()
  await page.getByRole("alert").getByText(/^The laboratory could not be loaded: .* Close it and open it again\.$/).waitFor()
  assert.equal(await page.locator("#what-if").evaluate((form) => form.inert), true)
})

test("once loaded, the playground works without a network: the laboratory, sharing, and a link to what was shared", async (context) => {
  context.after(() => { stage.server.failing = undefined })
  const page = await stage.open(context, "/index.html", { serviceWorkers: "allow", permissions: ["clipboard-read", "clipboard-write"], allowed: (text) => /ERR_FAILED|ERR_EMPTY_RESPONSE/.test(text) })
  await Visitor.arrive(page)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active.state !== "activated") await new Promise((resolve) => active.addEventListener("statechange", resolve, { once: true }))
  })
  stage.server.failing = () => 0
  await page.reload()
  const visitor = await Visitor.arrive(page)
  await visitor.signIn("regular")
  await page.getByText("Laboratory: what if").click()
  await page.locator(".suggestions").waitFor()
  const { active, tabs } = JSON.parse(await page.evaluate(() => window.tabwirePhone.serverConfiguration))
  await write(visitor, { active, tabs: tabs.slice(0, 2) })
  await click(visitor, "Apply")
  await visitor.untilTabs(["Home", "Explore"])
  await visitor.tap("Explore")
  await visitor.untilPage("Explore")
  await click(visitor, "Share")
  await page.getByRole("button", { name: "Link copied" }).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.evaluate(() => sessionStorage.clear())
  await page.goto("about:blank")
  await page.goto(link)
  const guest = await Visitor.arrive(page)
  await guest.untilTabs(["Home", "Explore"])
  await guest.untilPage("Explore")
})

test("a preview whose scripts do not arrive says what it needs", async (context) => {
  const page = await stage.open(context, "/site/about.html", { allowed: () => true })
  await page.route("**/preview.js", (route) => route.abort())
  await page.goto(`${stage.server.origin}/index.html?embed`)
  await page.getByText("The preview has not started. It needs a web server").waitFor({ state: "visible" })
})

test("the preview's first load has at most 450 KB, and nothing of the laboratory's editor", async (context) => {
  const page = await stage.open(context, "/site/about.html")
  const sizes = []
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith("/site/")) sizes.push(response.body().then((body) => [pathname, body.length], () => [pathname, 0]))
  })
  await page.goto(`${stage.server.origin}/index.html`)
  const visitor = await Visitor.arrive(page)
  await visitor.signIn("regular")
  const loaded = await Promise.all(sizes)
  const total = loaded.reduce((sum, [, size]) => sum + size, 0)
  console.error(`first load: ${total} bytes in ${loaded.length} files`)
  assert.ok(total > 200_000 && total <= 450_000, `${total} bytes: ${loaded.map(([path, size]) => `${path} ${size}`).join(", ")}`)
  assert.ok(!loaded.some(([path]) => path.startsWith("/editor")))
})

/** Waits until a suggestion of the editor is the one that Enter takes: the list may still be that of the characters before. */
const untilSelected = ({ page }, name) => page.locator(`.ace_autocomplete .ace_line.ace_selected[aria-label^="${name}"]`).waitFor()
const moveCaret = ({ page }, line, column) => page.evaluate(([line, column]) => { const { env } = document.querySelector(".editor"); env.editor.focus(); env.editor.gotoLine(line, column) }, [line, column])

test("the editor suggests what fits when the schema arrives after the user has typed", async (context) => {
  const visitor = await plainSite(context)
  const { page } = visitor
  let answer
  const isAsked = new Promise((resolve) => page.route("**/configure.schema.json", (route) => { answer = () => route.continue(); resolve() }))
  await openLaboratory(visitor)
  await isAsked
  await startWithTemplate(visitor, "account")
  await moveCaret(visitor, 8, 100)
  await page.keyboard.type(', "dep')
  assert.equal(await page.locator(".ace_autocomplete").isVisible(), false)
  await answer()
  await untilSelected(visitor, "deprecated")
})

test("the editor suggests what fits however fast the user types, and Enter begins a line where no word has begun", async (context) => {
  const visitor = await plainSite(context)
  const { page } = visitor
  await openLaboratory(visitor)
  await startWithTemplate(visitor, "account")
  // The editor sees all characters before it can show the suggestions for the first.
  await page.evaluate(() => {
    const { env: { editor } } = document.querySelector(".editor")
    editor.focus()
    editor.gotoLine(8, 100)
    for (const character of ', "dep') editor.execCommand("insertstring", character)
  })
  await untilSelected(visitor, "deprecated")
  await page.keyboard.press("Escape")
  for (const [typed, expected] of [[',', '"path": "/shop/",\n'], [', "badge": ""', '"badge": ""\n'], [', "eager": ', '"eager": \n']]) {
    await write(visitor, "")
    await startWithTemplate(visitor, "account")
    await moveCaret(visitor, 8, 100)
    await page.keyboard.type(typed)
    await page.keyboard.press("Enter")
    assert.ok((await field(visitor).inputValue()).includes(expected), `${typed}: ${await field(visitor).inputValue()}`)
  }
})

test("the editor says that suggestions cannot be loaded, and has them after another try", async (context) => {
  const visitor = await plainSite(context, { allowed: (text) => text.includes("503") })
  const { page } = visitor
  let isDown = true
  await page.route("**/configure.schema.json", (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()))
  await openLaboratory(visitor)
  await startWithTemplate(visitor, "account")
  await page.getByRole("alert").getByText("Suggestions could not be loaded: 503").waitFor()
  isDown = false
  await click(visitor, "Try again")
  await page.getByRole("toolbar", { name: "Suggestions" }).waitFor({ state: "hidden" })
  await moveCaret(visitor, 8, 100)
  await page.keyboard.type(', "dep')
  await untilSelected(visitor, "deprecated")
})

test("the editor completes names and values from the schema, marks what is wrong, and undoes", async (context) => {
  const visitor = await plainSite(context)
  const { page } = visitor
  await openLaboratory(visitor)
  const editor = page.locator(".editor")
  await editor.waitFor()
  await startWithTemplate(visitor, "account")
  const before = await field(visitor).inputValue()
  const input = page.getByRole("textbox", { name: /^Configuration \(JSON\)/ })
  await moveCaret(visitor, 8, 100)
  await page.keyboard.type(', "dep')
  await untilSelected(visitor, "deprecated")
  await page.keyboard.press("Enter")
  await page.waitForFunction(() => document.getElementById("configuration").value.includes('"deprecated": '))
  await page.keyboard.type('"')
  await untilSelected(visitor, "soft")
  await page.screenshot({ path: `${process.env.PICTURES}/laboratory-completion.png` })
  await page.keyboard.press("ArrowDown")
  await untilSelected(visitor, "hard")
  await page.keyboard.press("Enter")
  await page.waitForFunction(() => /"deprecated": "(soft|hard)"/.test(document.getElementById("configuration").value))
  assert.equal(JSON.parse(await field(visitor).inputValue()).tabs[0].deprecated, "hard")
  await page.evaluate(() => document.querySelector(".editor").env.editor.gotoLine(1, 0))
  await page.keyboard.type("x")
  await page.locator(".ace_gutter-cell.ace_error").first().waitFor()
  for (let count = 0; count < 20 && await field(visitor).inputValue() !== before; count += 1) await page.keyboard.press("Control+Z")
  assert.equal(await field(visitor).inputValue(), before)
  await input.waitFor({ state: "attached" })
})

for (const width of [360, 1024]) for (const colorScheme of ["light", "dark"]) {
  test(`suggestions can be read in a ${colorScheme} window of ${width} pixels`, async (context) => {
    const visitor = await plainSite(context, { viewport: { width, height: 900 }, colorScheme })
    const { page } = visitor
    await openLaboratory(visitor)
    await startWithTemplate(visitor, "account")
    await moveCaret(visitor, 8, 100)
    await page.keyboard.type(', "bad')
    await untilSelected(visitor, "badge,")
    await page.screenshot({ path: `${process.env.PICTURES}/laboratory-suggestions-${width}-${colorScheme}.png` })
    const texts = await page.locator(".ace_autocomplete").evaluate((popup) => {
      const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })
      const luminance = (...layers) => {
        for (const layer of layers) { canvas.fillStyle = layer; canvas.fillRect(0, 0, 1, 1) }
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
          .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0)
      }
      const bottom = getComputedStyle(popup).backgroundColor
      const selected = getComputedStyle(popup.querySelector(".ace_active-line")).backgroundColor
      const edges = popup.getBoundingClientRect()
      return [...popup.querySelectorAll(".ace_line > span:not(.ace_completion-spacer)")].map((span) => {
        const { color, opacity } = getComputedStyle(span)
        const behind = span.closest(".ace_selected") ? [bottom, selected] : [bottom]
        const [a, b] = [luminance(...behind), luminance(...behind, color)].sort((one, other) => one - other)
        const isWhole = span.matches(".ace_completion-meta") || span.clientWidth >= span.scrollWidth
        return { text: span.textContent, isWhole, contrast: opacity * (b + 0.05) / (a + 0.05), isInside: edges.left >= 0 && edges.right <= innerWidth }
      })
    })
    assert.ok(texts.length >= 6)
    assert.deepEqual(texts.filter(({ isWhole, contrast, isInside }) => !isWhole || contrast < 4.5 || !isInside), [])
  })
}

for (const [width, height] of [[360, 800], [740, 360], [1024, 900], [1600, 900]]) for (const colorScheme of ["light", "dark"]) {
  test(`the laboratory fits a ${colorScheme} window of ${width} × ${height} pixels`, async (context) => {
    const visitor = await plainSite(context, { viewport: { width, height }, colorScheme })
    await openLaboratory(visitor)
    await startWithTemplate(visitor, "account")
    await click(visitor, "Apply")
    await visitor.untilTabs(["Shop", "Search", "Account"])
    await visitor.untilStill()
    const wide = await visitor.page.locator("body *").evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && one.checkVisibility() && !one.closest("pre, .editor")).map((one) => one.className || one.id || one.tagName))
    assert.deepEqual(wide, [])
    assert.equal(await visitor.page.evaluate(() => document.documentElement.scrollWidth), width)
    await visitor.page.screenshot({ path: `${process.env.PICTURES}/laboratory-${width}-${colorScheme}.png`, fullPage: true })
  })
}
