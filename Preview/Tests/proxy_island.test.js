// Every preview is an island: attacks between two previews, their users, other programs on this machine and a remote site, in
// Chromium. The site under test is hostile in each of them.
import assert from "node:assert/strict"
import { networkInterfaces } from "node:os"
import { test } from "node:test"
import { Proxy, Site } from "./support/proxy.js"
import { setStage } from "./support/stage.js"
import { Visitor } from "./support/visitor.js"

let site, proxy
const html = (body) => `<!doctype html><title>Page</title><h1>Page</h1>${body ?? ""}`
const send = (response, headers = {}, body = html()) => response.writeHead(200, { "content-type": "text/html", ...headers }).end(body)

const stage = setStage({
  serve: async () => {
    site = await Site.start((request, response) => send(response))
    proxy = await Proxy.start(site.origin)
    return { origin: proxy.page, origins: [proxy.site(1), proxy.site(2)], stop: () => Promise.all([proxy.stop(), site.stop()]) }
  },
})

const cookieOf = (site, path) => site.requests.findLast(({ url }) => url === path)?.headers.cookie
/** Shows a site in a new window of the same browser profile. */
async function show(context, browserContext, proxy, query = "") {
  const page = await browserContext.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`${proxy.page}/__tabwire/${query}`)
  const visitor = await Visitor.arrive(page)
  await visitor.frame.locator("h1").waitFor()
  return visitor
}
async function newProfile(context) {
  const profile = await stage.browser.newContext()
  context.after(() => profile.close())
  return profile
}

/** An address of this machine that is no loopback one: a site there counts as one of another machine. */
const remoteAddress = Object.values(networkInterfaces()).flat().find(({ family, internal }) => family === "IPv4" && !internal)?.address

for (const place of ["on this machine", "elsewhere"]) test(`cookies of other programs on this machine do not reach a site ${place}, and the site does not overwrite them`, async (context) => {
  let [target, preview] = [site, proxy]
  if (place === "elsewhere") {
    if (!remoteAddress) return context.skip("this machine has no address but loopback ones")
    target = await Site.start(undefined, { host: remoteAddress })
    preview = await Proxy.start(`http://${remoteAddress}:${target.port}`, "--allow-remote")
    context.after(() => Promise.all([preview.stop(), target.stop()]))
  }
  const profile = await newProfile(context)
  const other = await Site.start((request, response) => send(response, { "set-cookie": ["sessionid=django; HttpOnly; Path=/", "theme=dark"] }))
  context.after(() => other.stop())
  target.respond = (request, response) => send(response, { "set-cookie": "sessionid=stolen; Path=/" }, html("<script>document.cookie = 'theme=mine; path=/'; document.cookie = 'wide=1; domain=localhost'</script>"))
  const page = await profile.newPage()
  for (const name of ["127.0.0.1", "localhost"]) await page.goto(`http://${name}:${other.port}/`)
  const visitor = await show(context, profile, preview)
  await visitor.evaluate(() => fetch("/again"))
  assert.equal(cookieOf(target, "/"), undefined)
  assert.equal(cookieOf(target, "/again"), "sessionid=stolen; theme=mine")
  assert.equal(await visitor.evaluate(() => document.cookie), "sessionid=stolen; theme=mine")
  // Not even a frame without the preview's script sees more.
  assert.equal(await visitor.evaluate(() => {
    const frame = document.body.appendChild(document.createElement("iframe"))
    return frame.contentDocument.cookie
  }), "sessionid=stolen; theme=mine")
  for (const name of ["127.0.0.1", "localhost"]) {
    await page.goto(`http://${name}:${other.port}/after`)
    assert.equal(cookieOf(other, "/after"), "sessionid=django; theme=dark")
  }
})

