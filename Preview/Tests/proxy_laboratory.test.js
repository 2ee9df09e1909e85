// The laboratory on a site behind the proxy, whose pages have another origin than the preview: the way from an address to tabs
// that a server sends, as docs/tabs-on-your-site-in-five-minutes.md describes it, with its pictures.
import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { test } from "node:test"
import { click, field, openLaboratory, startWithTemplate, write } from "./support/laboratory.js"
import { Proxy, Site } from "./support/proxy.js"
import { setStage } from "./support/stage.js"
import { Visitor } from "./support/visitor.js"

const root = new URL("../../", import.meta.url)
const products = { tents: "Tents", boots: "Boots", stoves: "Stoves" }
const style = `body{margin:0;font:16px/1.5 system-ui;color:#1c2b24;background:#fff}header{padding:1rem;background:#e6efe8}nav.main{display:flex;gap:1rem;margin-top:.5rem}
main{padding:0 1rem}a{color:#1d6b45}li{padding:.5rem 0}input{font:inherit;padding:.5rem;width:100%;box-sizing:border-box}`
const bodies = {
  "/": ["Fern & Stone", `<ul>${Object.entries(products).map(([id, name]) => `<li><a href="/products/${id}">${name}</a>`).join("")}</ul>`],
  "/search": ["Search", `<p><label>Product <input id="query"></label>`],
  "/cart": ["Cart", "<p>Two things are in your cart."],
  "/account": ["Account", `<form method="post" action="/name"><label>Name <input id="name" name="name"></label><p><button>Save</button></form>`],
  ...Object.fromEntries(Object.entries(products).map(([id, name]) => [`/products/${id}`, [name, `<p>${name} for every season.`]])),
}

/** What the user has pasted into the server: the JSON of a configuration, or `null`. */
let pasted = null
let site, proxy
const stage = setStage({
  serve: async () => {
    site = await Site.start(respond)
    proxy = await Proxy.start(site.origin)
    return { origin: proxy.page, origins: [proxy.site(1), proxy.site(2)], stop: () => Promise.all([proxy.stop(), site.stop()]) }
  },
})

/** A shop on a server that knows nothing of Tabwire, until a configuration is pasted into its layout. */
async function respond(request, response) {
  const { pathname } = new URL(request.url, site.origin)
  const file = { "/stimulus.js": "Web/vendor/stimulus.js" }[pathname] ?? (pathname.startsWith("/tabwire/") ? `Web/${pathname.slice(9)}` : null)
  if (file) return response.writeHead(200, { "content-type": "text/javascript" }).end(await readFile(new URL(file, root)))
  const [title, body] = bodies[pathname] ?? []
  if (!title) return response.writeHead(404, { "content-type": "text/html" }).end("<title>Not found</title>")
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "set-cookie": "visit=1; HttpOnly; SameSite=Lax" }).end(`<!doctype html><html lang="en"><head>
    <meta name="viewport" content="width=device-width"><title>${title.replace("&", "&amp;")}</title><style>${style}</style>${pasted === null ? "" : head}</head><body>
    <header><b>Fern &amp; Stone</b><nav class="main"><a href="/search">Search</a><a href="/cart">Cart</a><a href="/account">Account</a></nav></header>
    ${pasted === null ? "" : `<nav data-controller="navigation" data-navigation-configuration-value="${escaped(configurationOf(pathname))}" hidden></nav>`}
    <main><h1>${title.replace("&", "&amp;")}</h1>${body}</main></body></html>`)
}
const head = `<script type="importmap">{"imports":{"@hotwired/stimulus":"/stimulus.js","@tabwire/web":"/tabwire/index.js"}}</script>
  <script type="module">import { Application } from "@hotwired/stimulus"; import { NavigationController } from "@tabwire/web"; Application.start().register("navigation", NavigationController)</script>`
const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
const configurationOf = (pathname) => {
  const configuration = JSON.parse(pasted)
  return JSON.stringify({ ...configuration, active: configuration.tabs.find(({ path }) => path === pathname)?.id ?? configuration.active })
}

async function open(context, { address = "/__tabwire/", ...options } = {}) {
  pasted = null
  return Visitor.arrive(await stage.open(context, address, { permissions: ["clipboard-read", "clipboard-write"], viewport: { width: 1200, height: 900 }, ...options }))
}
const picture = ({ page }, name) => page.screenshot({ path: `${process.env.PICTURES}/laboratory-${name}.png` })
/** Shows the laboratory beside the phone, which stays in view. */
const showLaboratory = ({ page }, selector = ".row") => page.locator(`#what-if ${selector}`).first().evaluate((element) => scrollTo({ top: element.getBoundingClientRect().top + scrollY - 24, behavior: "instant" }))
const copied = ({ page }) => page.evaluate(() => navigator.clipboard.readText())

