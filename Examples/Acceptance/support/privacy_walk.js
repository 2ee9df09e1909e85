// The walks of Examples/Acceptance/privacy-walk.
import { createServer, request as ask } from "node:http"

const { chromium } = await import(process.env.PLAYWRIGHT)
const server = new URL(process.argv[2])
const orders = Number(process.env.ORDERS ?? 20)
let seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
console.log(`seed ${seed}, ${orders} orders`)

function random(count) {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
  return Math.floor((seed / 2 ** 32) * count)
}

// Network first with a timeout, and every page is stored.
const worker = `
  addEventListener("install", () => skipWaiting())
  addEventListener("activate", event => event.waitUntil(clients.claim()))
  addEventListener("fetch", event => {
    const { request } = event
    if (request.method !== "GET" || !request.headers.get("Accept")?.includes("text/html")) return
    const fresh = fetch(request).then(async response => {
      if (response.ok && !response.redirected) await (await caches.open("pages")).put(request.url, response.clone())
      return response
    })
    const stored = new Promise(resolve => setTimeout(resolve, 700)).then(() => caches.match(request.url, { ignoreVary: true }))
    event.respondWith(Promise.race([fresh, stored.then(page => page ?? fresh)]).catch(async () => (await stored) ?? Response.error()))
  })`

// A proxy that answers late, and has the worker.
const proxy = createServer((incoming, outgoing) => {
  if (incoming.url === "/walk-worker.js") {
    return outgoing.writeHead(200, { "Content-Type": "text/javascript", "Service-Worker-Allowed": "/" }).end(worker)
  }
  const isPage = incoming.headers.accept?.includes("text/html")
  const outer = ask(new URL(incoming.url, server), { method: incoming.method, headers: incoming.headers }, answer => {
    setTimeout(() => {
      outgoing.writeHead(answer.statusCode, answer.headers)
      answer.pipe(outgoing)
    }, isPage ? random(1000) : 0)
  })
  outer.on("error", () => outgoing.destroy())
  outgoing.on("close", () => outer.destroy())
  incoming.pipe(outer)
})
await new Promise(resolve => proxy.listen(0, "127.0.0.1", resolve))
const start = `http://127.0.0.1:${proxy.address().port}/`

// Runs in every page: looks at each frame whether it is of the user who signed out.
function watch() {
  const check = () => {
    const value = document.querySelector("[data-navigation-configuration-value]")?.dataset.navigationConfigurationValue
    const session = value && JSON.parse(value).session
    const isVisible = document.documentElement && getComputedStyle(document.documentElement).display !== "none"
    if (isVisible && session && session === localStorage.getItem("walk-former")) console.log(`LEAK at ${location.pathname}`)
    requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}

const sessionOf = page =>
  page.evaluate(() => {
    const value = document.querySelector("[data-navigation-configuration-value]")?.dataset.navigationConfigurationValue
    return value ? JSON.parse(value).session : null
  })

// Another step may replace the page meanwhile.
async function attempt(step) {
  try {
    return await step()
  } catch (error) {
    if (!/context was destroyed|Timeout|navigat|aborted|closed/i.test(error.message)) throw error
  }
}

async function signIn(page, persona) {
  await page.goto(new URL("sign-in", start).href, { waitUntil: "domcontentloaded" })
  await page.locator(`button[value=${persona}]`).click()
  await page.locator("a.tab").first().waitFor()
}

const steps = {
  tap: async page => {
    const links = page.locator("a.tab")
    const count = await links.count()
    if (count > 0) await links.nth(random(count)).click({ timeout: 1500, noWaitAfter: true })
  },
  back: page => page.evaluate(() => history.back()),
  forward: page => page.evaluate(() => history.forward()),
  reload: page => page.evaluate(() => location.reload()),
}

async function wander(page, taken, count) {
  for (let number = 0; number < count; number += 1) {
    const name = ["tap", "tap", "tap", "back", "back", "forward", "reload"][random(7)]
    taken.push(name)
    await attempt(() => steps[name](page))
    await page.waitForTimeout(random(1000))
  }
}

async function walk(browser) {
  const context = await browser.newContext()
  await context.addInitScript(watch)
  const page = await context.newPage()
  const leaks = []
  const taken = []
  page.on("console", message => message.text().startsWith("LEAK") && leaks.push(message.text()))

  await signIn(page, "regular")
  await page.evaluate(() => navigator.serviceWorker.register("/walk-worker.js", { scope: "/" }).then(() => navigator.serviceWorker.ready))
  await wander(page, taken, 4)
  await page.goto(new URL("profile", start).href, { waitUntil: "domcontentloaded" })
  const former = await sessionOf(page)
  await attempt(() => steps.tap(page))
  await page.goto(new URL("profile", start).href, { waitUntil: "domcontentloaded" })
  await page.evaluate(() => document.getElementById("sign-out").click())
  await page.waitForFunction(former => {
    const value = document.querySelector("[data-navigation-configuration-value]")?.dataset.navigationConfigurationValue
    return value && JSON.parse(value).session !== former
  }, former)
  await page.evaluate(former => localStorage.setItem("walk-former", former), former)
  await wander(page, taken, 3)
  await signIn(page, "premium")
  await wander(page, taken, 4)
  await context.close()
  return { taken, leaks: [...new Set(leaks)] }
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
})
let failed = 0
for (let number = 1; number <= orders; number += 1) {
  const { taken, leaks } = await walk(browser)
  if (leaks.length === 0) continue
  failed += 1
  console.log(`✘ order ${number}: ${taken.join(" ")}: ${leaks.join(", ")}`)
}
console.log(`${orders - failed} passed, ${failed} failed`)
await browser.close()
proxy.closeAllConnections()
proxy.close()
process.exit(failed === 0 ? 0 : 1)
