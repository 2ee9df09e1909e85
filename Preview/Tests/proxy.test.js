// The reverse proxy over real HTTP: the requests that it refuses, then those that it forwards.
import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { createHash, randomBytes } from "node:crypto"
import { once } from "node:events"
import { mkdtempSync, readFileSync } from "node:fs"
import { createSecureServer as createSecureHTTP2Server } from "node:http2"
import { connect, createServer } from "node:net"
import { networkInterfaces, tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, beforeEach, test } from "node:test"
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib"
import { Proxy, Site } from "./support/proxy.js"

let site, proxy
before(async () => {
  site = await Site.start()
  proxy = await Proxy.start(site.origin)
})
after(async () => {
  await proxy?.stop()
  await site?.stop()
})
beforeEach(() => {
  site.requests.length = 0
  site.respond = (request, response) => response.end("ok")
  site.upgrade = undefined
})
const untouched = () => assert.deepEqual(site.requests.map(({ url }) => url), [])
const until = async (isTrue) => {
  const deadline = Date.now() + 30_000
  while (!isTrue()) {
    if (Date.now() > deadline) throw new Error(`not true within 30 s: ${isTrue}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

// Hostile requests

test("a request for another host is refused, so that no name can be rebound to this machine", async () => {
  const { hostname } = new URL(proxy.page)
  for (const host of ["evil.example", `evil.example:${proxy.port}`, "127.0.0.1", `127.0.0.1:${proxy.port + 1}`, `127.0.0.1.:${proxy.port}`, `127.0.0.1:${proxy.port}.evil.example`, `0.0.0.0:${proxy.port}`, `[::1]:${proxy.port}`, `user@127.0.0.1:${proxy.port}`, `2130706433:${proxy.port}`, `pother.localhost:${proxy.port}`, `u1.pother.localhost:${proxy.port}`, `u5.${hostname}:${proxy.port}`, `u0.${hostname}:${proxy.port}`, hostname, `${hostname}.:${proxy.port}`, `${hostname}.evil.example:${proxy.port}`]) {
    for (const path of ["/", "/__tabwire/"]) {
      assert.equal((await proxy.fetch(path, { headers: { host } })).status, 403, `${host} ${path}`)
    }
  }
  assert.match(await proxy.raw("GET / HTTP/1.1\r\nHost: \r\n\r\n", { until: /403|400/ }), /^HTTP\/1\.1 40[03]/)
  assert.match(await proxy.raw("GET / HTTP/1.0\r\n\r\n", { until: /403/ }), /^HTTP\/1\.[01] 403/)
  assert.match(await proxy.raw(`GET / HTTP/1.1\r\nHost: evil.example\r\nHost: ${proxy.host}\r\nConnection: close\r\n\r\n`), /^HTTP\/1\.1 40[03]/)
  untouched()
})

test("localhost and 127.0.0.1 lead to the preview's page, and forward nothing", async () => {
  for (const name of ["localhost", "127.0.0.1"]) for (const path of ["/", "/deep?x=1"]) {
    const { status, headers } = await proxy.fetch(path, { headers: { host: `${name}:${proxy.port}` } })
    assert.equal(status, 302)
    assert.match(headers.location, /^http:\/\/(p\w+\.localhost|127\.0\.0\.1):\d+\/__tabwire\/$/)
  }
  untouched()
})

test("a request with two Host headers is refused", async () => {
  const answer = await proxy.raw(`GET / HTTP/1.1\r\nHost: ${proxy.host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
  assert.match(answer, /^HTTP\/1\.1 40[03]/)
  untouched()
})

test("a request from another origin is refused", async () => {
  for (const origin of ["https://evil.example", `https://${proxy.host}`, site.origin, "null", `http://localhost:${proxy.port}`, `${proxy.origin}.evil.example`, ""]) {
    for (const method of ["GET", "POST"]) assert.equal((await proxy.fetch("/", { method, headers: { origin } })).status, 403, origin)
  }
  const opaque = { origin: "null", "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" }
  assert.equal((await proxy.fetch("/", { method: "POST", headers: opaque })).status, 403)
  untouched()
  assert.equal((await proxy.fetch("/", { method: "POST", headers: { origin: proxy.origin } })).status, 200)
  assert.equal(site.last.headers.origin, site.origin)
  assert.equal((await proxy.fetch("/", { method: "POST", headers: { origin: "null", "sec-fetch-site": "same-origin" } })).status, 200, "a page without a referrer")
})

test("another site can link to the preview, but not fetch from it or post to it", async () => {
  for (const from of ["cross-site", "same-site"]) {
    const headers = { "sec-fetch-site": from, "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }
    assert.equal((await proxy.fetch("/", { headers })).status, 403)
    const frame = { headers: { ...headers, "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" } }
    // Pages of the same site can be the preview's own; the response lets only that one show a frame.
    if (from === "cross-site") assert.equal((await proxy.fetch("/", frame)).status, 403)
    assert.equal((await proxy.fetchPage("/__tabwire/", frame)).status, 403)
    assert.equal((await proxy.fetch("/", { method: "POST", headers: { ...headers, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" } })).status, 403)
    untouched()
    assert.equal((await proxy.fetch("/x", { headers: { ...headers, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" } })).status, 200)
    site.requests.length = 0
  }
})

test("requests reach the one target only", async () => {
  const other = await Site.start()
  try {
    for (const line of [`CONNECT 127.0.0.1:${other.port} HTTP/1.1`, "OPTIONS * HTTP/1.1", `GET @127.0.0.1:${other.port}/ HTTP/1.1`, `GET :${other.port}/ HTTP/1.1`]) {
      assert.match(await proxy.raw(`${line}\r\nHost: ${proxy.host}\r\nConnection: close\r\n\r\n`), /^HTTP\/1\.1 40[03]/, line)
    }
    untouched()
    for (const path of [`${other.origin}/`, `//127.0.0.1:${other.port}/`, `/@127.0.0.1:${other.port}/`, `/\\127.0.0.1:${other.port}/`, "/%2e%2e/%2e%2e/x", "/a?u=http://evil.example/#x"]) {
      const answer = await proxy.raw(`GET ${path} HTTP/1.1\r\nHost: ${proxy.host}\r\nConnection: close\r\n\r\n`)
      assert.match(answer, /^HTTP\/1\.1 (200|40\d|502)/, path)
    }
    assert.equal(other.requests.length, 0)
  } finally {
    await other.stop()
  }
})

test("the preview's own path is never forwarded", async () => {
  for (const path of ["/__tabwire/", "/__tabwire/frame.js", "/__tabwire/nothing", "/__tabwire/../secret", "/__tabwire/%2e%2e/package.json", "/__tabwire/..%2fpackage.json", "/__tabwire//etc/passwd"]) {
    const { status, body } = await proxy.fetch(path)
    assert.ok(status === 200 || status === 404, path)
    assert.ok(!body.includes("root:"))
  }
  for (const path of ["/", "/index.html", "/path", "/__tabwire", "/__tabwire/nothing"]) assert.ok([302, 404].includes((await proxy.fetchPage(path)).status), path)
  assert.equal((await proxy.fetch("/__tabwire/frame.js", { method: "POST" })).status, 405)
  assert.equal((await proxy.fetchPage("/__tabwire/", { method: "POST" })).status, 405)
  untouched()
})

test("a request cannot be smuggled behind another one", async () => {
  const smuggled = "GET /smuggled HTTP/1.1\r\nHost: evil.example\r\n\r\n"
  for (const head of [
    `POST / HTTP/1.1\r\nHost: ${proxy.host}\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nX`,
    `POST / HTTP/1.1\r\nHost: ${proxy.host}\r\nContent-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n`,
    `POST / HTTP/1.1\r\nHost: ${proxy.host}\r\nTransfer-Encoding: xchunked\r\n\r\n`,
    `POST / HTTP/1.1\r\nHost: ${proxy.host}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${proxy.host}\r\nContent-Length: ${smuggled.length}\r\n\r\n`,
  ]) await proxy.raw(head + smuggled, { until: /403 Forbidden|400 Bad Request/ })
  assert.ok(!site.requests.some(({ url }) => url === "/smuggled"))
})

test("it listens on 127.0.0.1 alone", async () => {
  const socket = connect(proxy.port, "127.0.0.2")
  const [error] = await once(socket, "error")
  assert.equal(error.code, "ECONNREFUSED")
})

test("a site on another machine is refused unless it is asked for", async () => {
  for (const address of ["http://192.0.2.1/", "https://example.org/", "http://127.0.0.1.evil.example/", "http://localhost.evil.example/", "http://[::ffff:192.0.2.1]/", "http://0.0.0.0/"]) {
    const { code, errors } = await Proxy.end(address)
    assert.equal(code, 2, address)
    assert.match(errors, /not on this machine \(use --allow-remote\)/)
  }
  for (const address of ["ftp://localhost/", "http://user:secret@localhost/", "http://", "localhost:99999", "http:///x"]) {
    const { code, errors } = await Proxy.end(address)
    assert.equal(code, 2, address)
    assert.match(errors, /cannot be previewed: /)
  }
})

test("a remote site that forbids frames stays out of them unless that is asked for, too", async (context) => {
  const address = Object.values(networkInterfaces()).flat().find(({ family, internal }) => family === "IPv4" && !internal)?.address
  if (!address) return context.skip("this machine has no address but loopback ones")
  const remote = await Site.start((request, response) => response.writeHead(200, { "content-type": "text/html", "x-frame-options": "DENY", "content-security-policy": "frame-ancestors 'none'; img-src *" }).end("<p>hi"), { host: address })
  const target = `http://${address}:${remote.port}`
  const kept = await Proxy.start(target, "--allow-remote")
  const open = await Proxy.start(target, "--allow-remote", "--allow-framing")
  try {
    const { headers } = await kept.fetch("/")
    assert.equal(headers["x-frame-options"], "DENY")
    assert.equal(headers["content-security-policy"], "frame-ancestors 'none'; img-src *")
    const { headers: opened } = await open.fetch("/")
    assert.equal(opened["x-frame-options"], undefined)
    assert.equal(opened["content-security-policy"], `img-src *, frame-ancestors 'self' ${open.page}`)
  } finally {
    await Promise.all([kept.stop(), open.stop(), remote.stop()])
  }
})

test("pages of the target can be framed by the preview and by nobody else", async () => {
  site.respond = (request, response) => response.writeHead(200, { "content-type": "text/html", "x-frame-options": "DENY", "content-security-policy": "frame-ancestors 'none'; img-src *" }).end("<p>hi")
  const { headers } = await proxy.fetch("/")
  assert.equal(headers["x-frame-options"], undefined)
  assert.equal(headers["content-security-policy"], `img-src *, frame-ancestors 'self' ${proxy.page}`)
  assert.match((await proxy.fetchPage("/__tabwire/")).headers["content-security-policy"], /frame-ancestors 'self'/)
})

test("the site's service worker is not registered", async () => {
  assert.equal((await proxy.fetch("/sw.js", { headers: { "service-worker": "script", "sec-fetch-dest": "serviceworker" } })).status, 404)
  untouched()
})

test("a web socket from another origin is refused, and one that the site refuses carries nothing more", async () => {
  site.upgrade = (request, socket) => socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n")
  const handshake = (origin) => `GET /cable HTTP/1.1\r\nHost: ${proxy.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: ${origin}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`
  for (const origin of ["https://evil.example", "null"]) assert.match(await proxy.raw(handshake(origin)), /^HTTP\/1\.1 403/)
  untouched()
  site.upgrade = undefined
  const answer = await proxy.raw(`${handshake(proxy.origin)}GET /smuggled HTTP/1.1\r\nHost: evil.example\r\n\r\n`)
  assert.match(answer, /^HTTP\/1\.1 404/)
  assert.equal(answer.match(/HTTP\/1\.1/g).length, 1)
  assert.deepEqual(site.requests.map(({ url }) => url), ["/cable"])
})

// The network, simulated by another loopback address

const lanAddress = "127.0.0.2"
const startInNetwork = async (context, ...options) => {
  const started = await Proxy.start(site.origin, "--lan-address", lanAddress, ...options)
  context.after(() => started.stop())
  const [, origin, path] = await started.line(/(http:\/\/127\.0\.0\.2:\d+)(\/__tabwire\/\?key=[0-9a-f]{32})\n/)
  const port = Number(new URL(origin).port)
  const fetchPage = (path, { headers, ...options } = {}) => started.fetch(path, { address: lanAddress, port, headers: { host: `${lanAddress}:${port}`, ...headers }, ...options })
  const enter = async () => {
    const { status, headers } = await fetchPage(path)
    assert.deepEqual([status, headers.location], [303, "/__tabwire/"])
    return headers["set-cookie"][0]
  }
  /** The origins at which the users see the site. */
  const users = async (cookie) => JSON.parse((await fetchPage("/__tabwire/preview.json", { headers: { cookie } })).body).users
  /** Sends a request for the site, as a user. */
  const fetch = async (path, { headers = {}, user = 1, ...options } = {}) => {
    const { host, port } = new URL((await users(headers.cookie ?? ""))[user - 1])
    return started.fetch(path, { address: lanAddress, port: Number(port), headers: { host, ...headers }, ...options })
  }
  return { started, origin, path, port, fetch, fetchPage, users, enter }
}

test("in the network, everything is refused without the key: pages, the preview's own, and web sockets", async (context) => {
  const { started, path, fetch, fetchPage, users, enter } = await startInNetwork(context)
  const key = path.split("=")[1]
  const cookie = await enter()
  const [{ host, origin, port }] = (await users(cookie)).map((user) => new URL(user))
  const name = cookie.split("=")[0]
  const wrong = [{}, { cookie: `${name}=` }, { cookie: `${name}=${key.slice(1)}0` }, { cookie: `${name}=${key}0` }, { cookie: `tabwire-preview-key=${key}` }, { cookie: `key=${key}` }, { authorization: key }]
  for (const headers of wrong) for (const method of ["GET", "POST"]) for (const target of ["/", "/__tabwire/", "/__tabwire/heart.wasm", "/__tabwire/?key=", `${path}0`, `/?key=${key}`, `/__tabwire/index.html?key=${key}`]) {
    for (const { status, body } of [await fetchPage(target, { method, headers }), await started.fetch(target, { address: lanAddress, port, method, headers: { host, ...headers } })]) {
      assert.equal(status, 403, `${method} ${target} ${JSON.stringify(headers)}`)
      assert.match(String(body), /has no key; open the whole address/)
    }
  }
  const handshake = (cookie) => `GET /cable HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: ${origin}\r\n${cookie}\r\n`
  assert.match(await started.raw(handshake(""), { address: lanAddress, port }), /^HTTP\/1\.1 403/)
  untouched()

  assert.match(cookie, new RegExp(`^tabwire-preview-key~p\\w+=${key}; Path=/; HttpOnly; SameSite=Lax$`))
  const suffix = /~p\w+/.exec(cookie)[0]
  const headers = { cookie: `a${suffix}.1=1; b${suffix}.2=2; c=3; d~pother.1=4; ${cookie.split(";")[0]}` }
  assert.match(String((await fetchPage("/__tabwire/", { headers })).body), /<title>Tabwire preview<\/title>/)
  assert.equal((await fetch("/x", { headers })).status, 200)
  assert.equal(site.last.headers.cookie, "a=1", "the site sees neither the key nor cookies of others")
  site.upgrade = (request, socket) => socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n")
  assert.match(await started.raw(handshake(`Cookie: ${headers.cookie}\r\n`), { address: lanAddress, port }), /^HTTP\/1\.1 101/)
})

test("in the network, a request for another host or from another origin is refused, even with the key", async (context) => {
  const { started, port, origin: page, fetch, enter } = await startInNetwork(context)
  const headers = { cookie: (await enter()).split(";")[0] }
  for (const host of ["evil.example", `evil.example:${port}`, `localhost:${port}`, `127.0.0.1:${port}`, lanAddress, `${lanAddress}:${port + 1}`]) {
    assert.equal((await fetch("/", { headers: { ...headers, host } })).status, 403, host)
  }
  for (const origin of ["https://evil.example", "null", `http://127.0.0.1:${port}`, started.origin, page]) {
    assert.equal((await fetch("/", { method: "POST", headers: { ...headers, origin } })).status, 403, origin)
  }
  untouched()
  // On this machine there is no key, and the other name is refused as before.
  assert.equal((await started.fetch("/", { headers: { host: `${lanAddress}:${started.port}` } })).status, 403)
  assert.equal((await started.fetch("/")).status, 200)
})

test("in the network, cookies lose the attributes that need encryption, and redirects stay in the preview", async (context) => {
  const { fetch, users, enter } = await startInNetwork(context)
  const headers = { cookie: (await enter()).split(";")[0] }
  site.respond = (request, response) => response.writeHead(302, { location: `${site.origin}/next`, "set-cookie": ["a=1; Secure; SameSite=None; HttpOnly", "b=2; SameSite=Strict; Domain=localhost"] }).end()
  const response = await fetch("/", { headers })
  const suffix = /~p\w+/.exec(headers.cookie)[0]
  assert.deepEqual(response.headers["set-cookie"], [`a${suffix}.1=1; HttpOnly`, `b${suffix}.1=2; SameSite=Strict`])
  assert.equal(response.headers.location, `${(await users(headers.cookie))[0]}/next`)
})

test("each start has a key of its own, and only --lan listens in the network", async (context) => {
  const alone = await Proxy.start(site.origin)
  context.after(() => alone.stop())
  await assert.rejects(alone.fetch("/", { address: lanAddress }), /ECONNREFUSED/)
  const [one, two] = [await startInNetwork(context), await startInNetwork(context)]
  assert.notEqual(one.path, two.path)
})

test("an address that is not of a private network is refused", async () => {
  for (const address of ["192.0.2.1", "8.8.8.8", "172.32.0.1", "0.0.0.0", "::1", "fe80::1", "localhost", "10.0.0", "010.0.0.1", "10.0.0.256", ""]) {
    const { code, errors } = await Proxy.end(site.origin, "--lan-address", address)
    assert.equal(code, 2, address)
    assert.match(errors, /^tabwire preview: --lan is not possible: .* is not an IPv4 address of a private network/, address)
  }
  const { code, errors } = await Proxy.end(site.origin, "--lan-address", "10.255.255.254")
  assert.equal(code, 2)
  assert.match(errors, /10\.255\.255\.254:0 cannot be listened on: .*this machine has no such address/)
})

test("headers by which a site trusts a proxy, or that concern one connection, are dropped", async () => {
  await proxy.fetch("/", { headers: { "x-forwarded-host": "evil.example", "x-forwarded-for": "192.0.2.1", forwarded: "host=evil.example", connection: "close, x-secret", "x-secret": "1", te: "trailers", upgrade: "h2c", expect: "100-continue" } })
  for (const name of ["x-forwarded-host", "x-forwarded-for", "forwarded", "x-secret", "te", "upgrade", "expect"]) assert.equal(site.last.headers[name], undefined, name)
})

// Behavior that sites and pages rely on

test("the site sees requests of an app, to its own host", async () => {
  const headers = { "user-agent": "Mozilla/5.0 Browser", referer: `${proxy.origin}/from?x=1`, cookie: "a=1; b=2", "accept-language": "de", "sec-fetch-dest": "iframe", "sec-fetch-site": "same-origin", "x-csrf-token": "t" }
  await proxy.fetch("/path%20x?y=%2F&z", { headers })
  const { url, headers: seen } = site.last
  assert.equal(url, "/path%20x?y=%2F&z")
  assert.equal(seen.host, new URL(site.origin).host)
  assert.equal(seen.referer, `${site.origin}/from?x=1`)
  assert.equal(seen["user-agent"], "Mozilla/5.0 Browser Preview/1.0 Hotwire Native Preview; Turbo Native Preview; bridge-components: [alert button form haptic menu navigation review-prompt search share theme toast]")
  assert.deepEqual([seen.cookie, seen["accept-language"], seen["sec-fetch-dest"], seen["x-csrf-token"]], ["a=1; b=2", "de", "document", "t"])
})

test("the site sees the platform and the language that the preview's page chose for a user", async () => {
  const choose = async (query, user = 1) => (await proxy.fetchPage(`/__tabwire/users/${user}?${query}`, { method: "PUT" })).status
  const told = async (user = 1) => {
    await proxy.fetch("/", { headers: { host: new URL(proxy.site(user)).host, "user-agent": "Browser", "accept-language": "fr" } })
    const { headers } = site.last
    return [/Hotwire Native (\w+); Turbo Native (\w+);/.exec(headers["user-agent"]).slice(1).join(), headers["accept-language"]]
  }
  assert.deepEqual(await told(), ["Preview,Preview", "fr"])
  assert.equal(await choose("platform=iOS&language=pt-BR"), 204)
  assert.equal(await choose("platform=Android&language=", 2), 204)
  assert.deepEqual([await told(), await told(2), await told(3)], [["iOS,iOS", "pt-BR"], ["Android,Android", "fr"], ["Preview,Preview", "fr"]])
  for (const wrong of ["platform=Windows", "platform=iOS%22", "language=de,en", "language=d%65", `language=${"a".repeat(36)}`, "x=1", "platform"]) {
    assert.equal(await choose(wrong), 400, wrong)
  }
  assert.deepEqual(await told(), ["iOS,iOS", "pt-BR"])
  for (const user of [0, 5, "x", ""]) assert.equal(await choose("platform=iOS", user), 404)
  // Pages of the site cannot choose.
  assert.equal((await proxy.fetchPage("/__tabwire/users/1?platform=Linux", { method: "PUT", headers: { origin: proxy.origin } })).status, 403)
  assert.equal((await proxy.fetch("/__tabwire/users/1?platform=Linux", { method: "PUT" })).status, 405)
  assert.equal(await choose("platform=Preview&language="), 204)
})

test("paths and queries reach the site as the browser wrote them", async () => {
  for (const path of ["/a|b", "/100%", "/%zz?%", "/a//b", "//a", "/a/../b", "/a/./b", "/?x=[1]&y={2}", "/a?", "/?", "/%2F%2f", "/a;b=1,c", "/a'b\"c<d>", "/^`\\", "/a?b?c=/../", "/@host:1/", "/:80", "/x?u=http://other.example:1/#x"]) {
    const answer = await proxy.raw(`GET ${path} HTTP/1.1\r\nHost: ${proxy.host}\r\nX-Tabwire-Path: /other\r\nConnection: close\r\n\r\n`)
    assert.match(answer, /^HTTP\/1\.1 200/, path)
    assert.deepEqual([site.last.url, site.last.headers["x-tabwire-path"]], [path, undefined])
  }
})

test("64 KB of headers pass both ways", async () => {
  const large = "x".repeat(64_000)
  site.server.maxHeadersCount = 0
  site.respond = (request, response) => response.writeHead(200, { "x-large": large }).end(String(request.headers.cookie?.length))
  const { status, headers } = await proxy.fetch("/")
  assert.deepEqual([status, headers["x-large"].length], [200, 64_000])
  site.respond = (request, response) => response.end(String(request.headers.cookie?.length))
  const { body } = await proxy.fetch("/", { headers: { cookie: `a=${large}` } })
  assert.equal(String(body), "64002")
})

test("methods, statuses and headers pass", async () => {
  site.respond = (request, response) => response.writeHead(Number(request.url.slice(1)), { "x-one": "1", link: ["a", "b"] }).end()
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) for (const status of [200, 201, 204, 304, 404, 422, 500, 503]) {
    const response = await proxy.fetch(`/${status}`, { method })
    assert.deepEqual([response.status, response.headers["x-one"], response.headers.link, site.last.method], [status, "1", "a, b", method])
  }
})

test("HEAD keeps the length, and a range stays a range", async () => {
  site.respond = (request, response) => request.method === "HEAD"
    ? response.writeHead(200, { "content-length": 12345, "content-type": "text/html" }).end()
    : response.writeHead(206, { "content-range": "bytes 0-3/10", "content-type": "text/html" }).end("<htm")
  assert.equal((await proxy.fetch("/", { method: "HEAD" })).headers["content-length"], "12345")
  const { status, body, headers } = await proxy.fetch("/", { headers: { range: "bytes=0-3" } })
  assert.deepEqual([status, String(body), headers["content-range"]], [206, "<htm", "bytes 0-3/10"])
  assert.equal(site.last.headers.range, "bytes=0-3")
})

test("redirects are not followed, and stay in the preview", async () => {
  for (const [location, expected] of [
    ["/next", "/next"], [`${site.origin}/next?x#y`, `${proxy.origin}/next?x#y`], [site.origin, `${proxy.origin}/`], [`${site.origin}?x`, `${proxy.origin}?x`],
    ["https://elsewhere.example/", "https://elsewhere.example/"], [`${site.origin}.evil.example/`, `${site.origin}.evil.example/`], [`${site.origin}1/`, `${site.origin}1/`],
  ]) {
    site.respond = (request, response) => response.writeHead(303, { location }).end()
    const { status, headers } = await proxy.fetch("/", { method: "POST", headers: { origin: proxy.origin }, body: "a=1" })
    assert.deepEqual([status, headers.location], [303, expected])
  }
})

test("a page that refreshes itself stays in the preview", async () => {
  const [at, own] = [site.origin, proxy.origin]
  for (const [refresh, expected] of [
    ["5", "5"], ["0; url=/next", "0; url=/next"], [`3; url=${at}/next`, `3; url=${own}/next`], [`3;URL="${at}/next?x"`, `3;URL="${own}/next?x"`],
    [`1.5, url = '${at}'`, `1.5, url = '${own}/'`], [`0 ${at}/next`, `0 ${own}/next`], ["0; url=https://elsewhere.example/", "0; url=https://elsewhere.example/"],
    [`0; url=${at}.evil.example/`, `0; url=${at}.evil.example/`], [`x; url=${at}/`, `x; url=${at}/`],
  ]) {
    site.respond = (request, response) => response.writeHead(200, { refresh }).end()
    assert.equal((await proxy.fetch("/")).headers.refresh, expected)
  }
})

test("cookies belong to the preview's host, and keep their other attributes", async () => {
  const cookies = ["a=1; Domain=localhost; Path=/; HttpOnly; SameSite=Lax", "__Host-b=2; Secure; Path=/; SameSite=Strict", "domain=3; domain = .example.org ;Max-Age=5", "c=Domain"]
  site.respond = (request, response) => response.writeHead(200, { "set-cookie": cookies }).end()
  assert.deepEqual((await proxy.fetch("/")).headers["set-cookie"], ["a=1; Path=/; HttpOnly; SameSite=Lax", "__Host-b=2; Secure; Path=/; SameSite=Strict", "domain=3;Max-Age=5", "c=Domain"])
})

test("a page arrives while the site still writes it", async () => {
  let write
  site.respond = (request, response) => { response.writeHead(200, { "content-type": "text/plain" }); write = response; response.write("first") }
  const response = await proxy.open("/")
  const parts = response[Symbol.asyncIterator]()
  assert.equal(String((await parts.next()).value), "first")
  write.write("second")
  assert.equal(String((await parts.next()).value), "second")
  write.end()
  assert.equal((await parts.next()).done, true)
})

test("server-sent events arrive one by one, and the site learns when the page is gone", async () => {
  let stream
  site.respond = (request, response) => { response.writeHead(200, { "content-type": "text/event-stream" }); stream = response; response.write("data: 1\n\n") }
  const response = await proxy.open("/events")
  await once(response, "data")
  let isClosed = false
  stream.on("close", () => { isClosed = true })
  response.destroy()
  await until(() => isClosed)
})

test("a client that goes ends its request, whatever the site is doing", async () => {
  const [open, closed] = [new Set(), new Set()]
  site.respond = (request, response) => {
    open.add(request.url)
    response.on("close", () => closed.add(request.url))
    request.resume()
    if (request.url !== "/silent" && request.url !== "/upload") response.writeHead(200, { "content-type": request.url === "/page" ? "text/html" : "text/plain" }).write("<p>begun")
  }
  for (const [path, options] of [["/silent", {}], ["/page", { headers: { "sec-fetch-dest": "iframe" } }], ["/text", {}], ["/upload", { method: "POST", body: "streams", headers: { "transfer-encoding": "chunked" } }]]) {
    let sent
    proxy.open(path, { ...options, onRequest: (request) => { sent = request; request.flushHeaders(); if (options.body) request.write("begun") } }).catch(() => {})
    await until(() => open.has(path))
    sent.destroy()
    await until(() => closed.has(path))
  }
})

// Sends requests that the site never answers. Returns them, and a wait until the site has a number of them.
async function hang(count) {
  let open = 0
  site.respond = (request, response) => {
    if (request.url === "/") return response.end("here")
    open += 1
    response.on("close", () => { open -= 1 })
  }
  const requests = []
  for (let number = 0; number < count; number += 1) proxy.open(`/${number}`, { onRequest: (request) => requests.push(request) }).catch(() => {})
  const untilOpen = (expected) => until(() => open === expected)
  await untilOpen(count)
  return { requests, untilOpen }
}

test("64 abandoned requests stop nothing", async () => {
  const { requests, untilOpen } = await hang(64)
  for (const request of requests) request.destroy()
  assert.equal(String((await proxy.fetch("/")).body), "here")
  await untilOpen(0)
})

test("no request waits for 200 others that are never answered", async () => {
  const { requests, untilOpen } = await hang(200)
  assert.equal(String((await proxy.fetch("/")).body), "here")
  for (const request of requests) request.destroy()
  await untilOpen(0)
})

test("requests of one connection are answered one after the other, and it stays open", async () => {
  site.respond = (request, response) => response.end(request.url)
  const answer = await proxy.raw([1, 2, 3].map((number) => `GET /${number} HTTP/1.1\r\nHost: ${proxy.host}\r\n\r\n`).join(""), { until: /\/3$/ })
  assert.equal(answer.match(/HTTP\/1\.1 200/g).length, 3)
})

test("a site may respond before it has received an upload, and the connection still works", async () => {
  site.respond = (request, response) => response.writeHead(request.method === "POST" ? 413 : 200, { "content-length": 2 }).end("ok")
  const socket = connect(proxy.port, "127.0.0.1")
  let answer = ""
  socket.on("data", (data) => { answer += data }).on("error", () => {})
  socket.write(`POST / HTTP/1.1\r\nHost: ${proxy.host}\r\nContent-Length: 10\r\n\r\nfirst`)
  await until(() => /^HTTP\/1\.1 413 .*ok$/s.test(answer))
  socket.write("other")
  socket.write(`GET / HTTP/1.1\r\nHost: ${proxy.host}\r\n\r\n`)
  await until(() => /ok.*HTTP\/1\.1 200 .*ok$/s.test(answer))
  socket.destroy()
  assert.equal((await proxy.fetch("/")).status, 200)
})

test("an upload streams to the site", async () => {
  let received = 0
  let uploading
  site.respond = (request, response) => { request.on("data", (data) => { received += data.length }).on("end", () => response.end(String(received))) }
  const response = proxy.open("/upload", { method: "POST", body: "streams", headers: { "transfer-encoding": "chunked" }, onRequest: (request) => { uploading = request } })
  uploading.write("x".repeat(1000))
  await until(() => received === 1000)
  uploading.end("y")
  assert.equal(String((await once(await response, "data"))[0]), "1001")
})

test("32 MiB up and down arrive whole", async () => {
  const bytes = randomBytes(32 * 1024 * 1024)
  const digest = (content) => createHash("sha256").update(content).digest("hex")
  site.respond = (request, response) => {
    response.writeHead(200, { "content-type": "application/octet-stream", "content-length": bytes.length })
    request.pipe(response)
  }
  const { body, headers } = await proxy.fetch("/", { method: "POST", body: bytes, headers: { "content-length": bytes.length } })
  assert.equal(headers["content-length"], String(bytes.length))
  assert.equal(digest(body), digest(bytes))
})

test("the preview's script is the first element of each page, however it is cut", async () => {
  const page = "<!-- a > b --><!DOCTYPE html>\n<html lang=\"a>b\"><head data-x='</head>'><title>T</title></head><body>é</body></html>"
  const tag = /<script src="\/__tabwire\/frame\.js" data-preview="([^"]*)" data-visit="\d+"><\/script>/
  const bytes = Buffer.from(page)
  for (const size of [1, 2, 3, 7, 20, 1000]) {
    site.respond = async (request, response) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": bytes.length })
      for (let index = 0; index < bytes.length; index += size) {
        response.write(bytes.subarray(index, index + size))
        await new Promise(setImmediate)
      }
      response.end()
    }
    const body = String((await proxy.fetchDocument("/")).body)
    assert.equal(tag.exec(body)?.[1], proxy.page)
    assert.equal(body.replace(tag, "<here>"), page.replace("<title>", "<here><title>"))
  }
})

test("only documents get the script", async () => {
  const page = "<!doctype html><head></head>"
  const get = async (type, headers = {}, more = {}) => {
    site.respond = (request, response) => response.writeHead(200, { "content-type": type, ...more }).end(page)
    return String((await proxy.fetchDocument("/", { headers })).body)
  }
  assert.notEqual(await get("text/html"), page)
  assert.equal(await get("text/html", { "sec-fetch-dest": "empty", "sec-fetch-site": "same-origin" }), page, "Turbo")
  assert.equal(await get("application/json"), page)
  assert.equal(await get("text/html", {}, { "content-encoding": "compress" }), page)
  assert.equal(await get("text/html", {}, { "content-encoding": "gzip, br" }), page)
})

test("compressed pages are decoded, whole and as they stream, and nothing else is", async () => {
  const page = `<!doctype html><head></head>${"<p>é</p>".repeat(50_000)}`
  const codings = { gzip: gzipSync, "x-gzip": gzipSync, deflate: deflateSync, br: brotliCompressSync, zstd: (text) => execFileSync("zstd", ["-c"], { input: text, maxBuffer: 1e9 }) }
  for (const [coding, compress] of Object.entries(codings)) {
    const compressed = compress(page)
    site.respond = async (request, response) => {
      response.writeHead(200, { "content-type": request.url === "/data" ? "application/json" : "text/html; charset=utf-8", "content-encoding": coding, "content-length": compressed.length })
      for (let index = 0; index < compressed.length; index += 100) {
        response.write(compressed.subarray(index, index + 100))
        await new Promise(setImmediate)
      }
      response.end()
    }
    const { headers, body } = await proxy.fetchDocument("/")
    assert.equal(headers["content-encoding"], undefined, coding)
    assert.equal(String(body).replace(/<script [^>]*><\/script>/, ""), page, coding)
    const data = await proxy.fetch("/data")
    assert.equal(data.headers["content-encoding"], coding)
    assert.ok(data.body.equals(compressed))
  }
  site.respond = (request, response) => response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end("not compressed")
  await assert.rejects(proxy.fetchDocument("/"))
  assert.equal((await proxy.fetch("/data")).status, 200, "the preview still runs")
})

test("a small page that stands for 256 MiB takes little memory, whether its reader stays or leaves", { skip: process.platform !== "linux" && "reads the memory from /proc" }, async (context) => {
  const zeros = 1 << 28
  const compress = (command) => execFileSync("sh", ["-c", `head -c ${zeros} /dev/zero | ${command}`], { maxBuffer: 1e8 })
  for (const [coding, body] of Object.entries({ gzip: compress("gzip -1"), br: compress(brotli), zstd: compress("zstd -c") })) {
    site.respond = (request, response) => response.writeHead(200, { "content-type": "text/html", "content-encoding": coding, "content-length": body.length }).end(body)
    for (const stays of [true, false]) {
      const proxied = await Proxy.start(site.origin)
      context.after(() => proxied.stop())
      const page = await proxied.open("/", { headers: { "sec-fetch-dest": "iframe", "sec-fetch-mode": "navigate", "sec-fetch-site": "same-site" } })
      let count = 0
      for await (const part of page) {
        count += part.length
        if (!stays && count > 1 << 20) break
      }
      assert.ok(!stays || count > zeros, `${coding}: ${count} bytes`)
      const [, peak] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${proxied.child.pid}/status`, "utf8"))
      assert.ok(peak < 200_000, `${coding}: ${peak} kB`)
    }
  }
})

// Node's own, since Debian has no command for it by itself.
const brotli = `"${process.execPath}" -e 'process.stdin.pipe(zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } })).pipe(process.stdout)'`

test("XHTML and pages in UTF-16 get the script where their browser finds it", async () => {
  const tag = /<script src="\/__tabwire\/frame\.js"[^>]*><\/script>/
  const xhtml = '<?xml version="1.0"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml"><head><title>X</title></head><body/></html>'
  site.respond = (request, response) => response.writeHead(200, { "content-type": "application/xhtml+xml" }).end(xhtml)
  const body = String((await proxy.fetchDocument("/")).body)
  assert.equal(body.replace(tag, "<here/>"), xhtml.replace("<head>", "<head><here/>"))
  const page = "<!doctype html><html><head><title>Ünï</title></head>漢字"
  const bigEndian = (buffer) => Buffer.from(buffer).swap16()
  const mark = "\ufeff"
  for (const [type, bytes, text] of [
    ["text/html", Buffer.from(mark + page, "utf16le"), (body) => body.toString("utf16le").slice(1)],
    ["text/html", bigEndian(Buffer.from(mark + page, "utf16le")), (body) => bigEndian(body).toString("utf16le").slice(1)],
    ["text/html; charset=UTF-16LE", Buffer.from(page, "utf16le"), (body) => body.toString("utf16le")],
    ["text/html; charset=utf-8", Buffer.from(mark + page), (body) => String(body).slice(1)],
  ]) {
    for (const size of [1, 3, 1000]) {
      site.respond = async (request, response) => {
        response.writeHead(200, { "content-type": type })
        for (let index = 0; index < bytes.length; index += size) {
          response.write(bytes.subarray(index, index + size))
          await new Promise(setImmediate)
        }
        response.end()
      }
      assert.equal(text((await proxy.fetchDocument("/")).body).replace(tag, ""), page, `${type} ${size}`)
    }
  }
})

test("a strict Content-Security-Policy lets the script in, and nothing else", async () => {
  for (const [policy, expected] of [
    ["default-src 'self'", "default-src 'self'; script-src 'self' OWN"], ["script-src 'none'", "script-src OWN"],
    ["default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'", "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic' OWN"],
    ["script-src 'unsafe-inline' *", "script-src 'unsafe-inline' * OWN"], ["img-src *; sandbox allow-scripts allow-same-origin", "img-src *; sandbox allow-scripts allow-same-origin"],
    ["script-src 'self'; script-src-elem 'self'", "script-src 'self'; script-src-elem 'self' OWN"], ["upgrade-insecure-requests", ""],
  ]) {
    site.respond = (request, response) => response.writeHead(200, { "content-type": "text/html", "content-security-policy": policy }).end("<head></head>")
    const { headers, body } = await proxy.fetchDocument("/")
    const wanted = [expected.replace("OWN", `${proxy.origin}/__tabwire/`), `frame-ancestors 'self' ${proxy.page}`].filter(Boolean).join(", ")
    assert.equal(headers["content-security-policy"], wanted)
    assert.equal(/ nonce="([^"]*)"/.exec(body)?.[1], policy.includes("nonce-abc") ? "abc" : undefined)
  }
})

test("web sockets carry bytes both ways, and close together", async () => {
  let closed = false
  site.upgrade = (request, socket) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Origin: ${request.headers.origin}\r\n\r\n`)
    socket.pipe(socket)
    socket.on("close", () => { closed = true })
  }
  const socket = connect(proxy.port, "127.0.0.1")
  socket.write(`GET /cable?x=1 HTTP/1.1\r\nHost: ${proxy.host}\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\nOrigin: ${proxy.origin}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`)
  const head = String((await once(socket, "data"))[0])
  assert.match(head, /^HTTP\/1\.1 101 /)
  assert.ok(head.includes(`X-Origin: ${site.origin}`))
  assert.deepEqual([site.last.url, site.last.headers.host, site.last.headers["sec-websocket-key"]], ["/cable?x=1", new URL(site.origin).host, "dGhlIHNhbXBsZSBub25jZQ=="])
  const bytes = randomBytes(4 * 1024 * 1024)
  const received = []
  let count = 0
  socket.on("data", (data) => { received.push(data); count += data.length })
  socket.write(bytes)
  await until(() => count >= bytes.length)
  assert.ok(Buffer.concat(received).equals(bytes))
  socket.destroy()
  await until(() => closed)
})

test("a self-signed certificate is refused, and accepted with --insecure, for web sockets, too", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tabwire-"))
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-keyout", join(folder, "key.pem"), "-out", join(folder, "certificate.pem")], { stdio: "ignore" })
  const security = { key: readFileSync(join(folder, "key.pem")), cert: readFileSync(join(folder, "certificate.pem")) }
  const secure = await Site.start((request, response) => response.writeHead(200, { location: `${secure.origin}/next` }).end("secret"), { security })
  const strict = await Proxy.start(secure.origin)
  const lax = await Proxy.start(secure.origin, "--insecure")
  try {
    const { status, body } = await strict.fetch("/")
    assert.equal(status, 502)
    assert.match(String(body), /certificate that is not trusted; start the preview with --insecure/)
    assert.equal(secure.requests.length, 0)
    const accepted = await lax.fetch("/")
    assert.deepEqual([accepted.status, String(accepted.body), accepted.headers.location], [200, "secret", `${lax.origin}/next`])
    secure.upgrade = (request, socket) => socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\nhello")
    const handshake = (proxy) => `GET / HTTP/1.1\r\nHost: ${proxy.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: ${proxy.origin}\r\n\r\n`
    assert.match(await lax.raw(handshake(lax)), /^HTTP\/1\.1 101 .*\r\n\r\nhello$/s)
    assert.match(await strict.raw(handshake(strict)), /^(HTTP\/1\.1 502 .*)?$/s)
  } finally {
    await Promise.all([strict.stop(), lax.stop(), secure.stop()])
  }
})

test("a site that speaks only HTTP/2 is shown", async (context) => {
  const folder = mkdtempSync(join(tmpdir(), "tabwire-"))
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-keyout", join(folder, "key.pem"), "-out", join(folder, "certificate.pem")], { stdio: "ignore" })
  const seen = []
  const server = createSecureHTTP2Server({ key: readFileSync(join(folder, "key.pem")), cert: readFileSync(join(folder, "certificate.pem")) }, (request, response) => {
    seen.push([request.httpVersion, request.url, request.headers[":authority"], request.headers["x-tabwire-path"], request.headers.cookie])
    response.writeHead(200, { "content-type": "text/html", "set-cookie": "a=1; Secure" }).end("<p>two")
  })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address()
  const started = await Proxy.start(`https://127.0.0.1:${port}`, "--insecure")
  context.after(() => started.stop().then(() => server.close()))
  const { status, headers, body } = await started.fetchDocument("/a|b?x", { headers: { cookie: "b=2" } })
  assert.deepEqual([status, headers["set-cookie"]], [200, ["a=1; Secure"]])
  assert.match(String(body), /frame\.js.*<p>two$/)
  assert.deepEqual(seen, [["2.0", "/a|b?x", `127.0.0.1:${port}`, undefined, "b=2"]])
})

test("a site that does not run is reported as unreachable, and shown when it runs", async () => {
  const first = await Site.start()
  const { port } = first
  const waiting = await Proxy.start(`http://127.0.0.1:${port}`)
  await first.stop()
  try {
    const { status, headers, body } = await waiting.fetch("/")
    assert.deepEqual([status, headers["x-tabwire-error"]], [502, "unreachable"])
    assert.match(String(body), /<meta name="tabwire-error" content="unreachable">/)
    const second = await Site.start((request, response) => response.end("here"), { port })
    assert.equal(String((await waiting.fetch("/")).body), "here")
    await second.stop()
  } finally {
    await waiting.stop()
  }
})

test("a request on a connection that the site closes at the same time is sent again, unless it may change something", async (context) => {
  const seen = []
  const server = createServer((socket) => {
    let count = 0
    socket.on("error", () => {})
    socket.on("data", (data) => {
      seen.push(String(data).split(" ")[0])
      // Each connection takes one request.
      if (count++ > 0) return socket.destroy()
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
    })
  })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  const started = await Proxy.start(`http://127.0.0.1:${server.address().port}`)
  context.after(() => started.stop().then(() => server.close()))
  assert.equal((await started.fetch("/")).status, 200)
  assert.equal((await started.fetch("/")).status, 200)
  assert.deepEqual(seen, ["GET", "GET", "GET"])
  assert.equal((await started.fetch("/", { method: "POST" })).status, 502)
  assert.deepEqual(seen, ["GET", "GET", "GET", "POST"])
})

test("a site that breaks off does not look complete", async () => {
  site.respond = (request, response) => { response.writeHead(200, { "content-length": 100 }); response.write("half"); setImmediate(() => response.destroy()) }
  await assert.rejects(proxy.fetch("/"))
})

test("the page of the preview is served, and receives the address of the site's first page", async () => {
  const started = await Proxy.start(`${site.origin}/sign-in?next=%2F`, "--path-configuration", "/configurations/ios_v1.json")
  try {
    assert.match(String((await started.fetchPage("/__tabwire/")).body), /<title>Tabwire preview<\/title>/)
    const users = [1, 2, 3, 4].map((user) => started.site(user))
    assert.deepEqual(JSON.parse((await started.fetchPage("/__tabwire/preview.json")).body), { start: "/sign-in?next=%2F", origin: site.origin, pathConfiguration: "path-configuration", users })
    assert.equal((await started.fetchPage("/__tabwire/heart.wasm")).headers["content-type"], "application/wasm")
    const { status, headers } = await started.fetch("/", { headers: { "sec-fetch-dest": "document", "sec-fetch-site": "none" } })
    assert.deepEqual([status, headers.location], [302, `${started.page}/__tabwire/`])
    assert.equal(await started.stop("SIGINT"), 0)
  } finally {
    if (started.child.exitCode === null) await started.stop()
  }
})

test("a port that is taken is named", async () => {
  const { code, errors } = await Proxy.end(site.origin, "--port", String(site.port))
  assert.equal(code, 2)
  assert.match(errors, new RegExp(`127\\.0\\.0\\.1:${site.port} .*choose another port with --port`))
})
