// Pages that torture a proxy, each shown in a tab of the phone in Chromium. A page has the title "ok" if it is right.
import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { test } from "node:test"
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib"
import { Proxy, Site } from "./support/proxy.js"
import { setStage } from "./support/stage.js"
import { Visitor } from "./support/visitor.js"

let site, proxy
const stage = setStage({
  serve: async () => {
    site = await Site.start((request, response) => {
      const { pathname, searchParams } = new URL(request.url, site.origin)
      if (pathname === "/") return html("<!doctype html><title>Start</title><p>start")(request, response)
      const answer = answers.get(pathname) ?? answers.get(`/${pathname.split("/")[1]}`)
      if (answer) return answer(request, response, searchParams)
      response.writeHead(404).end()
    })
    site.upgrade = (request, socket) => {
      const accept = createHash("sha1").update(`${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest("base64")
      socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`)
      socket.write(Buffer.from([0x81, 2, 0x6f, 0x6b]))
    }
    proxy = await Proxy.start(site.origin)
    return { origin: proxy.page, stop: () => Promise.all([proxy.stop(), site.stop()]) }
  },
})

const html = (body, headers = {}, status = 200) => (request, response) => response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers }).end(body)
const bytes = (content, headers) => (request, response) => response.writeHead(200, headers).end(content)
const page = (script, head = "", body = "") => `<!doctype html><html><head>${head}<title>wrong</title></head><body>${body}<script>const ok = (is) => { document.title = is ? "ok" : "wrong" };${script}</script></body></html>`
const utf16 = (text, isBig) => { const encoded = Buffer.from(`\ufeff${text}`, "utf16le"); return isBig ? encoded.swap16() : encoded }
const compressed = (coding, compress) => bytes(compress(page("ok(document.body.textContent.includes('é'))", "<meta charset=utf-8>", "é".repeat(20_000))), { "content-type": "text/html", "content-encoding": coding })
const redirect = (location, status = 302, headers = {}) => (request, response) => response.writeHead(status, { location, ...headers }).end()
const body = (request) => new Promise((resolve) => { let text = ""; request.setEncoding("latin1").on("data", (part) => { text += part }).on("end", () => resolve(text)) })
const nonce = "nonce-abc"
const withNonce = (text) => text.replaceAll("<script>", "<script nonce=abc>")
const inline = "ok(true)"
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`
const okScript = page(inline)
const inlineScript = /<script>(.*)<\/script>/.exec(okScript)[1]
const title = "<!doctype html><title>ok</title>"

/** The cases by name: what the site answers at `/case`, and at further paths. */
const cases = {
  "no doctype": html(`<html><head><title>x</title></head><script>document.title = document.compatMode === "BackCompat" ? "ok" : "wrong"</script>`),
  "comments before the doctype": html(`<!-- > <head> --><!DOCTYPE html><script>document.title = document.compatMode === "CSS1Compat" ? "ok" : "wrong"</script>`),
  "a doctype of HTML 4": html(`<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><title>x</title><script>document.title = document.compatMode === "CSS1Compat" ? "ok" : "wrong"</script>`),
  "no head": html("<!doctype html><p>text<title>ok</title>"),
  "attributes with markup": html("<!doctype html><html data-a='<head>' data-b=\">\"><head data-c='</head>'><title>ok</title>"),
  "a header element without a head": html("<!doctype html><header>x</header><title>ok</title>"),
  "upper case": html("<!DOCTYPE HTML><HTML><HEAD><TITLE>ok</TITLE></HEAD></HTML>"),
  "60 KB of comments before the head": html(`<!doctype html><!--${"-".repeat(60_000).replaceAll("--", "- ")}--><html><head><title>ok</title>`),
  "5 MB": html(page("ok(document.querySelectorAll('p').length === 50000)", "", `<p>${"x".repeat(90)}</p>`.repeat(50_000))),
  "one byte at a time": (request, response) => {
    response.writeHead(200, { "content-type": "text/html" })
    const text = Buffer.from(title)
    const write = (index) => (index < text.length ? response.write(text.subarray(index, index + 1), () => setImmediate(() => write(index + 1))) : response.end())
    write(0)
  },
  "a byte order mark in UTF-8": bytes(Buffer.from(`\ufeff${page("ok(document.characterSet === 'UTF-8')")}`), { "content-type": "text/html" }),
  "UTF-16, little endian": bytes(utf16(page("ok(document.characterSet === 'UTF-16LE' && document.body.textContent.includes('漢字'))", "", "漢字")), { "content-type": "text/html" }),
  "UTF-16, big endian": bytes(utf16(page("ok(document.characterSet === 'UTF-16BE' && document.body.textContent.includes('漢字'))", "", "漢字"), true), { "content-type": "text/html" }),
  "windows-1251 in the header": bytes(Buffer.concat([Buffer.from("<!doctype html><title>wrong</title><p>"), Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]), Buffer.from("</p><script>document.title = document.querySelector('p').textContent === '\\u041f\\u0440\\u0438\\u0432\\u0435\\u0442' ? 'ok' : 'wrong'</script>")]), { "content-type": "text/html; charset=windows-1251" }),
  "Latin-1 in a meta element near the 1,024th byte": bytes(Buffer.concat([Buffer.from(`<!doctype html><html><head><!--${"x".repeat(930)}--><meta charset=iso-8859-1><title>wrong</title></head><body><p>`), Buffer.from([0xe9]), Buffer.from("</p><script>document.title = document.querySelector('p').textContent === '\\u00e9' ? 'ok' : 'wrong'</script>")]), { "content-type": "text/html" }),
  "XHTML": bytes(`<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><head><title>ok</title></head><body><br/></body></html>`, { "content-type": "application/xhtml+xml" }),
  "XHTML with a style sheet": bytes(`<?xml version="1.0"?>\n<?xml-stylesheet href="x.css"?>\n<html xmlns="http://www.w3.org/1999/xhtml"><head><title>ok</title></head><body/></html>`, { "content-type": "application/xhtml+xml" }),
  "gzip": compressed("gzip", gzipSync),
  "deflate": compressed("deflate", deflateSync),
  "br": compressed("br", brotliCompressSync),
  "zstd": compressed("zstd", (text) => execFileSync("zstd", ["-c"], { input: text, maxBuffer: 1e9 })),
  "a policy with a nonce": html(withNonce(okScript), { "content-security-policy": `default-src 'none'; script-src '${nonce}'` }),
  "a policy with a hash": html(okScript, { "content-security-policy": `script-src ${hash(inlineScript)}` }),
  "a policy with strict-dynamic": html(withNonce(okScript), { "content-security-policy": `script-src '${nonce}' 'strict-dynamic'` }),
  "a policy without scripts": html(title, { "content-security-policy": "default-src 'none'" }),
  "two policies": (request, response) => response.writeHead(200, [["content-type", "text/html"], ["content-security-policy", "script-src 'none'"], ["content-security-policy", "default-src 'self'; frame-ancestors 'none'"]].flat()).end(title),
  "a policy in a meta element": html(`<!doctype html><html><head><meta http-equiv=content-security-policy content="script-src 'none'"><title>ok</title>`),
  "a policy with trusted types": html(okScript, { "content-security-policy": "require-trusted-types-for 'script'; trusted-types 'none'" }),
  "a policy that only reports": html(okScript, { "content-security-policy-report-only": "default-src 'none'; report-uri /none" }),
  "isolation headers": html(okScript, { "cross-origin-embedder-policy": "require-corp", "cross-origin-opener-policy": "same-origin", "cross-origin-resource-policy": "same-site", "origin-agent-cluster": "?1", "permissions-policy": "geolocation=()" }),
  "a base element": html(page("ok(document.querySelector('a').href === location.origin + '/other/x')", "<base href='/other/'>", "<a href=x>x</a>")),
  "an import map and modules": html(`<!doctype html><html><head><title>wrong</title><script type=importmap>{"imports":{"m":"/case/m.js"}}</script><script type=module>import { value } from "m"; document.title = await value</script></head>`),
  "a script that writes": html(`<!doctype html><html><head><title>wrong</title></head><body><script>document.write("<p id=written>"); document.title = document.getElementById("written") ? "ok" : "wrong"</script>`),
  "a script that opens the document again": html(page(`addEventListener("load", () => setTimeout(() => { document.open(); document.write("<!doctype html><title>ok</title><p>new"); document.close() }))`)),
  "pushState and back": html(page(`addEventListener("load", () => { history.replaceState({ page: 1 }, ""); history.pushState({ page: 2 }, "", "?2"); addEventListener("popstate", ({ state }) => ok(state?.page === 1)); history.back() })`)),
  "a name for the window": html(page(`window.name = "mine"; ok(window.name === "mine")`)),
  "ten redirects with cookies": (request, response, query) => {
    const number = Number(query.get("n") ?? 0)
    if (number < 10) return response.writeHead(302, { location: `/case?n=${number + 1}`, "set-cookie": `c${number}=${number}` }).end()
    html(request.headers.cookie?.split("; ").length === 10 ? title : "<title>wrong</title>")(request, response)
  },
  "a refresh in a meta element": (request, response, query) => html(query.has("n") ? title : "<!doctype html><meta http-equiv=refresh content='0; url=/case?n'><title>wrong</title>")(request, response),
  "a refresh in a header": (request, response, query) => (query.has("n") ? html(title) : html("<title>wrong</title>", { refresh: "0; url=/case?n" }))(request, response),
  "a form with POST and 303": async (request, response, query) => {
    if (request.method === "POST") return redirect(`/case?n=${encodeURIComponent(await body(request))}`, 303)(request, response)
    html(query.get("n") === "a=1&b=%E6%BC%A2" ? title : page("document.querySelector('form').submit()", "", "<form method=post><input name=a value=1><input name=b value=漢></form>"))(request, response)
  },
  "a form with POST and 307": async (request, response, query) => {
    if (request.method !== "POST") return html(page("document.querySelector('form').submit()", "", "<form method=post action='/case'><input name=a value=1></form>"))(request, response)
    if (!query.has("n")) return redirect("/case?n", 307)(request, response)
    html((await body(request)) === "a=1" ? title : "<title>wrong</title>")(request, response)
  },
  "an upload": async (request, response) => {
    if (request.method === "POST") return response.end(String((await body(request)).length > 1_000_000))
    html(page(`const form = new FormData(); form.set("file", new Blob(["x".repeat(1e6)]), "x.txt"); fetch("/case", { method: "POST", body: form }).then((response) => response.text()).then((text) => ok(text === "true"))`))(request, response)
  },
  "many cookies, prefixes and attributes": (request, response, query) => {
    if (!query.has("n")) return response.writeHead(302, { location: "/case?n", "set-cookie": [...Array(20).keys()].map((number) => `n${number}=${"x".repeat(100)}; Domain=example.org`).concat(["__Host-a=1; Secure; Path=/", "__Secure-b=1; Secure", "c=1; SameSite=None; Secure", "d=1; SameSite=Strict; HttpOnly", "e=1; Path=/elsewhere"]) }).end()
    const { cookie = "" } = request.headers
    html(["n19=", "__Host-a=1", "__Secure-b=1", "c=1", "d=1"].every((part) => cookie.includes(part)) && !cookie.includes("e=1") ? title : `<title>wrong</title>${cookie}`)(request, response)
  },
  "a web socket": html(page(`const socket = new WebSocket(location.origin.replace("http", "ws") + "/socket"); socket.onmessage = ({ data }) => ok(data === "ok")`)),
  "server-sent events": (request, response) => {
    if (request.headers.accept === "text/event-stream") return response.writeHead(200, { "content-type": "text/event-stream" }).write("data: ok\n\n")
    html(page(`new EventSource("/case").onmessage = ({ data }) => ok(data === "ok")`))(request, response)
  },
  "ranges, HEAD and 304": (request, response, query) => {
    if (!query.has("data")) return html(page(`(async () => {
      const range = await fetch("/case?data", { headers: { Range: "bytes=1-2" } })
      const head = await fetch("/case?data", { method: "HEAD" })
      const none = await fetch("/case?data", { headers: { "If-None-Match": '"1"' }, cache: "no-store" })
      ok(range.status === 206 && (await range.text()) === "bc" && head.headers.get("content-length") === "4" && none.status === 304)
    })()`))(request, response)
    if (request.headers["if-none-match"]) return response.writeHead(304, { etag: '"1"' }).end()
    if (request.headers.range) return response.writeHead(206, { "content-range": "bytes 1-2/4", "content-length": 2 }).end("bc")
    response.writeHead(200, { "content-length": 4 }).end(request.method === "HEAD" ? undefined : "abcd")
  },
  "frames in the page": (request, response, query) => html(query.has("n") ? "<!doctype html><script>parent.loaded('frame')</script>" : page(`const seen = []; window.loaded = (name) => { seen.push(name); ok(seen.sort().join() === "frame,srcdoc") }; for (const [name, value] of [["src", "/case?n"], ["srcdoc", "<script>parent.loaded('srcdoc')<\\/script>"]]) { const frame = document.createElement("iframe"); frame[name] = value; document.body.append(frame) }`))(request, response),
  "storage and a secure context": html(page(`localStorage.a = 1; sessionStorage.b = 2; const open = indexedDB.open("x"); open.onsuccess = () => ok(isSecureContext && localStorage.a === "1" && Boolean(crypto.subtle))`)),
  "a service worker that is refused": (request, response, query) => (query.has("worker") ? bytes("", { "content-type": "text/javascript" }) : html(page(`navigator.serviceWorker.register("/case?worker").then(() => ok(false), () => ok(true))`)))(request, response),
  "early hints": (request, response) => { response.writeEarlyHints({ link: "</x.css>; rel=preload; as=style" }, () => html(title)(request, response)) },
  "an application of Turbo's": html(page(`ok(/Hotwire Native/.test(navigator.userAgent) && /bridge-components: \\[.*navigation/.test(navigator.userAgent) && typeof window.nativeBridge === "object")`)),
}
const answers = new Map([["/m.js", bytes("", {})]])
/**
 * Paths and queries with characters that have a meaning in URLs, or none. Browsers write some of them in another way, and not all
 * in the same: Chromium has `%7C` for `|` and `%5E` for `^`, where Node has the characters. So the browser says what is right.
 */
const addresses = [
  "/case/a|b", "/case/100%", "/case/%zz", "/case/%E6%BC%A2/漢", "/case/;=,@:!$&'()*+~", "/case/a b", "/case/[1]{2}^3`4", "/case//twice//", "/case/%2F%2e%00x", "/case/%5C\\x",
  "/case?a=b|c&d[]=e%zz&f=100%", "/case?q='\"<>`{}^", "/case??=?&&", "/case?q=漢%E6%BC", "/case?#?/#", "/case#a b|c",
]

