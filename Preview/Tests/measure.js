// Measures the preview, and fails if it misses an aim. Everything stays on this machine:
//
//   scripts/install-preview .cache/installed && eval "$(scripts/browser)"
//   TABWIRE_PREVIEW=.cache/installed/bin/tabwire-preview PREVIEW_PAGE=.cache/installed/share/tabwire/preview \
//     node Preview/Tests/measure.js
import { readdir, readFile, stat } from "node:fs/promises"
import { Agent, request } from "node:http"
import { gzipSync } from "node:zlib"
import { Proxy, Site } from "./support/proxy.js"

const startCount = 9
const downloadCount = 9
const requestCount = 2_000
const megabyteCount = 300
const page = `<!doctype html><html><head><title>Page</title></head><body>${"<p>text</p>".repeat(1_000)}</body></html>`
const tabs = ["one", "two"].map((id) => ({ id, title: id, icon: "star", path: "/tabs" }))
const tabbed = `<!doctype html><html><head><title>One</title><script>addEventListener("DOMContentLoaded", () => {
  const detail = JSON.stringify({ id: "1", component: "navigation", event: "configure", metadata: { url: location.href },
    jsonData: JSON.stringify(${JSON.stringify({ active: "one", tabs })}) })
  document.dispatchEvent(new CustomEvent("native-bridge:message", { detail }))
})</script></head><body><p>one</body></html>`
const chunk = Buffer.alloc(1024 * 1024)

const site = await Site.start((request, response) => {
  if (request.url === "/tabs") return response.writeHead(200, { "content-type": "text/html" }).end(tabbed)
  if (request.url === "/page") return response.writeHead(200, { "content-type": "text/html" }).end(page)
  response.writeHead(200, { "content-type": "application/octet-stream", "content-length": megabyteCount * chunk.length })
  let count = 0
  const write = () => {
    while (count < megabyteCount) {
      count += 1
      if (!response.write(chunk)) return response.once("drain", write)
    }
    response.end()
  }
  write()
})
const proxy = await Proxy.start(site.origin)

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
// Node does not find names below localhost, as browsers do.
const get = (origin, path) => new Promise((resolve, reject) => {
  const { host, port } = new URL(origin)
  request({ host: "127.0.0.1", port, path, agent, headers: { host } }, (response) => response.on("data", () => {}).on("end", resolve).on("error", reject)).on("error", reject).end()
})
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
async function times(origin) {
  for (let count = 0; count < 200; count += 1) await get(origin, "/page")
  const values = []
  for (let count = 0; count < requestCount; count += 1) {
    const began = performance.now()
    await get(origin, "/page")
    values.push(performance.now() - began)
  }
  return median(values)
}
/** Returns the processor time of the proxy in milliseconds. Linux only. */
async function processorTime() {
  const fields = (await readFile(`/proc/${proxy.child.pid}/stat`, "utf8")).split(") ")[1].split(" ")
  return (Number(fields[11]) + Number(fields[12])) * 10
}
async function rate(origin) {
  const began = performance.now()
  await get(origin, "/download")
  return megabyteCount / ((performance.now() - began) / 1000)
}

/** Returns the milliseconds from the start of the program to a page with a tab bar, in a browser that runs already. */
async function startTime(browser) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const began = performance.now()
  const proxy = await Proxy.start(`${site.origin}/tabs`)
  await page.goto(`${proxy.page}/__tabwire/`)
  await page.getByRole("tab", { name: "two" }).waitFor()
  const time = performance.now() - began
  await context.close()
  await proxy.stop()
  return time
}
/** Returns the bytes of the first load, without the site's. */
async function firstLoad(browser) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const proxy = await Proxy.start(`${site.origin}/tabs`)
  const sizes = []
  page.on("response", (response) => { if (response.url().startsWith(proxy.page)) sizes.push(response.body().then((body) => body.length, () => 0)) })
  await page.goto(`${proxy.page}/__tabwire/`)
  await page.getByRole("tab", { name: "two" }).waitFor()
  const loaded = await Promise.all(sizes)
  await context.close()
  await proxy.stop()
  return { byteCount: loaded.reduce((sum, size) => sum + size, 0), fileCount: loaded.length }
}
const missed = []
/** Prints a figure with its aim. */
function report(text, value, aim, isWithin = value <= aim) {
  console.log(text)
  if (!isWithin) missed.push(text)
}
const kilobytes = (count) => `${(count / 1024).toFixed(0)} KiB`

const folder = process.env.PREVIEW_PAGE
const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name)
const files = await Promise.all(names.map(async (name) => ({ name, content: await readFile(`${folder}/${name}`) })))
const total = (list) => `${kilobytes(list.reduce((sum, { content }) => sum + content.length, 0))}, compressed ${kilobytes(list.reduce((sum, { content }) => sum + gzipSync(content, { level: 9 }).length, 0))}`
console.log(`program: ${((await stat(process.env.TABWIRE_PREVIEW)).size / 1024 / 1024).toFixed(1)} MiB; page: ${total(files)}; of that the heart: ${total(files.filter(({ name }) => name === "heart.wasm"))}`)

const { chromium } = await import(process.env.PLAYWRIGHT)
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: process.env.CHROMIUM_ARGUMENTS.split(" ") })
const starts = []
for (let count = 0; count < startCount; count += 1) starts.push(await startTime(browser))
const { byteCount, fileCount } = await firstLoad(browser)
await browser.close()
report(`start of the program to the first page with a tab bar: median ${median(starts).toFixed(0)} ms, slowest ${Math.max(...starts).toFixed(0)} ms (aim: 2000 ms)`, median(starts), 2_000)
report(`first load: ${byteCount} bytes in ${fileCount} files (aim: 450000 bytes)`, byteCount, 450_000)

const direct = await times(site.origin)
const before = await processorTime()
const proxied = await times(proxy.origin)
const used = (await processorTime() - before) / (requestCount + 200)
report(`a page of ${page.length} bytes, p50: direct ${direct.toFixed(2)} ms, through the proxy ${proxied.toFixed(2)} ms, overhead ${(proxied - direct).toFixed(2)} ms (aim: 2 ms)`, proxied - direct, 2)
report(`processor time of the proxy: ${used.toFixed(2)} ms a request (aim: 0.5 ms)`, used, 0.5)
// In turn, so that other work on the machine affects both.
const [directRates, proxiedRates] = [[], []]
await rate(site.origin)
for (let count = 0; count < downloadCount; count += 1) {
  directRates.push(await rate(site.origin))
  proxiedRates.push(await rate(proxy.origin))
}
const [plain, through] = [median(directRates), median(proxiedRates)]
report(`download of ${megabyteCount} MiB, median of ${downloadCount}: direct ${plain.toFixed(0)} MiB/s, through the proxy ${through.toFixed(0)} MiB/s, ${(100 * through / plain).toFixed(0)} % (aim: 80 %)`, through, 0.8 * plain, through >= 0.8 * plain)
agent.destroy()
await proxy.stop()
await site.stop()
if (missed.length > 0) {
  console.error(`missed: ${missed.join("; ")}`)
  process.exitCode = 1
}
