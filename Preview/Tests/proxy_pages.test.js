// The preview of other sites in Chromium, through the proxy: the story, and hostile pages.
import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { extname, normalize } from "node:path"
import { test } from "node:test"
import { Proxy, Site } from "./support/proxy.js"
import { setStage } from "./support/stage.js"
import { tellStory } from "./support/story.js"
import { Visitor } from "./support/visitor.js"

const types = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".json": "application/json" }
let site, proxy
/** The pages of the site by path: HTML, or a function of the request and the response. */
let pages = {}

const stage = setStage({
  serve: async () => {
    site = await Site.start(respond)
    proxy = await Proxy.start(`${site.origin}/`, "--path-configuration", "/paths.json")
    return { origin: proxy.page, origins: [proxy.site(1), proxy.site(2)], stop: () => Promise.all([proxy.stop(), site.stop()]) }
  },
})

async function respond(request, response) {
  const { pathname } = new URL(request.url, site.origin)
  const page = pages[pathname]
  if (typeof page === "function") return page(request, response)
  if (page !== undefined) return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page)
  // The playground's site without the preview's script.
  try {
    const content = await readFile(process.env.PLAYGROUND + normalize(pathname))
    const body = pathname.endsWith(".html") ? String(content).replace('<script src="../frame.js"></script>\n', "") : content
    response.writeHead(200, { "content-type": types[extname(pathname)] ?? "application/octet-stream" }).end(body)
  } catch {
    response.writeHead(404, { "content-type": "text/html" }).end("<title>Not found</title>")
  }
}

// Sends messages to the app, without a library.
const bridge = `<script>
  const send = (component, event, data, url = location.href) => document.dispatchEvent(new CustomEvent("native-bridge:message", {
    detail: JSON.stringify({ id: "1", component, event, metadata: { url }, jsonData: JSON.stringify(data) }) }))
  const tab = (id, path) => ({ id, title: id, icon: "star", path })
  const tabs = [tab("one", "/"), tab("two", "/two")]
  const configure = (active, more = {}) => send("navigation", "configure", { active, tabs, ...more })
  addEventListener("DOMContentLoaded", () => { if (document.body.dataset.tab) configure(document.body.dataset.tab) })
</script>`
const page = (title, body, tab = "one") => `<!doctype html><html><head><title>${title}</title>${bridge}</head><body data-tab="${tab}">${body}</body></html>`

const canBeDark = '<meta name="color-scheme" content="light dark"><title>'

async function arrive(context, site, { path = "/__tabwire/", ...options } = {}) {
  pages = { "/": page("One", "<p>one"), "/two": page("Two", "<p>two", "two"), ...site }
  const visitor = await Visitor.arrive(await stage.open(context, path, { allowed: () => true, ...options }))
  await visitor.untilPage("One")
  await visitor.untilTabs(["one", "two"])
  return visitor
}

test("the story through the proxy", async (context) => {
  const other = await Proxy.start(`${site.origin}/site/sign-in.html`, "--path-configuration", "/site/path-configuration.json")
  context.after(() => other.stop())
  pages = {}
  const page = await stage.browser.newPage({ viewport: { width: 1024, height: 900 }, reducedMotion: "reduce" })
  context.after(() => page.close())
  page.setDefaultTimeout(30_000)
  await page.goto(`${other.origin}/`)
  assert.equal(page.url(), `${other.page}/__tabwire/`)
  await tellStory(await Visitor.arrive(page))
})

test("a page and the site see the same User-Agent", async (context) => {
  const visitor = await arrive(context)
  const request = site.requests.findLast(({ url }) => url === "/")
  assert.equal(await visitor.evaluate(() => navigator.userAgent), request.headers["user-agent"])
})