for (const address of addresses) {
  test(`special characters in an address: ${address}`, async (context) => {
    const own = `location.href.slice(location.origin.length).replace(/#.*/, "")`
    answers.set("/case", (request, response) => html(page(`ok(${own} === ${JSON.stringify(request.url).replaceAll("<", "\\u003c")})`))(request, response))
    const shown = await stage.open(context, "/__tabwire/", { allowed: () => true, isExpected: () => true })
    const visitor = await Visitor.arrive(shown)
    await visitor.untilPage("Start")
    const expected = await shown.evaluate(([address, origin]) => new URL(address, origin).href, [address, proxy.origin])
    for (const [way, go] of Object.entries({
      "as from a notification": () => shown.evaluate((address) => window.tabwirePhone.open(address), address),
      "by a script of the page": () => visitor.evaluate((address) => { location.href = address }, address),
    })) {
      await go()
      await visitor.until(() => ["ok", "wrong"].includes(document.title) && document.readyState === "complete")
      assert.deepEqual(await visitor.evaluate(() => [document.title, location.href]), ["ok", expected], way)
      assert.equal(`${proxy.origin}${site.requests.findLast(({ url }) => url.startsWith("/case")).url}`, expected.replace(/#.*/, ""), way)
      await visitor.back()
      await visitor.untilPage("Start")
    }
  })
}

for (const [name, answer] of Object.entries(cases)) {
  test(name, async (context) => {
    answers.set("/case", (request, response, query) => (new URL(request.url, site.origin).pathname === "/case/m.js"
      ? bytes("export const value = Promise.resolve('ok')", { "content-type": "text/javascript" }) : answer)(request, response, query))
    const page = await stage.open(context, "/__tabwire/", { allowed: () => true, isExpected: () => true })
    const visitor = await Visitor.arrive(page)
    await visitor.untilPage("Start")
    await page.evaluate(() => window.tabwirePhone.open("/case"))
    await visitor.until(() => document.title === "ok").catch(async () => {
      assert.equal(await visitor.evaluate(() => document.title).catch((error) => error.message.slice(0, 200)), "ok")
    })
  })
}
