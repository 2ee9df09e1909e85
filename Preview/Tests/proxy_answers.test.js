// What the preview says about pages without tabs, and about what goes wrong, in Chromium.
import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { test } from "node:test"
import { brotliCompressSync } from "node:zlib"
import { Proxy, Site } from "./support/proxy.js"
import { setStage } from "./support/stage.js"
import { Visitor } from "./support/visitor.js"

let site, proxy
let pages = {}
const stage = setStage({
  full: true,
  serve: async () => {
    site = await Site.start((request, response) => {
      const answer = pages[new URL(request.url, site.origin).pathname]
      if (typeof answer === "function") return answer(request, response)
      response.writeHead(answer === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" }).end(answer ?? "<title>None</title>")
    })
    proxy = await Proxy.start(site.origin)
    return { origin: proxy.page, origins: [proxy.site(1)], stop: () => Promise.all([proxy.stop(), site.stop()]) }
  },
})
const page = (title, body = "") => `<!doctype html><title>${title}</title><h1>${title}</h1>${body}`
const send = (component, data, event = "configure") => `<script>document.dispatchEvent(new CustomEvent("native-bridge:message", { detail: JSON.stringify({
  id: "1", component: "${component}", event: "${event}", metadata: { url: location.href }, jsonData: JSON.stringify(${JSON.stringify(data)}) }) }))</script>`
const tabs = [{ id: "one", title: "One", icon: "star", path: "/" }, { id: "two", title: "Two", icon: "star", path: "/two" }]

async function open(context, answers) {
  pages = answers
  const shown = await stage.open(context, "/__tabwire/", { allowed: () => true, isExpected: () => true })
  return Visitor.arrive(shown)
}
async function untilWhy(visitor, ...texts) {
  await visitor.page.locator(".why").evaluate((element) => { element.open = true })
  for (const text of texts) {
    await visitor.page.locator(".why").getByText(text).first().waitFor()
      .catch(async () => assert.match(await visitor.page.locator(".why").textContent(), new RegExp(text)))
  }
}

for (const [name, answer, ...texts] of [
  ["sends no tabs", page("Plain"), /GET \/: 200, text\/html, after \d+ ms/, "The bridge of the app runs in this page.", "The page has sent no configuration.", /register the controller of Tabwire/],
  ["sends a configuration that is not valid", page("Wrong", send("navigation", { active: "one", tabs: [{ id: "one" }] })), /The configuration was rejected: .+ at .*tabs.*:/, /tabwire check shows every error/],
  ["uses a component that the preview lacks", page("Components", send("map", {}, "connect")), /message of the component map was refused/, /has the components alert, button, form, .+, toast\. Others need an app/],
  ["uses a component that needs a device", page("Components", send("barcode-scanner", {}, "connect")), /message of the component barcode-scanner was refused/, "It needs a device: try it in an app."],
  ["does not exist", undefined, /404, text\/html/, "Check the path of the tab"],
  ["is a PDF", (request, response) => response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF-1.4"), "This is no page, but application/pdf", /Give the page before it the tabs/],
  ["is plain text", (request, response) => response.writeHead(200, { "content-type": "text/plain" }).end("hello"), "This is no page, but text/plain", "Send pages as text/html."],
  ["is in a sandbox", (request, response) => response.writeHead(200, { "content-type": "text/html", "content-security-policy": "sandbox" }).end(page("Sandbox")), /puts the page into a sandbox/, /--ignore-sandbox/],
  ["asks for a password", (request, response) => response.writeHead(401, { "content-type": "text/html" }).end(page("Password")), /401, text\/html.*asks for a user name/],
  ["forbids the script in a meta element", page("Meta", "").replace("<title>", "<meta http-equiv=refresh content='9999'><title>"), "The page has sent no configuration."],
]) {
  test(`a page that ${name} is explained`, async (context) => {
    await untilWhy(await open(context, { "/": answer }), ...texts)
  })
}

test("a page with tabs says so", async (context) => {
  const visitor = await open(context, { "/": page("Tabs", send("navigation", { active: "one", tabs })) })
  await visitor.untilTabs(["One", "Two"])
  await untilWhy(visitor, "This page has tabs.", "The configuration was accepted.")
})

test("a page that hides its tab bar is explained", async (context) => {
  const visitor = await open(context, {
    "/": page("Tabs", `${send("navigation", { active: "one", tabs })}<a href=/deep>Deep</a>`),
    "/deep": page("Deep", send("navigation", { active: "one", tabs, tabBarHidden: true })),
  })
  await visitor.untilTabs(["One", "Two"])
  await visitor.press("a")
  await visitor.untilPage("Deep")
  await untilWhy(visitor, "The page hides the tab bar.", /Leave that out/)
})

test("a redirect to another site is named as one", async (context) => {
  const visitor = await open(context, { "/": page("Start", "<a href=/away>Away</a>"), "/away": (request, response) => response.writeHead(302, { location: "https://elsewhere.invalid/login" }).end() })
  await visitor.press("a")
  await visitor.page.getByRole("heading", { name: "Another Site" }).waitFor()
  await visitor.page.getByText("redirects to https://elsewhere.invalid, which is another site").first().waitFor()
  await visitor.back()
  await visitor.untilPage("Start")
})

test("after a page without the script, links from outside and Back work", async (context) => {
  const visitor = await open(context, {
    "/": page("Start", "<a href=/notes.txt>Notes</a>"), "/deep": page("Deep"),
    "/notes.txt": (request, response) => response.writeHead(200, { "content-type": "text/plain" }).end("notes"),
  })
  const openLink = async (path) => {
    await visitor.page.locator("details:has(#open-link)").evaluate((element) => { element.open = true })
    await visitor.page.locator("#link").fill(path)
    await visitor.page.locator("#open-link button").click()
  }
  await visitor.untilPage("Start")
  await visitor.press("a")
  await visitor.untilPage("notes.txt")
  await visitor.back()
  await visitor.untilPage("Start")
  await visitor.press("a")
  await visitor.untilPage("notes.txt")
  await openLink("/deep")
  await visitor.untilPage("Deep")
})

test("a site that starts later, or restarts, is noticed", async (context) => {
  const first = await Site.start((request, response) => response.end(page("First")))
  const { port } = first
  await first.stop()
  const waiting = await Proxy.start(`http://127.0.0.1:${port}`)
  context.after(() => waiting.stop())
  const shown = await stage.browser.newPage()
  context.after(() => shown.close())
  shown.setDefaultTimeout(30_000)
  await shown.goto(`${waiting.page}/__tabwire/`)
  await shown.getByText(`127.0.0.1:${port} cannot be reached. Start your server`).first().waitFor()
  let running = await Site.start((request, response) => response.writeHead(200, { "content-type": "text/html" }).end(page("Later")), { port })
  const visitor = await Visitor.arrive(shown)
  await visitor.untilPage("Later")
  await running.stop()
  await visitor.evaluate(() => { location.href = "/again" })
  await shown.locator(".error-page h3").getByText("Can’t Connect").waitFor()
  running = await Site.start((request, response) => response.writeHead(200, { "content-type": "text/html" }).end(page("Again")), { port })
  context.after(() => running.stop())
  await visitor.untilPage("Again")
})

test("a preview that has quit is named, and its pages come back with it", async (context) => {
  pages = { "/": page("Start"), "/next": page("Next") }
  const short = await Proxy.start(site.origin)
  const shown = await stage.browser.newPage()
  context.after(() => shown.close())
  shown.setDefaultTimeout(30_000)
  await shown.goto(`${short.page}/__tabwire/`)
  const visitor = await Visitor.arrive(shown)
  await short.stop()
  await visitor.evaluate(() => { location.href = "/next" })
  await shown.locator(".error-page h3").getByText("The Preview Has Quit").waitFor()
  const again = await Proxy.start(site.origin, "--port", String(short.port))
  context.after(() => again.stop())
  assert.equal(again.page, short.page)
  await visitor.untilPage("Next")
})

test("a path configuration that cannot be read is named", async (context) => {
  pages = { "/": page("Start"), "/wrong.json": (request, response) => response.end("[]") }
  for (const [path, text] of [["/none.json", "was not found (404)"], ["/wrong.json", "is not JSON with a list of rules"]]) {
    const started = await Proxy.start(site.origin, "--path-configuration", path)
    context.after(() => started.stop())
    const shown = await stage.browser.newPage()
    context.after(() => shown.close())
    await shown.goto(`${started.page}/__tabwire/`)
    await shown.getByText(`The path configuration ${text}. Check --path-configuration.`).waitFor()
  }
})

test("wrong options are refused aloud", async () => {
  for (const [options, text] of [
    [["--path-configuration", "paths.json"], /--path-configuration "paths.json" must be a path of the site/], [["--port", "70000"], /--port must be between 0 and 65535/],
    [["--prot", "4000"], /Unknown option '--prot'/], [["more"], /unexpected argument/i],
  ]) {
    const { code, errors } = await Proxy.end(site.origin, ...options)
    assert.equal(code, 64)
    assert.match(errors, text)
  }
  const { errors } = await Proxy.end("0")
  assert.match(errors, /the port must be between 1 and 65535/)
})

test("a page whose compression needs a library that is missing says which", async (context) => {
  // A file that is no library stands before the real one, as if that was broken or missing.
  const folder = await mkdtemp(join(tmpdir(), "libraries-"))
  context.after(() => rm(folder, { recursive: true }))
  for (const name of ["libbrotlidec.so.1", "libzstd.so.1"]) await writeFile(join(folder, name), "no library")
  const text = page("Compressed")
  for (const [coding, body, reason] of [
    ["br", brotliCompressSync(text), /is compressed with br, and this machine lacks the library brotlidec \(Debian: libbrotli1/],
    ["zstd", execFileSync("zstd", ["-c"], { input: text }), /is compressed with zstd, and this machine lacks the library zstd \(Debian: libzstd1/],
    ["compress", "x", /is compressed with compress\. So the bridge is not in it/],
  ]) {
    pages = { "/": (request, response) => response.writeHead(200, { "content-type": "text/html", "content-encoding": coding }).end(body) }
    const poor = await Proxy.start(site.origin, { LD_LIBRARY_PATH: folder })
    context.after(() => poor.stop())
    const shown = await stage.browser.newPage()
    context.after(() => shown.close())
    await shown.goto(`${poor.page}/__tabwire/`)
    await shown.locator(".why").evaluate((element) => { element.open = true })
    await shown.locator(".why").getByText(reason).first().waitFor()
  }
})

test("a page that refreshes itself to another address is named", async (context) => {
  const refresh = (request, response) => response.writeHead(200, { "content-type": "text/html", refresh: "3; url=/next" }).end(page("Moved"))
  await untilWhy(await open(context, { "/": refresh, "/next": page("Next") }), /The page loads \/next by itself after 3 s/)
  await untilWhy(await open(context, { "/": `<!doctype html><meta http-equiv="refresh" content="9; URL='/next'"><title>Moved</title>` }), /The page loads \/next by itself after 9 s/)
})
