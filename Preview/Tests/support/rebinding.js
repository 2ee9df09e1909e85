// DNS rebinding: a site's own name leads to this machine, where the preview listens.
import assert from "node:assert/strict"
import { Site } from "./proxy.js"

/** Attacks previews by names that lead to them, from a page of one of these names and from a page of another one. */
export async function attackByName({ site, targets, visit, evaluate }) {
  site.requests.length = 0
  site.respond = (request, response) => response.setHeader("content-type", "text/html").end("secret")
  for (const target of targets) {
    // The page that the preview shows at this name says why it is refused.
    await visit(`${target}/__tabwire/`)
    assert.match(await evaluate(() => document.body.textContent), /The preview refused the request: the Host header/, target)
    // It has the origin of the name, so that its scripts could read everything else there.
    const answers = await evaluate(async (paths) => {
      const read = async (path, options) => {
        try {
          const response = await fetch(path, options)
          return `${response.status} ${(await response.text()).slice(0, 60)}`
        } catch (error) {
          return String(error)
        }
      }
      const answers = []
      for (const path of paths) for (const method of ["GET", "POST"]) answers.push(await read(path, { method, credentials: "include" }))
      answers.push(await new Promise((resolve) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/cable`)
        socket.onopen = () => resolve("opened")
        socket.onerror = () => resolve("403")
      }))
      return answers
    }, ["/", "/news", "/__tabwire/preview.json", "/__tabwire/heart.wasm"])
    for (const answer of answers) assert.match(answer, /^403/, target)
  }
  // A page of another origin of the name embeds and sends what it can.
  const evil = await Site.start((request, response) => response.setHeader("content-type", "text/html").end("<!doctype html><title>Evil</title>"))
  try {
    await visit(`http://evil.example:${evil.port}/`)
    const seen = await evaluate(async (targets) => {
      const seen = []
      for (const target of targets) {
        const response = await fetch(`${target}/`, { mode: "no-cors", credentials: "include" }).catch(() => undefined)
        seen.push(response?.type ?? "none")
        const frame = document.body.appendChild(document.createElement("iframe"))
        await new Promise((resolve) => {
          frame.onload = resolve
          frame.src = `${target}/`
        })
        try { seen.push(frame.contentDocument ? "read" : "none") } catch { seen.push("none") }
        frame.remove()
      }
      return seen
    }, targets)
    assert.ok(!seen.includes("read"), String(seen))
  } finally {
    await evil.stop()
  }
  assert.deepEqual(site.requests.map(({ url }) => url), [], "nothing reaches the site")
}