test("two previews do not sign each other out, and neither do two users of one", async (context) => {
  const profile = await newProfile(context)
  const signedIn = (name) => (request, response) => send(response, request.url === "/" ? { "set-cookie": `session=${name}${request.headers.host}; HttpOnly` } : {})
  const second = await Site.start(signedIn("second"))
  const secondProxy = await Proxy.start(second.origin)
  context.after(() => Promise.all([secondProxy.stop(), second.stop()]))
  let count = 0
  site.respond = (request, response) => send(response, request.url === "/" ? { "set-cookie": `session=${count += 1}; HttpOnly` } : {})
  const mia = await show(context, profile, proxy)
  const noor = await show(context, profile, proxy, "?user=2")
  const elsewhere = await show(context, profile, secondProxy)
  for (const [visitor, path] of [[mia, "/mia"], [noor, "/noor"], [elsewhere, "/elsewhere"]]) await visitor.evaluate((path) => fetch(path), path)
  assert.equal(cookieOf(site, "/mia"), "session=1")
  assert.equal(cookieOf(site, "/noor"), "session=2")
  assert.match(cookieOf(second, "/elsewhere"), /^session=second/)
})

test("a page cannot reach the preview's page around it", async (context) => {
  site.respond = (request, response) => send(response)
  const visitor = await show(context, await newProfile(context), proxy)
  const outcomes = await visitor.evaluate(() => {
    const attempt = (body) => { try { return String(body()) } catch (error) { return error.name } }
    return [
      attempt(() => parent.tabwirePhone), attempt(() => parent.document), attempt(() => parent.location.href), attempt(() => { parent.tabwirePhone = 1 }),
      attempt(() => frameElement), attempt(() => { frameElement.sandbox = "allow-top-navigation" }), attempt(() => top.localStorage),
    ]
  })
  assert.deepEqual(outcomes, ["SecurityError", "SecurityError", "SecurityError", "SecurityError", "null", "TypeError", "SecurityError"])
  assert.equal(await visitor.evaluate((page) => fetch(`${page}/__tabwire/visits/1`).then(() => "read", () => "refused"), proxy.page), "refused")
  assert.equal(await visitor.evaluate((page) => fetch(`${page}/__tabwire/users/1?platform=iOS`, { method: "PUT" }).then(() => "changed", () => "refused"), proxy.page), "refused")
  assert.equal(await visitor.evaluate(() => fetch("/__tabwire/preview.json").then(({ status }) => status)), 404)
})

test("a page cannot forge the log, the address or another page's messages", async (context) => {
  site.respond = (request, response) => send(response)
  const visitor = await show(context, await newProfile(context), proxy)
  const logged = await visitor.page.locator(".log").textContent()
  await visitor.evaluate((other) => {
    const { port1, port2 } = new MessageChannel()
    parent.postMessage({ tabwire: "connect" }, "*", [port2])
    for (const href of [other, "https://bank.example/", "about:blank", "javascript:top.owned = 1"]) {
      port1.postMessage({ event: "document", document: "1", href })
      port1.postMessage({ event: "page", title: "Bank", href })
      port1.postMessage({ event: "failed", url: href, status: 503 })
      port1.postMessage({ event: "route", route: "sheet", url: href })
      port1.postMessage({ event: "message", href, json: JSON.stringify({ id: "1", component: "navigation", event: "configure", metadata: { url: href }, jsonData: '{"active":null,"tabs":[]}' }) })
    }
    port1.postMessage({ event: "log", kind: "changed", text: "Forged" })
    port1.postMessage({ event: "page", title: "Done", href: location.href })
  }, `${proxy.site(2)}/`)
  await visitor.untilPage("Done")
  assert.equal(await visitor.page.locator(".log").textContent(), logged)
  assert.equal(await visitor.page.evaluate(() => window.tabwirePhone.screen.address), `${proxy.origin}/`)
  assert.equal(await visitor.page.locator(".sheet, .error-page:visible").count(), 0)
})