for (const withoutNavigation of [false, true]) {
  const and = withoutNavigation ? " and without the Navigation API" : ""
  test(`without Turbo${and}, going back restores the scroll position and typed text, and adds nothing to the window's history`, async (context) => {
    const visitor = await arrive(context, {
      "/": page("One", "<input id=field><p style='height: 3000px'>one</p><a href='/deep'>Deep</a><form action='/deep'><input name=q><button>Find</button></form>"),
      "/deep": page("Deep", "<p>deep"),
    }, { withoutNavigation })
    await visitor.frame.locator("#field").fill("half-typed")
    await visitor.evaluate(() => scrollTo({ top: 700, behavior: "instant" }))
    await visitor.evaluate(() => document.querySelector("a").click())
    await visitor.untilPage("Deep")
    await visitor.back()
    await visitor.untilPage("One")
    await visitor.until(() => scrollY === 700 && document.getElementById("field").value === "half-typed")
    await visitor.evaluate(() => document.querySelector("button").click())
    await visitor.untilPage("Deep")
    assert.equal(await visitor.evaluate(() => location.search), "?q=")
    await visitor.back()
    await visitor.untilPage("One")
    assert.equal(await visitor.page.evaluate(() => history.length), visitor.historyLength)
  })

  test(`after a form without Turbo${and}, going back shows the page before it`, async (context) => {
    const visitor = await arrive(context, {
      "/": page("One", "<form method=post action=/send><input name=text><button>Send</button></form>"),
      "/send": (request, response) => response.writeHead(303, { location: "/sent" }).end(),
      "/sent": page("Sent", "<p>sent"),
    }, { withoutNavigation })
    await visitor.press("button")
    await visitor.untilPage("Sent")
    await visitor.back()
    await visitor.untilPage("One")
    assert.deepEqual(await visitor.backList(), [])
  })
}

test("the path configuration decides how pages are shown", async (context) => {
  const links = ["deep", "replaced", "over", "pop", "none", "edit"].map((name) => `<a id=${name} href=/${name}>${name}</a> `).join("")
  const rules = [["^/replaced", { presentation: "replace" }], ["^/over", { presentation: "replace_root" }], ["^/pop", { presentation: "pop" }], ["^/none", { presentation: "none" }], ["^/edit", { context: "modal" }]]
  const visitor = await arrive(context, {
    "/paths.json": (request, response) => response.end(JSON.stringify({ rules: rules.map(([pattern, properties]) => ({ patterns: [pattern], properties })) })),
    "/": page("One", links), "/deep": page("Deep", links), "/replaced": page("Replaced", links), "/over": page("Over", links), "/edit": page("Edit", links),
  })
  const backList = async () => (await visitor.backList()).map((address) => new URL(address).pathname)
  await visitor.press("#deep")
  await visitor.untilPage("Deep")
  await visitor.press("#replaced")
  await visitor.untilPage("Replaced")
  assert.deepEqual(await backList(), ["/"])
  await visitor.press("#none")
  await visitor.press("#edit")
  await visitor.untilPage("Edit")
  assert.deepEqual(await backList(), [])
  await visitor.sheet.locator("#pop").click()
  await visitor.page.locator(".sheet").waitFor({ state: "detached" })
  await visitor.untilPage("Replaced")
  await visitor.press("#pop")
  await visitor.untilPage("One")
  await visitor.press("#deep")
  await visitor.untilPage("Deep")
  await visitor.press("#over")
  await visitor.untilPage("Over")
  assert.deepEqual(await backList(), [])
})

test("the path configuration and the colors hold from the first script of a page", async (context) => {
  const visit = `new CustomEvent("turbo:before-visit", { cancelable: true, detail: { url: location.origin + "/edit" } })`
  const visitor = await arrive(context, {
    "/paths.json": (request, response) => response.end(JSON.stringify({ rules: [{ patterns: ["^/edit"], properties: { context: "modal" } }] })),
    "/": page("One", "<a href=/early>Early</a>"),
    "/early": page("Early", `<script>window.early = { isPrevented: !document.dispatchEvent(${visit}), scheme: document.documentElement.style.colorScheme }</script>`).replace("<title>", canBeDark),
    "/edit": page("Edit", "<p>edit"),
  }, { path: "/__tabwire/#scheme=dark" })
  await visitor.press("a")
  await visitor.untilPage("Edit")
  assert.deepEqual(await visitor.evaluate(() => window.early), { isPrevented: true, scheme: "dark" })
})

