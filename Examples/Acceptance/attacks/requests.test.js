// Requests that no browser sends, against any server: the demo servers, and the app of the article.
import assert from "node:assert/strict"
import { test } from "node:test"
import { ask, exchange, parsed } from "../support/raw.js"
import { server } from "../support/server.js"

const { host, origin } = new URL(server.url)
const folders = ["", "/web", "/web/vendor", "/assets"]

test("no target redirects to another site, or out of its folder", async () => {
  const tails = [
    "//evil.example", "//%00@evil.example", "///evil.example", "/%2fevil.example", "/%2f%2fevil.example", "/\\evil.example",
    "/%5cevil.example", "/%09/evil.example", "//evil.example/%2e%2e", "//evil.example/..", "/.//evil.example", "/%00", "//",
    "/%00//evil.example", "/;//evil.example", "/%0d%0aLocation:%20//evil.example", "",
  ]
  for (const folder of folders) {
    for (const tail of tails) {
      const target = folder + tail || "/"
      const { status, headers, text } = await ask(target)
      assert.ok(status >= 200 && status < 500, `${target}: ${text.slice(0, 200)}`)
      if (!headers.location) continue
      const location = new URL(headers.location, `${origin}${target.startsWith("//") ? "/" : ""}${target}`)
      assert.equal(location.origin, origin, `${target} leads to ${headers.location}`)
      if (folder) assert.ok(location.pathname.startsWith(folder), `${target} leads to ${headers.location}`)
    }
  }
})

test("a target that two readers read differently is rejected", async () => {
  for (const target of [
    "/%00", "/explore%00", "/%0aexplore", "/%7f", "/a//b", "/./explore", "/../explore", "/a/../explore", "/%2e%2e/explore",
    "/%2E/explore", "/a%2fb", "/a%5cb", "/a\\b", "/%", "/%zz", "/%ff", "/%c0%ae%c0%ae/explore", "/a%252e%252e/b", "/a%2",
  ]) {
    const { status, body } = await ask(target)
    assert.ok(status === 400 || status === 404, `${target}: ${status}`)
    assert.ok(!body.includes("\0"), `${target} is repeated`)
  }
})

test("a type follows the file that is served", async () => {
  for (const target of ["/web/index.js%00.css", "/web/index.js%00", "/assets/app.css%00.js", "/assets/app.js%00.html"]) {
    assert.ok((await ask(target)).status >= 400, target)
  }
})

test("files besides those for browsers are not served", async () => {
  for (const target of ["/web/package.json", "/web/test/run", "/web/README.md", "/web/index.d.ts", "/web/.gitignore", "/web/vendor/SOURCES"]) {
    assert.ok((await ask(target)).status >= 400, target)
  }
})

test("the response to HEAD has no body, and the next one is read from its start", async () => {
  const targets = ["/", "/nowhere", "/web/nothing.js", "/assets/nothing", "/explore", "/%00", "/sign-in"]
  for (const target of targets) {
    const head = await ask(target, { method: "HEAD" })
    assert.equal(head.body, "", target)
    const two = await exchange(
      `HEAD ${target} HTTP/1.1\r\nHost: ${host}\r\n\r\nGET /nowhere HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    const rest = two.slice(two.indexOf("\r\n\r\n") + 4)
    assert.match(rest, /^HTTP\/1\.1 \d/, `${target}: ${rest.slice(0, 80)}`)
    assert.ok(parsed(rest).body.length > 0 || parsed(rest).status >= 300)
  }
})

test("every response has the security headers", async () => {
  for (const target of ["/", "/nowhere", "/%00", "/web/index.js", "/web/nothing", "/assets/app.css"]) {
    for (const method of ["GET", "HEAD", "DELETE"]) {
      const { headers, status } = await ask(target, { method })
      assert.equal(headers["x-content-type-options"], "nosniff", `${method} ${target}: ${status}`)
      assert.ok(headers["referrer-policy"], `${method} ${target}: ${status}`)
    }
  }
})

test("a range is a part of the file, the whole file, or an error", async () => {
  const target = (await ask("/assets/app.css")).status === 200 ? "/assets/app.css" : "/web/index.js"
  const { body: all } = await ask(target)
  assert.ok(all.length > 20)
  for (const range of [
    "0-4", "5-", "-5", "0-0", `${all.length - 1}-`, `${all.length}-`, `${all.length + 100}-${all.length + 200}`, "5-2", "x",
    "999999999999999999999-", "0-999999999999999999999", "-0", "0-1,3-4", "9223372036854775807-9223372036854775807", "-",
  ]) {
    const { status, headers, body, text } = await ask(target, { headers: { Range: `bytes=${range}` } })
    if (status === 416) continue
    assert.ok(status === 200 || status === 206, `${range}: ${text.slice(0, 200)}`)
    // Several parts, which Rack marks by their boundary alone.
    if (range.includes(",") && body.trimStart().startsWith("--")) continue
    if (headers["content-length"]) assert.equal(body.length, Number(headers["content-length"]), range)
    if (status === 200) {
      assert.equal(body, all, range)
    } else {
      assert.ok(headers["content-range"], `${range}: ${text.slice(0, 300)}`)
      const [, from, to, length] = headers["content-range"].match(/^bytes (\d+)-(\d+)\/(\d+)$/)
      assert.equal(Number(length), all.length, range)
      assert.equal(body, all.slice(Number(from), Number(to) + 1), range)
      if (range === "-5") assert.equal(body, all.slice(-5))
    }
  }
})