test("a message of another window, frame or preview does not connect", async (context) => {
  const profile = await newProfile(context)
  site.respond = (request, response) => send(response, {}, html(request.url === "/nested" ? `<script>
    const { port1, port2 } = new MessageChannel()
    port1.postMessage({ event: "page", title: "Nested", href: location.origin + "/" })
    top.postMessage({ tabwire: "connect" }, "*", [port2])</script>` : ""))
  const visitor = await show(context, profile, proxy)
  const stranger = await profile.newPage()
  await stranger.goto(`${site.origin}/`)
  const opened = profile.waitForEvent("page")
  await stranger.evaluate((page) => { window.opened = window.open(page) }, `${proxy.page}/__tabwire/`)
  const victim = await opened
  await victim.waitForFunction(() => window.tabwirePhone?.screen.isLoaded)
  await stranger.evaluate((href) => {
    const { port1, port2 } = new MessageChannel()
    port1.postMessage({ event: "page", title: "Stranger", href })
    window.opened.postMessage({ tabwire: "connect" }, "*", [port2])
  }, `${proxy.origin}/`)
  await visitor.evaluate(() => new Promise((resolve) => {
    const frame = document.createElement("iframe")
    frame.src = "/nested"
    frame.onload = resolve
    document.body.append(frame)
  }))
  await visitor.evaluate(() => { document.title = "Honest" })
  await visitor.untilPage("Honest")
  assert.equal(await victim.evaluate(() => window.tabwirePhone.screen.title), "Page")
})

test("other sites, other ports and the other user cannot show a page in a frame", async (context) => {
  const profile = await newProfile(context)
  site.respond = (request, response) => send(response, {}, html("<script>parent.postMessage('shown', '*')</script>"))
  const visitor = await show(context, profile, proxy, "?user=2")
  const isShown = (target) => target.evaluate((source) => new Promise((resolve) => {
    addEventListener("message", ({ data }) => { if (data === "shown") resolve(true) })
    const frame = document.createElement("iframe")
    frame.src = source
    frame.onload = () => setTimeout(() => resolve(false))
    document.body.append(frame)
  }), `${proxy.origin}/framed`)
  const other = await Site.start((request, response) => send(response))
  context.after(() => other.stop())
  const stranger = await profile.newPage()
  for (const address of [other.origin, `http://localhost:${other.port}`, `http://other.localhost:${other.port}`]) {
    await stranger.goto(address)
    assert.equal(await isShown(stranger), false, address)
  }
  assert.equal(await visitor.evaluate(`(source) => (${String(async (source) => new Promise((resolve) => {
    addEventListener("message", ({ data }) => { if (data === "shown") resolve(true) })
    const frame = document.createElement("iframe")
    frame.src = source
    frame.onload = () => setTimeout(() => resolve(false))
    document.body.append(frame)
  }))})(source)`, `${proxy.origin}/framed`), false)
})

test("a page in a sandbox stays in it, and the preview names that", async (context) => {
  site.respond = (request, response) => send(response, { "content-security-policy": "sandbox allow-scripts" }, html("<script>document.title = origin</script>"))
  const page = await (await newProfile(context)).newPage()
  await page.goto(`${proxy.page}/__tabwire/`)
  const frame = page.frameLocator(".screen iframe")
  await frame.locator("h1").waitFor()
  assert.equal(await frame.locator("html").evaluate(() => origin), "null")
  assert.equal(await frame.locator("script").count(), 1)
  const open = await Proxy.start(site.origin, "--ignore-sandbox")
  context.after(() => open.stop())
  assert.equal((await open.fetchDocument("/")).headers["content-security-policy"], `frame-ancestors 'self' ${open.page}`)
})

// The network, simulated by another loopback address. Browsers send no Sec-Fetch headers there.

const lanAddress = "127.0.0.2"
async function inNetwork(context) {
  const started = await Proxy.start(site.origin, "--lan-address", lanAddress)
  context.after(() => started.stop())
  const [, origin, path] = await started.line(/(http:\/\/127\.0\.0\.2:\d+)(\/__tabwire\/\?key=[0-9a-f]{32})\n/)
  const profile = await newProfile(context)
  const page = await profile.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(origin + path)
  const visitor = await Visitor.arrive(page)
  await visitor.frame.locator("h1").waitFor()
  return { started, origin, profile, visitor, address: await visitor.evaluate(() => location.origin) }
}