test("from an address to tabs that the server sends", async (context) => {
  const visitor = await open(context)
  const { page } = visitor
  await visitor.untilPage("Fern & Stone")
  assert.notEqual(await visitor.evaluate(() => location.origin), new URL(page.url()).origin)
  assert.equal(await page.locator(".tabs").isVisible(), false)
  await page.getByText("Why no tabs? The page has sent no configuration.").waitFor()
  await picture(visitor, "site")

  await openLaboratory(visitor)
  await startWithTemplate(visitor, "account")
  await page.getByText(/Calm, the tab bar changes/).waitFor()
  await click(visitor, "Apply")
  await visitor.untilTabs(["Fern & Stone", "Search", "Cart", "Account"])
  await visitor.tap("Search")
  await visitor.untilPage("Search")
  await visitor.frame.locator("#query").fill("a tent for two")
  await showLaboratory(visitor)
  await picture(visitor, "tabs")

  const configuration = JSON.parse(await field(visitor).inputValue())
  configuration.tabs[0].title = "Shop"
  Object.assign(configuration.tabs[2], { badge: 2, badgeLabel: "2 things" })
  configuration.tabs.splice(3, 1)
  await write(visitor, configuration)
  await page.getByText(/Noticeable|Calm/).first().waitFor()
  await click(visitor, "Apply")
  await page.getByRole("tab", { name: "Cart, 2 things" }).waitFor()
  await visitor.untilTabs(["Shop", "Search", "Cart"])
  assert.equal(await visitor.frame.locator("#query").inputValue(), "a tent for two")
  await page.locator(".steps .added").first().waitFor()
  await showLaboratory(visitor, "output")
  await picture(visitor, "changed")

  await page.getByLabel("as Ruby").check()
  assert.match(await page.locator("[data-lab=declaration]").textContent(), /tab :cart, title: "Cart".*badge: 2, badge_label: "2 things"/)
  await page.getByLabel("as Swift").check()
  assert.match(await page.locator("[data-lab=declaration]").textContent(), /Tab\("cart", title: "Cart"/)
  await page.getByLabel("as JSON").check()
  await click(visitor, "Copy")
  await page.getByRole("button", { name: "Copied" }).waitFor()

  pasted = await copied(visitor)
  await page.reload()
  const served = await Visitor.arrive(page)
  await served.untilTabs(["Shop", "Search", "Cart"])
  await served.tap("Cart")
  await served.untilPage("Cart")
  await page.getByText("Why no tabs? This page has tabs.").waitFor()
  await picture(served, "served")
})

test("undo goes back step by step, and to the server's tabs once it has some", async (context) => {
  const visitor = await open(context)
  const { page } = visitor
  await visitor.untilPage("Fern & Stone")
  await openLaboratory(visitor)
  await startWithTemplate(visitor, "account")
  await click(visitor, "Apply")
  await visitor.untilTabs(["Fern & Stone", "Search", "Cart", "Account"])
  const all = JSON.parse(await field(visitor).inputValue())
  await visitor.tap("Account")
  await visitor.untilPage("Account")
  await visitor.frame.locator("#name").fill("Ada")
  await write(visitor, { ...all, tabs: all.tabs.slice(0, 2) })
  await click(visitor, "Apply")
  await visitor.untilTabs(["Fern & Stone", "Search"])
  await click(visitor, "Undo")
  await visitor.untilTabs(["Fern & Stone", "Search", "Cart", "Account"])

  pasted = JSON.stringify({ active: "shop", tabs: [{ id: "shop", title: "Shop", icon: "house", path: "/" }, { id: "cart", title: "Cart", icon: "cart", path: "/cart" }] })
  await visitor.tap("Cart")
  await page.locator(".log").getByText("the laboratory’s tabs are shown instead").first().waitFor()
  await visitor.untilTabs(["Fern & Stone", "Search", "Cart", "Account"])
  await click(visitor, "Undo")
  await visitor.untilTabs(["Shop", "Cart"])
  assert.ok(await page.getByRole("button", { name: "Undo" }).isDisabled())
})

test("a shared link brings the configuration to another browser, where the user applies it", async (context) => {
  const visitor = await open(context, { address: "/__tabwire/#look=material" })
  await visitor.untilPage("Fern & Stone")
  await openLaboratory(visitor)
  await startWithTemplate(visitor, "account")
  await click(visitor, "Apply")
  await visitor.untilTabs(["Fern & Stone", "Search", "Cart", "Account"])
  await visitor.tap("Cart")
  await visitor.untilPage("Cart")
  await click(visitor, "Share")
  await visitor.page.getByRole("button", { name: "Link copied" }).waitFor()
  const link = await copied(visitor)

  const other = await Visitor.arrive(await stage.open(context, link.slice(proxy.page.length)))
  await other.untilPage("Fern & Stone")
  assert.equal(await other.page.locator(".tabs").isVisible(), false, "anybody can write a link")
  assert.equal(await other.page.locator(".phone").getAttribute("data-look"), "material")
  await other.page.locator(".editor").waitFor()
  await click(other, "Apply")
  await other.untilTabs(["Fern & Stone", "Search", "Cart", "Account"])
})

test("the effect is that of the tabs in front, and nothing of the laboratory reaches the server", async (context) => {
  const visitor = await open(context)
  await visitor.untilPage("Fern & Stone")
  await openLaboratory(visitor)
  await startWithTemplate(visitor, "account")
  await click(visitor, "Apply")
  await visitor.untilTabs(["Fern & Stone", "Search", "Cart", "Account"])
  await visitor.tap("Cart")
  await visitor.untilPage("Cart")
  const all = JSON.parse(await field(visitor).inputValue())
  for (const [tabs, effect] of [
    [all.tabs, /^None/], [[...all.tabs].reverse(), /^None/],
    [all.tabs.filter(({ id }) => id !== "cart"), /^Noticeable|^Disruptive/], [[all.tabs[0]], /^Rejected, singleTab/],
  ]) {
    await write(visitor, { ...all, tabs })
    await visitor.page.waitForFunction((source) => new RegExp(source).test(document.getElementById("effect").textContent), effect.source)
      .catch(async () => assert.match(await visitor.page.locator("#effect").textContent(), effect))
  }
  const sent = site.requests.map(({ url }) => url)
  assert.ok(!sent.some((url) => url.includes("lab") || url.includes("singleTab")), sent.join(" "))
})

test("a tab whose page does not exist is explained, and can be undone", async (context) => {
  const visitor = await open(context, { allowed: (text) => text.includes("404") })
  await visitor.untilPage("Fern & Stone")
  await openLaboratory(visitor)
  await startWithTemplate(visitor, "account")
  const all = JSON.parse(await field(visitor).inputValue())
  all.tabs[1].path = "/nowhere"
  await write(visitor, all)
  await click(visitor, "Apply")
  await visitor.untilTabs(["Fern & Stone", "Search", "Cart", "Account"])
  await visitor.tap("Search")
  await visitor.page.getByText("404, text/html").first().waitFor({ state: "attached" })
  await click(visitor, "Undo")
  await visitor.page.locator(".tabs").waitFor({ state: "hidden" })
})

test("phones side by side have users with separate cookies, and take the laboratory's tabs when asked", async (context) => {
  const visitor = await open(context)
  const { page } = visitor
  await visitor.untilPage("Fern & Stone")
  await openLaboratory(visitor)
  await startWithTemplate(visitor, "account")
  await click(visitor, "Apply")
  await visitor.untilTabs(["Fern & Stone", "Search", "Cart", "Account"])
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.getByRole("link", { name: "Side by side" }).click()
  await page.waitForURL(/compare\.html/)
  const phones = page.locator(".compared iframe")
  await phones.nth(2).waitFor()
  assert.equal(await phones.count(), 3)
  const phone = (index) => phones.nth(index).contentFrame()
  const inside = (index) => phone(index).frameLocator(".screen:not(.hidden) iframe")
  for (const index of [0, 1, 2]) await inside(index).getByRole("heading", { name: "Fern & Stone" }).waitFor()
  assert.equal(await phone(0).locator(".tabs").isVisible(), false, "anybody can write a link")
  await click(visitor, "Apply the laboratory’s tabs")
  for (const index of [0, 1, 2]) await phone(index).getByRole("tab", { name: "Account" }).click()
  for (const index of [0, 1, 2]) await inside(index).getByRole("heading", { name: "Account" }).waitFor()
  const origins = await Promise.all([0, 1, 2].map((index) => inside(index).locator("html").evaluate(() => location.origin)))
  assert.deepEqual(origins, [proxy.site(1), proxy.site(2), proxy.site(1)])
  await inside(0).locator("html").evaluate(() => { document.cookie = "name=ada" })
  assert.deepEqual(await Promise.all([0, 1, 2].map((index) => inside(index).locator("html").evaluate(() => document.cookie))), ["name=ada", "", "name=ada"])
  await page.screenshot({ path: `${process.env.PICTURES}/laboratory-beside.png` })
})

test("on a slow network each response begins 2 seconds later, from the next page on", async (context) => {
  const visitor = await open(context)
  await visitor.untilPage("Fern & Stone")
  await visitor.page.getByText("Tell the site another platform, language or network").click()
  const sent = visitor.page.waitForResponse(/users\/1\?.*network=slow/)
  await visitor.page.getByLabel("Network").selectOption("Slow")
  await sent
  const began = performance.now()
  await visitor.press("a[href='/cart']")
  await visitor.untilPage("Cart")
  assert.ok(performance.now() - began >= 2_000)
})
