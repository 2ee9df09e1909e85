// Measures the proxy: TABWIRE_PREVIEW=PROGRAM PREVIEW_PAGE=FOLDER node Preview/Tests/measure.js
// PROGRAM is a release build of tabwire-preview, FOLDER is made by scripts/preview-page. Everything stays on this machine.
import { readFile } from "node:fs/promises"
import { Agent, request } from "node:http"
import { Proxy, Site } from "./support/proxy.js"

const requestCount = 2_000
const megabyteCount = 300
const page = `<!doctype html><html><head><title>Page</title></head><body>${"<p>text</p>".repeat(1_000)}</body></html>`
const chunk = Buffer.alloc(1024 * 1024)

const site = await Site.start((request, response) => {
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
const get = (origin, path) => new Promise((resolve, reject) => {
  request(origin + path, { agent }, (response) => response.on("data", () => {}).on("end", resolve).on("error", reject)).on("error", reject).end()
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
/** Milliseconds of processor time of the proxy; on Linux. */
async function processorTime() {
  const fields = (await readFile(`/proc/${proxy.child.pid}/stat`, "utf8")).split(") ")[1].split(" ")
  return (Number(fields[11]) + Number(fields[12])) * 10
}
async function rate(origin) {
  const began = performance.now()
  await get(origin, "/download")
  return megabyteCount / ((performance.now() - began) / 1000)
}

const direct = await times(site.origin)
const before = await processorTime()
const proxied = await times(proxy.origin)
const used = (await processorTime() - before) / (requestCount + 200)
console.log(`a page of ${page.length} bytes, p50: direct ${direct.toFixed(2)} ms, through the proxy ${proxied.toFixed(2)} ms, overhead ${(proxied - direct).toFixed(2)} ms`)
console.log(`processor time of the proxy: ${used.toFixed(2)} ms a request`)
await rate(site.origin)
const [plain, through] = [await rate(site.origin), await rate(proxy.origin)]
console.log(`download of ${megabyteCount} MiB: direct ${plain.toFixed(0)} MiB/s, through the proxy ${through.toFixed(0)} MiB/s, ${(100 * through / plain).toFixed(0)} %`)
agent.destroy()
await proxy.stop()
await site.stop()