test("a dark phone shows a page dark only if the page says that it can be", async (context) => {
  const visitor = await arrive(context, {
    "/": page("One", "<a href=/dark>Dark</a>"), "/dark": page("Dark", "<p>dark").replace("<title>", canBeDark),
  }, { path: "/__tabwire/#scheme=dark" })
  const scheme = () => visitor.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  assert.equal(await scheme(), "normal")
  await visitor.press("a")
  await visitor.untilPage("Dark")
  assert.equal(await scheme(), "dark")
})

test("the title follows a page whose head was replaced, as by Turbo for an error", async (context) => {
  const visitor = await arrive(context)
  await visitor.evaluate(() => {
    document.documentElement.replaceChild(document.createElement("head"), document.head)
    document.title = "Replaced"
  })
  await visitor.untilPage("Replaced")
  await visitor.evaluate(() => { document.title = "Renamed" })
  await visitor.untilPage("Renamed")
})

test("a large image is shown as a whole", async (context) => {
  // A bitmap with one bit per pixel.
  const side = 2048
  const bitmap = Buffer.alloc(62 + side * side / 8)
  bitmap.write("BM")
  for (const [offset, value] of [[2, bitmap.length], [10, 62], [14, 40], [18, side], [22, side], [26, 1 | 1 << 16]]) bitmap.writeUInt32LE(value, offset)
  const visitor = await arrive(context, {
    "/": page("One", "<a href=/photo>Photo</a>"), "/photo": (request, response) => response.writeHead(200, { "content-type": "image/bmp" }).end(bitmap),
  })
  await visitor.press("a")
  await visitor.until(() => {
    const image = document.images[0]
    return image?.naturalWidth === 2048 && image.width <= innerWidth && image.height <= innerHeight
  })
  await visitor.back()
  await visitor.untilPage("One")
})

test("a link with the site's own address stays in the phone", async (context) => {
  const visitor = await arrive(context, { "/": page("One", `<a href="${site.origin}/two">Two</a>`) })
  await visitor.press("a")
  await visitor.untilPage("Two")
  assert.equal(await visitor.selected(), "one")
  assert.equal(stage.browser.contexts().flatMap((each) => each.pages()).length, 1)
})

test("destructive items of a menu are red, with enough contrast, in every look", async (context) => {
  const visitor = await arrive(context)
  await visitor.evaluate(() => send("menu", "display", { items: [{ title: "Edit", index: 0 }, { title: "Delete", index: 1, destructive: true }] }))
  await visitor.page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Delete" }).waitFor()
  const contrasts = await visitor.page.evaluate(() => {
    const { element } = window.tabwirePhone
    const [edit, red] = element.querySelectorAll(".menu button")
    const parts = (color) => color.match(/[\d.]+/g).map(Number)
    const luminance = (color) => parts(color).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0)
    return ["ios", "material", "wide"].flatMap((look) => ["light", "dark"].map((scheme) => {
      Object.assign(element.dataset, { look, scheme })
      const colors = [getComputedStyle(red).color, getComputedStyle(red.closest(".menu")).backgroundColor]
      const [r, g, b] = parts(colors[0])
      const [front, behind] = colors.map(luminance)
      const contrast = (Math.max(front, behind) + 0.05) / (Math.min(front, behind) + 0.05)
      return { look, scheme, contrast, isRed: r > 1.3 * Math.max(g, b), isOther: getComputedStyle(edit).color !== colors[0] }
    }))
  })
  assert.deepEqual(contrasts.filter(({ contrast, isRed, isOther }) => contrast < 4.5 || !isRed || !isOther), [])
  await visitor.page.screenshot({ path: `${process.env.PICTURES}/menu.png` })
  await visitor.page.getByRole("button", { name: "Delete" }).click()
  await visitor.page.locator(".menu").waitFor({ state: "hidden" })
})

