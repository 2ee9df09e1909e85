// The preview of a site in Firefox: its names below localhost, frames of another origin, cookies of two users, the laboratory.
import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { Firefox } from "./support/firefox.js"
import { Proxy, Site } from "./support/proxy.js"

let site, proxy, firefox
const titles = { "/": "Home", "/news": "News", "/account": "Account" }
before(async () => {
  site = await Site.start((request, response) => {
    const title = titles[request.url] ?? "Missing"
    response.writeHead(200, { "content-type": "text/html" }).end(`<!doctype html><title>${title}</title><h1>${title}</h1><nav><a href="/">Home</a> <a href="/news">News</a> <a href="/account">Account</a></nav><p>${request.headers.cookie ?? "no cookies"}</p><input id="note" aria-label="Note">`)
  })
  proxy = await Proxy.start(site.origin)
  firefox = await Firefox.start()
})
after(async () => {
  await firefox?.stop()
  await proxy?.stop()
  await site?.stop()
})

const untilPage = (title) => firefox.until((title) => window.tabwirePhone?.screen.title === title && window.tabwirePhone.screen.isLoaded, title)
const tap = (title) => firefox.evaluate((title) => [...document.querySelectorAll(".tab")].find((tab) => tab.querySelector(".title").textContent === title).click(), title)

test("a site gets tabs from the laboratory, and each tab keeps its page", async () => {
  await firefox.open(`${proxy.page}/__tabwire/`)
  await untilPage("Home")
  assert.deepEqual(await firefox.frames(), [`${proxy.origin}/`], "the site has an origin of its own")
  await firefox.evaluate(() => { document.querySelector("#what-if").closest("details").open = true })
  await firefox.until(() => document.querySelector("[data-lab=declaration]").textContent !== "")
  await firefox.evaluate(() => document.querySelector("[data-lab=template]").click())
  await firefox.until(() => document.querySelector("#configuration").value.includes("account"))
  await firefox.evaluate(() => document.querySelector("[data-lab=apply]").click())
  await firefox.until(() => [...document.querySelectorAll(".tab .title")].map((title) => title.textContent).join() === "Home,News,Account")
  await firefox.evaluateInFrame(`${proxy.origin}/`, () => { document.querySelector("#note").value = "half-typed"; document.cookie = "name=ada" })
  await tap("News")
  await untilPage("News")
  await firefox.screenshot(`${process.env.PICTURES}/firefox-laboratory.png`)
  assert.match(await firefox.evaluateInFrame(`${proxy.origin}/news`, () => document.querySelector("p").textContent), /name=ada/)
  await tap("Home")
  await untilPage("Home")
  assert.equal(await firefox.evaluateInFrame(`${proxy.origin}/`, () => document.querySelector("#note").value), "half-typed")
  await firefox.evaluate(() => document.querySelector("[data-lab=undo]").click())
  await firefox.until(() => document.querySelector(".tabs").hidden)
})

test("the second user has no cookies of the first, also side by side", async () => {
  await firefox.open(`${proxy.page}/__tabwire/?user=2`)
  await untilPage("Home")
  assert.equal(await firefox.evaluateInFrame(`${proxy.site(2)}/`, () => document.querySelector("p").textContent), "no cookies")
  await firefox.open(`${proxy.page}/__tabwire/compare.html`)
  await firefox.until(() => [...document.querySelectorAll(".compared iframe")].filter(({ contentWindow }) => contentWindow.tabwirePhone?.screen.isLoaded).length === 3)
  await firefox.screenshot(`${process.env.PICTURES}/firefox-compare.png`)
  assert.equal(await firefox.evaluateInFrame(`${proxy.site(2)}/`, () => document.querySelector("p").textContent), "no cookies")
  assert.match(await firefox.evaluateInFrame(`${proxy.site(1)}/`, () => document.querySelector("p").textContent), /name=ada/)
})
