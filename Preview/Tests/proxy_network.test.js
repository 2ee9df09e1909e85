// The preview at its address in the network: on a phone in Chromium, with a finger, and the QR code of that address. 127.0.0.2
// stands for this machine's address.
import assert from "node:assert/strict"
import { execFileSync, spawn } from "node:child_process"
import { test } from "node:test"
import { Proxy, Site } from "./support/proxy.js"
import { setStage } from "./support/stage.js"
import { Visitor } from "./support/visitor.js"

let site
const page = (title) => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:16px system-ui;margin:1rem}</style><h1>${title}</h1><nav><a href="/">Home</a> <a href="/news">News</a></nav><input id="note" aria-label="Note"><div style="height:1200px"></div>`
const stage = setStage({
  serve: async () => {
    site = await Site.start((request, response) => response.writeHead(200, { "content-type": "text/html", "set-cookie": `seen=${request.url.slice(1)}` }).end(page(request.url === "/news" ? "News" : "Home")))
    return { origin: site.origin, stop: () => site.stop() }
  },
})
const address = /http:\/\/127\.0\.0\.2:\d+\/__tabwire\/\?key=[0-9a-f]{32}/

test("a phone opens the address with its key, and shows the site with tabs, without buttons that do nothing there", async (context) => {
  const proxy = await Proxy.start(site.origin, "--lan-address", "127.0.0.2")
  context.after(() => proxy.stop())
  const [url] = await proxy.line(address)
  const phone = await stage.browser.newContext({ viewport: { width: 390, height: 760 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, reducedMotion: "reduce" })
  context.after(() => phone.close())
  const shown = await phone.newPage()
  shown.setDefaultTimeout(30_000)
  const faults = []
  shown.on("pageerror", (error) => faults.push(String(error)))
  await shown.goto(url)
  assert.ok(!shown.url().includes("key="), "the key is not left in the address")
  const visitor = await Visitor.arrive(shown)
  await visitor.untilPage("Home")
  assert.ok(await shown.evaluate((json) => window.tabwirePhone.tryConfiguration(json), JSON.stringify({ active: "home", tabs: [{ id: "home", title: "Home", icon: "house", path: "/" }, { id: "news", title: "News", icon: "doc", path: "/news", badge: 3 }] })))
  await visitor.frame.locator("#note").fill("half-typed")
  await shown.getByRole("tab", { name: "News" }).tap()
  await visitor.untilPage("News")
  await shown.screenshot({ path: `${process.env.PICTURES}/network-phone.png` })
  await shown.getByRole("tab", { name: "Home" }).tap()
  await visitor.untilPage("Home")
  assert.equal(await visitor.frame.locator("#note").inputValue(), "half-typed")
  assert.equal(await visitor.evaluate(() => innerWidth), 390, "the page has the width of the phone")
  assert.ok(await shown.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
  assert.equal(await shown.getByRole("button", { name: "Picture" }).isVisible(), false, "the address is not encrypted, so the browser takes no picture")
  assert.deepEqual(faults, [])
})

test("in a terminal, the QR code is that of the address", async (context) => {
  // `script` is a terminal for the program.
  const command = [process.env.TABWIRE_PREVIEW, site.origin, "--port", "0", "--no-open", "--page", process.env.PREVIEW_PAGE, "--lan-address", "127.0.0.2"]
  const terminal = spawn("script", ["-qec", command.map((word) => `'${word}'`).join(" "), "/dev/null"], { stdio: ["pipe", "pipe", "inherit"] })
  context.after(() => terminal.kill())
  const output = await new Promise((resolve, reject) => {
    let text = ""
    const timer = setTimeout(() => reject(new Error(`no QR code within 30 s: ${text}`)), 30_000)
    terminal.stdout.on("data", (data) => {
      text += data
      const [url] = address.exec(text) ?? []
      if (!url) return
      const code = execFileSync("qrencode", ["-t", "ANSIUTF8"], { input: url, encoding: "utf8" })
      if (!text.replaceAll("\r", "").includes(code)) return
      clearTimeout(timer)
      resolve(text)
    })
    terminal.on("exit", (code) => reject(new Error(`the program ended with ${code}: ${text}`)))
  })
  assert.match(output, /without encryption/)
})