test("a site that stops shows an error with its name, and Retry shows it when it runs again", async (context) => {
  const visitor = await arrive(context, { "/two": (request, response) => response.destroy() })
  // Otherwise the preview may load the page before Retry is pressed.
  await visitor.page.evaluate(() => { window.tabwirePhone.documents.isSiteRunning = async () => false })
  await visitor.tap("two")
  await visitor.page.getByRole("heading", { name: "Can’t Connect", level: 3 }).waitFor()
  await visitor.page.locator(".error-page").getByText(new URL(site.origin).host).waitFor()
  await visitor.tap("one")
  await visitor.untilPage("One")
  pages["/two"] = page("Two", "<p>two", "two")
  await visitor.tap("two")
  await visitor.page.getByRole("button", { name: "Retry" }).click()
  await visitor.untilPage("Two")
})

test("a page that could not be reached loads by itself once its site runs again", async (context) => {
  const visitor = await arrive(context, { "/two": (request, response) => response.destroy() })
  await visitor.tap("two")
  await visitor.page.getByRole("heading", { name: "Can’t Connect", level: 3 }).waitFor()
  pages["/two"] = page("Two", "<p>two", "two")
  await visitor.untilPage("Two")
})

test("a server error shows an error with Retry, which shows progress", async (context) => {
  const visitor = await arrive(context, { "/two": (request, response) => response.writeHead(503, { "content-type": "text/html" }).end("<h1>Down") })
  await visitor.tap("two")
  await visitor.page.locator(".error-page").getByText("has a problem (503)").waitFor()
  const progress = visitor.page.locator(".progress")
  await progress.waitFor({ state: "hidden" })
  let respond
  pages["/two"] = (request, response) => { respond = () => response.writeHead(200, { "content-type": "text/html" }).end(page("Two", "<p>two", "two")) }
  await visitor.page.getByRole("button", { name: "Retry" }).click()
  await progress.waitFor()
  while (!respond) await new Promise((resolve) => setTimeout(resolve, 10))
  respond()
  await visitor.untilPage("Two")
  await progress.waitFor({ state: "hidden" })
})

// Reports a response as Turbo 8 does before it handles it: the address is still that of the page before.
const respondToTurbo = ({ status, path, selector = "html", headers = {} }) => {
  window.Turbo = { visit: (url) => { location.href = url } }
  const fetchResponse = { response: { status, url: location.origin + path, headers: new Headers(headers) } }
  const event = new CustomEvent("turbo:before-fetch-response", { bubbles: true, cancelable: true, detail: { fetchResponse } })
  return document.querySelector(selector).dispatchEvent(event)
}

test("a visit of Turbo that fails can be left by Back, and Retry keeps the page before it", async (context) => {
  const visitor = await arrive(context, { "/deep": page("Deep", "<p>deep") })
  const errorPage = visitor.page.locator(".error-page")
  await visitor.evaluate(respondToTurbo, { status: 503, path: "/deep" })
  await errorPage.getByText("has a problem (503)").waitFor()
  await visitor.back()
  await errorPage.first().waitFor({ state: "hidden" })
  assert.equal(await visitor.page.evaluate(() => window.tabwirePhone.screen.title), "One")
  await visitor.evaluate(respondToTurbo, { status: 503, path: "/deep" })
  await visitor.page.getByRole("button", { name: "Retry" }).click()
  await visitor.untilPage("Deep")
  assert.deepEqual((await visitor.backList()).map((address) => new URL(address).pathname), ["/"])
})

test("a form of Turbo stays as it is if the site does not respond", async (context) => {
  const visitor = await arrive(context, { "/": page("One", "<form><input></form>") })
  const unreachable = { path: "/", selector: "form", headers: { "X-Tabwire-Error": "unreachable" } }
  assert.equal(await visitor.evaluate(respondToTurbo, { status: 502, ...unreachable }), false)
  await visitor.page.locator(".toast").getByText("doesn’t respond").waitFor()
  assert.equal(await visitor.page.locator(".error-page:visible").count(), 0)
  assert.equal(await visitor.evaluate(respondToTurbo, { status: 502, ...unreachable, headers: {} }), true)
})