test("in the network, a site keeps its cookies from other programs at the address", async (context) => {
  site.respond = (request, response) => send(response, { "set-cookie": "session=site; HttpOnly" }, html("<script>document.cookie = 'theme=mine; Domain=example.org'</script>"))
  const other = await Site.start((request, response) => send(response, { "set-cookie": "session=other; HttpOnly" }), { host: lanAddress })
  context.after(() => other.stop())
  const { profile, visitor } = await inNetwork(context)
  const page = await profile.newPage()
  await page.goto(`http://${lanAddress}:${other.port}/`)
  await visitor.evaluate(() => fetch("/again"))
  assert.equal(cookieOf(site, "/again"), "session=site; theme=mine")
  assert.equal(await visitor.evaluate(() => document.cookie), "theme=mine")
  await visitor.evaluate(() => { document.cookie = "theme=; max-age=0" })
  assert.equal(await visitor.evaluate(() => document.cookie), "")
})

test("in the network, a fetched fragment gets no script, and a document does", async (context) => {
  site.respond = (request, response) => send(response)
  const { started, profile, visitor, address } = await inNetwork(context)
  const body = await visitor.evaluate(() => fetch("/fragment", { headers: { Accept: "text/html" } }).then((response) => response.text()))
  assert.equal(body, html())
  const cookie = (await profile.cookies(address)).map(({ name, value }) => `${name}=${value}`).join("; ")
  const { host, port } = new URL(address)
  const get = async (headers) => String((await started.fetch("/", { address: lanAddress, port: Number(port), headers: { host, cookie, ...headers } })).body)
  assert.equal(await get({ accept: "text/html, application/xhtml+xml" }), html(), "Turbo")
  assert.match(await get({ "upgrade-insecure-requests": "1" }), /frame\.js/)
})

test("in the network, another port of the host cannot embed, read or forge anything", async (context) => {
  site.respond = (request, response) => send(response, request.url === "/code.js" ? { "content-type": "text/javascript" } : {}, request.url === "/code.js" ? "window.stolen = 1" : html("<script>parent.postMessage('shown', '*')</script>"))
  const { profile, origin, address } = await inNetwork(context)
  const other = await Site.start((request, response) => send(response), { host: lanAddress })
  context.after(() => other.stop())
  const page = await profile.newPage()
  await page.goto(`http://${lanAddress}:${other.port}/`)
  const outcome = await page.evaluate(async ([origin, address]) => {
    const load = (name, source) => new Promise((resolve) => {
      const element = document.createElement(name)
      element.onload = () => resolve("loaded")
      element.onerror = () => resolve("refused")
      element.src = source
      document.body.append(element)
    })
    const shown = new Promise((resolve) => {
      addEventListener("message", ({ data }) => resolve(data))
      for (const source of [`${address}/`, `${origin}/__tabwire/`]) {
        const frame = document.createElement("iframe")
        frame.src = source
        document.body.append(frame)
      }
      setTimeout(() => resolve("nothing"), 1_000)
    })
    const read = (source, options) => fetch(source, { credentials: "include", ...options }).then(() => "read", () => "refused")
    return [
      await load("script", `${address}/code.js`), window.stolen, await load("script", `${origin}/__tabwire/preview.js`), await read(`${address}/`), await read(`${origin}/__tabwire/visits/1`),
      await read(`${address}/`, { method: "POST", mode: "no-cors" }), await shown,
    ]
  }, [origin, address])
  assert.deepEqual(outcome, ["refused", undefined, "refused", "refused", "refused", "refused", "nothing"])
  assert.ok(!site.requests.some(({ method }) => method === "POST"))
})
