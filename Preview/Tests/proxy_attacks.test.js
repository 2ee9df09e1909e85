// Attacks on the preview: hostile frames of web sockets, the address of --lan without its key, and names that are rebound to this
// machine, in Chromium.
import assert from "node:assert/strict"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { connect, createServer } from "node:net"
import { test } from "node:test"
import { Proxy, Site } from "./support/proxy.js"
import { attackByName } from "./support/rebinding.js"
import { setStage } from "./support/stage.js"

let site, proxy
const stage = setStage({
  args: ["--host-resolver-rules=MAP evil.example 127.0.0.1, MAP lan.example 127.0.0.2"],
  serve: async () => {
    site = await Site.start()
    proxy = await Proxy.start(site.origin)
    return { origin: proxy.page, stop: () => Promise.all([proxy.stop(), site.stop()]) }
  },
})

const until = async (isTrue) => {
  const deadline = Date.now() + 30_000
  while (!isTrue()) {
    if (Date.now() > deadline) throw new Error(`not true within 30 s: ${isTrue}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
const handshake = (preview, path = "/cable") => `GET ${path} HTTP/1.1\r\nHost: ${preview.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: ${preview.origin}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`
const switching = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"

/** A site that is no more than a socket, and the preview of it. */
async function startRaw(context, onConnection) {
  const sockets = new Set()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on("error", () => {})
    socket.on("close", () => sockets.delete(socket))
    onConnection(socket)
  })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  const preview = await Proxy.start(`http://127.0.0.1:${server.address().port}`)
  context.after(async () => {
    await preview.stop()
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { preview, sockets }
}

/** Opens a web socket, and resolves when the site has switched. */
async function open(preview, path) {
  const socket = connect(preview.port, "127.0.0.1")
  socket.on("error", () => {})
  socket.write(handshake(preview, path))
  let head = ""
  const read = (data) => { head += data }
  socket.on("data", read)
  await until(() => head.endsWith("\r\n\r\n"))
  socket.off("data", read)
  assert.match(head, /^HTTP\/1\.1 101 /)
  return socket
}

// Web sockets

test("what follows a web socket's handshake waits until the site has switched", async (context) => {
  let received = "", target
  const { preview } = await startRaw(context, (socket) => {
    target = socket
    socket.on("data", (data) => { received += data.toString("latin1") })
  })
  const smuggled = "GET /smuggled HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-For: 127.0.0.1\r\n\r\n"
  // In one part with the handshake, and in a part of its own while the site considers.
  const socket = connect(preview.port, "127.0.0.1")
  socket.on("error", () => {})
  let answer = ""
  socket.on("data", (data) => { answer += data })
  socket.write(handshake(preview) + smuggled)
  await until(() => received.includes("/cable") && received.endsWith("\r\n\r\n"))
  socket.write(smuggled)
  // Another request shows that the preview has read what came before it.
  await preview.fetch("/__tabwire/")
  target.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
  await until(() => answer.startsWith("HTTP/1.1 200 Refused"))
  await until(() => target.destroyed || target.readableEnded)
  assert.ok(!received.includes("smuggled"), received)

  // A site that switches receives it.
  received = ""
  const other = connect(preview.port, "127.0.0.1")
  other.on("error", () => {})
  other.write(handshake(preview))
  await until(() => received.includes("/cable") && received.endsWith("\r\n\r\n"))
  other.write("early")
  await preview.fetch("/__tabwire/")
  assert.ok(!received.includes("early"), received)
  target.write(switching)
  await until(() => received.endsWith("early"))
  other.destroy()
})

test("a response that switches arrives byte by byte, and no other status passes for it", async (context) => {
  let response
  const { preview } = await startRaw(context, (socket) => {
    socket.once("data", async () => {
      for (const byte of response) {
        socket.write(byte)
        await new Promise((resolve) => setImmediate(resolve))
      }
    })
  })
  response = switching
  const socket = await open(preview)
  socket.destroy()
  for (const wrong of ["HTTP/1.1 1010 Fine\r\n\r\n", "HTTP/1.1 200 OK\r\n\r\n", "HTTP/1.0 101 Fine\r\n\r\n", "SSH-2.0-OpenSSH\r\n\r\n", "HTTP/1.1 10\u0000 Fine\r\n\r\n"]) {
    response = wrong
    const answer = await preview.raw(handshake(preview), { until: /\r\n\r\n/ })
    assert.doesNotMatch(answer, /^HTTP\/1\.1 101 Switching/, JSON.stringify(wrong))
    assert.doesNotMatch(answer, /Fine|OpenSSH/, JSON.stringify(wrong))
  }
})

test("hostile frames pass as they are, both ways, and harm nothing", async () => {
  const frames = {
    "a length of 2^63 - 1": [0x82, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4],
    "a length with the highest bit": [0x82, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4],
    "a length that is longer than needed": [0x82, 0xff, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 4, 5],
    "no mask": [0x81, 0x02, 0x68, 0x69],
    "reserved bits": [0xf1, 0x82, 1, 2, 3, 4, 5, 6],
    "reserved opcodes": [0x8f, 0x80, 1, 2, 3, 4, 0x83, 0x80, 1, 2, 3, 4],
    "a fragment without a first one": [0x80, 0x81, 1, 2, 3, 4, 5],
    "a first fragment after a first one": [0x01, 0x81, 1, 2, 3, 4, 5, 0x01, 0x81, 1, 2, 3, 4, 5],
    "a ping of 126 bytes": [0x89, 0xfe, 0, 126, 1, 2, 3, 4, ...Array(126).fill(0)],
    "a ping in fragments": [0x09, 0x80, 1, 2, 3, 4],
    "a close with one byte": [0x88, 0x81, 1, 2, 3, 4, 5],
    "text that is not UTF-8": [0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe],
    "a request": [...Buffer.from("GET /smuggled HTTP/1.1\r\nHost: evil.example\r\n\r\n")],
  }
  site.upgrade = (request, socket) => {
    socket.write(switching)
    socket.pipe(socket)
  }
  for (const [name, frame] of Object.entries(frames)) {
    site.requests.length = 0
    const socket = await open(proxy)
    let answer = Buffer.alloc(0)
    socket.on("data", (data) => { answer = Buffer.concat([answer, data]) })
    for (const byte of frame) socket.write(Buffer.from([byte]))
    await until(() => answer.length >= frame.length)
    assert.deepEqual([...answer], frame, name)
    assert.deepEqual(site.requests.map(({ url }) => url), ["/cable"], name)
    socket.destroy()
  }
  site.upgrade = undefined
  site.respond = (request, response) => response.end("here")
  assert.equal(String((await proxy.fetch("/")).body), "here")
})

test("10,000 fragments of one byte pass", async () => {
  site.upgrade = (request, socket) => {
    socket.write(switching)
    socket.pipe(socket)
  }
  const socket = await open(proxy)
  let count = 0
  socket.on("data", (data) => { count += data.length })
  const fragment = Buffer.from([0x00, 0x81, 1, 2, 3, 4, 5])
  for (let number = 0; number < 10_000; number++) socket.write(fragment)
  await until(() => count === 10_000 * fragment.length)
  socket.destroy()
  site.upgrade = undefined
})

const memory = (preview) => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${preview.child.pid}/status`, "utf8"))[1])

for (const reader of ["site", "page"]) test(`a ${reader} that does not read a web socket holds back the other end, and takes little memory`, { skip: process.platform !== "linux" && "reads the memory from /proc" }, async (context) => {
  let target
  const { preview } = await startRaw(context, (socket) => {
    target = socket
    socket.once("data", () => {
      if (reader === "site") socket.pause()
      socket.write(switching)
    })
  })
  const socket = await open(preview)
  if (reader === "page") socket.pause()
  const writer = reader === "site" ? socket : target
  const before = memory(preview)
  const part = Buffer.alloc(1 << 20, 0x82)
  let taken = 0
  // Writes until nothing more is taken for a second, or everything was taken.
  for (; taken < 256; taken++) {
    if (writer.write(part)) continue
    const isDrained = await Promise.race([once(writer, "drain").then(() => true), new Promise((resolve) => setTimeout(resolve, 1_000))])
    if (!isDrained) break
  }
  assert.ok(taken < 256, "the writer is held back")
  const grown = memory(preview) - before
  assert.ok(grown < 64_000, `${grown} kB`)
  socket.destroy()
  assert.equal((await preview.fetch("/__tabwire/", { headers: { host: new URL(preview.page).host } })).status, 200)
})

test("300 web sockets that the site does not answer stop nothing, and end with their pages", async (context) => {
  const { preview, sockets } = await startRaw(context, (socket) => {
    socket.once("data", (data) => { if (String(data).startsWith("GET /page ")) socket.end("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nhere") })
  })
  const pages = Array.from({ length: 300 }, () => connect(preview.port, "127.0.0.1"))
  for (const page of pages) {
    page.on("error", () => {})
    page.write(handshake(preview))
  }
  await until(() => sockets.size === 300)
  assert.equal(String((await preview.fetch("/page")).body), "here")
  for (const page of pages) page.destroy()
  await until(() => sockets.size === 0)
})

// The network, which 127.0.0.2 stands for

const lanAddress = "127.0.0.2"
async function startInNetwork(context) {
  const started = await Proxy.start(site.origin, "--lan-address", lanAddress)
  context.after(() => started.stop())
  const [address, origin] = await started.line(/(http:\/\/127\.0\.0\.2:\d+)\/__tabwire\/\?key=[0-9a-f]{32}/)
  const port = Number(new URL(origin).port)
  const entry = await started.fetch(new URL(address).pathname + new URL(address).search, { address: lanAddress, port, headers: { host: `${lanAddress}:${port}` } })
  return { started, address, origin, port, cookie: entry.headers["set-cookie"][0].split(";")[0] }
}

test("in the network, no form of a request is answered without the key, nor behind one that has it", async (context) => {
  const { started, port, cookie } = await startInNetwork(context)
  site.requests.length = 0
  const host = `${lanAddress}:${port}`
  const name = cookie.split("=")[0]
  const requests = [
    `TRACE / HTTP/1.1\r\nHost: ${host}\r\n`, `OPTIONS * HTTP/1.1\r\nHost: ${host}\r\n`, `CONNECT ${host} HTTP/1.1\r\nHost: ${host}\r\n`,
    `GET http://${host}/__tabwire/ HTTP/1.1\r\nHost: ${host}\r\n`, `HEAD /__tabwire/ HTTP/1.1\r\nHost: ${host}\r\n`, `GET //__tabwire/ HTTP/1.1\r\nHost: ${host}\r\n`,
    `GET /__tabwire/preview.json HTTP/1.0\r\nHost: ${host}\r\n`, `GET /__tabwire/ HTTP/1.1\r\nHost: ${host}\r\nCookie: ${name}=\r\nX-Key: ${cookie}\r\n`,
    `GET /__tabwire/ HTTP/1.1\r\nHost: ${host}\r\nCookie: ${name} =${cookie.split("=")[1]}x\r\n`, `GET /__tabwire/?Key=${cookie.split("=")[1]} HTTP/1.1\r\nHost: ${host}\r\n`,
    `GET /__tabwire/%3fkey=${cookie.split("=")[1]} HTTP/1.1\r\nHost: ${host}\r\n`,
  ]
  for (const request of requests) {
    const answer = await started.raw(`${request}Connection: close\r\n\r\n`, { address: lanAddress, port })
    assert.match(answer, /^HTTP\/1\.[01] (400|403|404|405|501)/, request)
    assert.doesNotMatch(answer, /Tabwire preview<\/title>|"users"/, request)
  }
  const behind = await started.raw(`GET /__tabwire/ HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\nGET /__tabwire/preview.json HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, { address: lanAddress, port })
  assert.deepEqual(behind.match(/^HTTP\/1\.1 \d+/gm), ["HTTP/1.1 200", "HTTP/1.1 403"])
  assert.deepEqual(site.requests.map(({ url }) => url), [])
})

test("in the network, 300 connections that send no whole request stop nothing", async (context) => {
  const { started, port, cookie } = await startInNetwork(context)
  const slow = Array.from({ length: 300 }, () => connect(port, lanAddress))
  context.after(() => { for (const socket of slow) socket.destroy() })
  for (const socket of slow) {
    socket.on("error", () => {})
    socket.write(`GET /__tabwire/ HTTP/1.1\r\nHost: ${lanAddress}:${port}\r\nX-Slow: `)
  }
  await until(() => slow.every(({ readyState }) => readyState === "open"))
  const { status } = await started.fetch("/__tabwire/", { address: lanAddress, port, headers: { host: `${lanAddress}:${port}`, cookie } })
  assert.equal(status, 200)
})

// Names that are rebound to this machine

test("a name that is rebound to this machine shows and reads nothing, in Chromium", async (context) => {
  const network = await startInNetwork(context)
  const profile = await stage.browser.newContext()
  context.after(() => profile.close())
  const page = await profile.newPage()
  page.setDefaultTimeout(30_000)
  // The user has opened both previews in this browser.
  for (const address of [`${proxy.page}/__tabwire/`, network.address]) {
    site.requests.length = 0
    await page.goto(address)
    await until(() => site.requests.length > 0)
  }
  await attackByName({
    site,
    targets: [`http://evil.example:${proxy.port}`, `http://lan.example:${network.port}`],
    visit: (address) => page.goto(address),
    evaluate: (body, argument) => page.evaluate(body, argument),
  })
})