test("cookies with SameSite=Strict reach the site from every tab", async (context) => {
  const visitor = await arrive(context, {
    "/": (request, response) => response.writeHead(200, { "content-type": "text/html", "set-cookie": "session=1; SameSite=Strict; HttpOnly; Domain=localhost" }).end(page("One", "<p>one")),
  })
  await visitor.tap("two")
  await visitor.untilPage("Two")
  assert.equal(site.requests.findLast(({ url }) => url === "/two").headers.cookie, "session=1")
})

test("a second user has separate cookies", async (context) => {
  const home = (suffix) => (request, response) => {
    const name = /name=(\w+)/.exec(request.headers.cookie ?? "")?.[1] ?? "Nobody"
    response.writeHead(200, { "content-type": "text/html" }).end(page(name + suffix, "<a id=mia href='/in?Mia'>Mia</a> <a id=noor href='/in?Noor'>Noor</a> <a id=again href='/again'>Again</a>"))
  }
  const signIn = (request, response) =>
    response.writeHead(303, { location: "/", "set-cookie": `name=${request.url.split("?")[1]}; SameSite=Strict; HttpOnly` }).end()
  pages = { "/": home(""), "/again": home(" again"), "/in": signIn }
  const first = await Visitor.arrive(await stage.open(context, "/__tabwire/#scheme=dark", { allowed: () => true }))
  await first.untilPage("Nobody")
  await first.press("#mia")
  await first.untilPage("Mia")
  const opened = first.page.context().waitForEvent("page")
  await first.page.getByRole("link", { name: "Second user" }).click()
  const second = await Visitor.arrive(await opened)
  assert.equal(second.page.url(), `${proxy.page}/__tabwire/?user=2#scheme=dark`)
  await second.untilPage("Nobody")
  await second.press("#noor")
  await second.untilPage("Noor")
  await first.press("#again")
  await first.untilPage("Mia again")
  await second.press("#again")
  await second.untilPage("Noor again")
})

test("a site sees another platform and language, by headers and in its pages", async (context) => {
  const visitor = await arrive(context, {}, { path: "/__tabwire/#look=material" })
  const told = () => visitor.evaluate(() => [/Hotwire Native (\w+)/.exec(navigator.userAgent)[1], navigator.language, navigator.languages.join()])
  const seen = () => site.requests.findLast(({ url }) => url === "/").headers
  const restart = async (name, value) => {
    const loaded = visitor.page.waitForEvent("load")
    await visitor.page.locator(`select[name=${name}]`).selectOption(value)
    await loaded
    await visitor.page.waitForFunction(() => window.tabwirePhone?.screen.title === "One" && window.tabwirePhone.screen.isLoaded)
  }
  await visitor.page.getByText("Tell the site another platform, language or network").click()
  await restart("platform", "Android")
  assert.equal((await told())[0], "Android")
  assert.match(seen()["user-agent"], /Hotwire Native Android; Turbo Native Android; bridge-components: \[alert/)
  await restart("language", "pt-BR")
  assert.deepEqual(await told(), ["Android", "pt-BR", "pt-BR"])
  assert.equal(seen()["accept-language"], "pt-BR")
  assert.match(visitor.page.url(), /#look=material&platform=Android&language=pt-BR$/)
  assert.equal(seen().cookie, undefined)
})

test("a download leaves the page and its back stack as they are", async (context) => {
  const visitor = await arrive(context, {
    "/": page("One", "<a id=file href=/file>File</a> <a id=deep href=/deep>Deep</a>"), "/deep": page("Deep", "<p>deep"),
    "/file": (request, response) => response.writeHead(200, { "content-disposition": "attachment; filename=notes.txt" }).end("notes"),
  })
  const downloaded = visitor.page.waitForEvent("download")
  await visitor.press("#file")
  assert.equal((await downloaded).suggestedFilename(), "notes.txt")
  assert.deepEqual(await visitor.backList(), [])
  assert.equal(await visitor.page.locator(".back").isVisible(), false)
  await visitor.press("#deep")
  await visitor.untilPage("Deep")
  assert.deepEqual((await visitor.backList()).map((address) => new URL(address).pathname), ["/"])
  await visitor.back()
  await visitor.untilPage("One")
})

test("a strict Content-Security-Policy does not keep the preview out", async (context) => {
  const strict = (request, response) => response.writeHead(200, { "content-type": "text/html", "content-security-policy": "default-src 'none'; script-src 'nonce-a'; frame-ancestors 'none'", "x-frame-options": "DENY" })
    .end(page("Two", "<p>two", "two").replace("<script>", "<script nonce=a>"))
  const visitor = await arrive(context, { "/two": strict })
  await visitor.tap("two")
  await visitor.untilPage("Two")
  assert.equal(await visitor.evaluate(() => typeof window.nativeBridge), "object")
})

// Hostile pages

const demand = `JSON.stringify({ id: "1", component: "navigation", event: "configure", metadata: { url: "URL" }, jsonData: '{"active":null,"tabs":[]}' })`
// Opens a channel of its own, as frame.js does, and demands other tabs.
const attack = (url) => `for (const target of [parent, top]) {
  const { port1, port2 } = new MessageChannel()
  port1.postMessage({ event: "message", href: "${url}", json: ${demand.replace("URL", url)} })
  target.postMessage({ tabwire: "connect" }, "*", [port2])
}`

test("messages of another form are ignored", async (context) => {
  const visitor = await arrive(context)
  await visitor.evaluate(() => {
    const { port1, port2 } = new MessageChannel()
    for (const message of [null, "text", { tabwire: "connect" }, { tabwire: { event: "back" } }]) parent.postMessage(message, "*")
    parent.postMessage({ tabwire: "connect" }, "*", [port2])
    for (const message of [null, "text", [], { event: "message" }, { event: "toString" }, { event: "left", left: 1 }, { event: "page", title: {} }]) port1.postMessage(message)
  })
  await visitor.tap("two")
  await visitor.untilPage("Two")
})

test("messages of frames inside a page are ignored, whatever their origin", async (context) => {
  const foreign = await Site.start((request, response) => response.writeHead(200, { "content-type": "text/html" }).end(`<script>${attack(`${proxy.origin}/`)}; parent.postMessage("sent", "*")</script>`))
  context.after(() => foreign.stop())
  const visitor = await arrive(context, { "/nested": `<script>${attack(`${proxy.origin}/`)}; parent.postMessage("sent", "*")</script>` }, { isExpected: (url) => url.startsWith(foreign.origin) })
  await visitor.evaluate(async (sources) => {
    for (const source of sources) {
      const frame = document.createElement("iframe")
      frame.src = source
      const sent = new Promise((resolve) => addEventListener("message", ({ data }) => { if (data === "sent") resolve() }))
      document.body.append(frame)
      await sent
    }
  }, ["/nested", `${foreign.origin}/`])
  await visitor.evaluate(() => configure("one", { revision: 2 }))
  await visitor.page.getByText("the same tabs").last().waitFor()
  assert.deepEqual(await visitor.tabs(), ["one", "two"])
})

test("a page cannot send messages in the name of another page or origin", async (context) => {
  const visitor = await arrive(context)
  for (const url of ["https://elsewhere.example/", `${proxy.origin}/two`, site.origin]) {
    await visitor.evaluate((url) => send("navigation", "configure", { active: null, tabs: [] }, url), url)
    await visitor.evaluate((url) => send("form", "connect", { title: "Stolen" }, url), url)
  }
  await visitor.page.getByText("it names another page than the one in front").nth(5).waitFor()
  assert.deepEqual(await visitor.tabs(), ["one", "two"])
  assert.equal(await visitor.page.getByRole("button", { name: "Stolen" }).count(), 0)
})

test("a tab in the background cannot change the tabs", async (context) => {
  const visitor = await arrive(context)
  await visitor.tap("two")
  await visitor.untilPage("Two")
  await visitor.evaluateIn(0, () => configure(null, { tabs: [] }))
  await visitor.page.getByText("it is from a tab in the background").waitFor()
  assert.deepEqual(await visitor.tabs(), ["one", "two"])
})

test("a page cannot navigate the window", async (context) => {
  const visitor = await arrive(context, { "/": page("One", "<a id=top target=_top href='/two'>top</a><a id=parent target=_parent href='/two'>parent</a>") })
  const address = visitor.page.url()
  await visitor.evaluate(() => {
    for (const attempt of [() => { top.location = "/two" }, () => top.location.replace("/two"), () => top.close(), () => open("/two", "_top")]) {
      try { attempt() } catch { /* refused */ }
    }
  })
  await visitor.press("#top")
  await visitor.press("#parent")
  await visitor.tap("two")
  await visitor.untilPage("Two")
  assert.equal(visitor.page.url(), address)
})

test("a page that goes to another site leaves the tab as it is", async (context) => {
  const visitor = await arrive(context)
  await visitor.evaluate(() => { location.href = "http://elsewhere.invalid/" })
  await visitor.page.getByText("External link: http://elsewhere.invalid/").waitFor()
  assert.equal(await visitor.evaluate(() => document.title), "One")
  assert.equal(await visitor.page.locator(".error-page:visible").count(), 0)
})

test("a service worker cannot answer in place of the proxy", async (context) => {
  const visitor = await arrive(context, { "/sw.js": (request, response) => response.writeHead(200, { "content-type": "text/javascript" }).end("addEventListener('fetch', (event) => event.respondWith(new Response('owned')))") })
  assert.equal(await visitor.evaluate(() => navigator.serviceWorker.register("/sw.js").then(() => "registered", () => "refused")), "refused")
  await visitor.tap("two")
  await visitor.untilPage("Two")
})

test("a page that never ends does not stop the other tabs", async (context) => {
  const visitor = await arrive(context, {
    "/two": (request, response) => { response.writeHead(200, { "content-type": "text/html" }).write(page("Two", "<p>two", "two").replace("</body></html>", "")) },
  })
  await visitor.tap("two")
  await visitor.page.waitForFunction(() => window.tabwirePhone.screen.title === "Two")
  await visitor.tap("one")
  await visitor.untilPage("One")
  assert.deepEqual(await visitor.tabs(), ["one", "two"])
})

test("10,000 messages at once are cut off, and the phone still works", async (context) => {
  const visitor = await arrive(context)
  await visitor.evaluate(() => { for (let count = 0; count < 10_000; count++) configure("one", { revision: count + 10 }) })
  // 2,000 of them are taken before.
  await visitor.page.getByText("Messages dropped").waitFor({ timeout: 60_000 })
  await visitor.tap("two")
  await visitor.untilPage("Two")
  assert.deepEqual(await visitor.tabs(), ["one", "two"])
})

test("a page shows no markup in the preview", async (context) => {
  const markup = "<img src=x onerror=\"top.owned = 1\">"
  const visitor = await arrive(context, { "/two": page("Two", "<p>two", "two") })
  await visitor.evaluate((markup) => {
    document.title = markup
    configure("one", { tabs: [tab("one", "/"), { ...tab("two", "/two"), title: markup, icon: markup, badge: markup.slice(0, 20) }] })
    send("form", "connect", { title: markup })
    send("toast", "show", { message: markup })
    send("alert", "show", { title: markup, description: markup })
  }, markup)
  await visitor.page.getByRole("alertdialog").getByText(markup).first().waitFor()
  assert.equal(await visitor.page.evaluate(() => window.owned), undefined)
  assert.equal(await visitor.page.locator(".phone img, .side img:not(#app-icon img)").count(), 0)
})
