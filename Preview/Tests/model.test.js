// The modules of the page that need no browser.
import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { test } from "node:test"
import { iconBadge } from "../Page/app_icon.js"
import { emptyStack, reduce } from "../Page/back_stack.js"
import { barPlaces, spokenName } from "../Page/bar_places.js"
import { handle } from "../Page/components.js"
import { Heart } from "../Page/heart.js"
import { drawingFor } from "../Page/icons.js"
import { checkedImage } from "../Page/image_check.js"
import { maximumByteCount, readBounded } from "../Page/image_loading.js"
import { added, lines } from "../Page/lifelines.js"
import { readFrameMessage } from "../Page/frame_messages.js"
import { rateLimit, readMessage, refusal } from "../Page/messages.js"
import { pictureName } from "../Page/picture.js"
import { readRules, route } from "../Page/presentation.js"
import { RefreshDelay } from "../Page/refresh_delay.js"
import { secondUserAddress, userNumber } from "../Page/second_user.js"
import { ownCookie, visibleCookies } from "../Page/separate_cookies.js"
import { choices, readSettings, requestSettings, writeSettings } from "../Page/settings.js"
import { indexOf, suggestions } from "../Page/suggestions.js"
import { announcement, summary } from "../Page/summaries.js"
import { face, ridge } from "../Playground/images.js"
import { configuration, flags, initialState, personas } from "../Playground/tabs.js"
import { randomNumbers } from "./support/random.js"

const schema = JSON.parse(await readFile(new URL("../../Conformance/schema/configure.schema.json", import.meta.url)))
const entry = (href, document = "d1") => ({ href, document, state: null, x: 0, y: 10, fields: [] })
const after = (...events) => events.reduce(({ stack }, event) => reduce(stack, event), { stack: emptyStack })

test("back in the same document pops; in another one it opens, and restores when that has loaded", () => {
  const left = [{ type: "document", id: "d1" }, { type: "left", entry: entry("/a") }, { type: "left", entry: entry("/b") }]
  const same = after(...left, { type: "back" })
  assert.deepEqual([same.command.command, same.command.entry.href, same.stack.entries.length], ["pop", "/b", 1])
  const other = after(...left, { type: "document", id: "d2" }, { type: "back" })
  assert.equal(other.command.command, "open")
  const loaded = reduce(reduce(other.stack, { type: "document", id: "d3" }).stack, { type: "loaded" })
  assert.deepEqual([loaded.command.command, loaded.command.entry.href], ["restore", "/b"])
  assert.equal(reduce(loaded.stack, { type: "loaded" }).command, undefined)
})

test("back on the first page does nothing, and root goes to the first one", () => {
  assert.deepEqual(after({ type: "back" }), { stack: emptyStack })
  const { stack, command } = after({ type: "left", entry: entry("/a") }, { type: "left", entry: entry("/b") }, { type: "root" })
  assert.deepEqual([command.entry.href, stack.entries], ["/a", []])
})

test("a page becomes an entry when the next document loads, and not for a download", () => {
  const leaving = [{ type: "document", id: "d1" }, { type: "leaving", entry: entry("/a") }]
  const backList = (...events) => after(...leaving, ...events).stack.entries.map(({ href }) => href)
  assert.deepEqual(backList(), [])
  assert.deepEqual(backList({ type: "document", id: "d2", isReload: false }), ["/a"])
  assert.deepEqual(backList({ type: "leaving", entry: entry("/a#2") }, { type: "document", id: "d2" }), ["/a#2"])
  assert.deepEqual(backList({ type: "document", id: "d1", isReload: true }, { type: "document", id: "d2" }), [])
  assert.deepEqual(backList({ type: "left", entry: entry("/a") }, { type: "document", id: "d2" }), ["/a"])
  for (const event of [{ type: "back" }, { type: "forget" }, { type: "reload", entry: entry("/a") }]) {
    assert.deepEqual(backList({ type: "left", entry: entry("/a") }, { type: "leaving", entry: entry("/b") }, event, { type: "document", id: "d2" }).includes("/b"), false, event.type)
  }
})

test("forgetting leaves no way back, and a stack is bounded", () => {
  assert.equal(after({ type: "left", entry: entry("/a") }, { type: "forget" }, { type: "back" }).command, undefined)
  const many = Array.from({ length: 500 }, (_, index) => ({ type: "left", entry: entry(`/${index}`) }))
  assert.equal(after(...many).stack.entries.length, 100)
})

// P14.4
test("refreshes of streams wait 1, 2, 4 … and at most 300 seconds, until the user acts", () => {
  const timers = []
  let count = 0
  const delay = new RefreshDelay((milliseconds, action) => timers.push({ milliseconds, action }))
  const request = (session) => delay.request(session, () => { count += 1 })
  request("bob")
  assert.deepEqual([count, timers.length], [1, 0])
  const seconds = Array.from({ length: 12 }, (_, number) => {
    request("ada")
    request("bob")
    assert.deepEqual([count, timers.length], [1 + number, 1])
    const { milliseconds, action } = timers.shift()
    action()
    assert.equal(count, 2 + number)
    return milliseconds / 1000
  })
  assert.deepEqual(seconds, [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300])
  request("cid")
  delay.pageDidLoad("bob")
  delay.userActs()
  assert.equal(count, 14)
  timers.shift().action()
  assert.equal(count, 14)
  request("bob")
  request("cid")
  delay.pageDidLoad("cid")
  timers.shift().action()
  assert.equal(count, 15)
})

test("a message is read only if it is one of the bridge", () => {
  const message = { id: "1", component: "form", event: "connect", metadata: { url: "https://a.example/" }, jsonData: "{}" }
  assert.deepEqual(readMessage(JSON.stringify(message)), message)
  for (const wrong of [null, 1, {}, "", "null", "[]", "{", JSON.stringify({ ...message, id: 1 }), "x".repeat(1024 * 1024 + 1)]) {
    assert.equal(readMessage(wrong), null)
  }
  assert.equal(readMessage(JSON.stringify({ ...message, metadata: { url: 1 } })).metadata, null)
})

test("a configuration counts only from the page in front of the selected tab", () => {
  const start = "https://a.example/"
  const page = { isSelected: true, address: "https://a.example/x", start }
  const message = { metadata: { url: "https://a.example/x" } }
  assert.equal(refusal(message, page), null)
  assert.match(refusal(message, { ...page, isSelected: false }), /background/)
  assert.match(refusal(message, { ...page, address: null }), /not of this site/)
  assert.match(refusal(message, { ...page, address: "https://b.example/x" }), /not of this site/)
  assert.match(refusal({ metadata: { url: "https://a.example/y" } }, page), /another page/)
  assert.match(refusal({ metadata: null }, page), /another page/)
})

test("messages are limited to a burst and a rate", () => {
  let time = 0
  let becomeIdle
  const limit = rateLimit(() => time, (action) => { becomeIdle = action }, 10, 5)
  const allowed = () => Array.from({ length: 20 }, () => limit(() => {})).filter(Boolean).length
  assert.equal(allowed(), 10)
  becomeIdle()
  time = 1000
  assert.equal(allowed(), 5)
})

test("a burst is as long on a slow machine, which takes a second for a message, and has other work in between", () => {
  let time = 0
  const limit = rateLimit(() => time, () => {}, 10, 5)
  const allowed = Array.from({ length: 20 }, () => {
    time += 1000
    return limit(() => { time += 1000 })
  })
  assert.equal(allowed.filter(Boolean).length, 10)
})

test("both vocabularies of components are understood, and wrong messages are refused", () => {
  const calls = []
  const screen = new Proxy({}, { get: (_, name) => (...details) => calls.push([name, ...details]) })
  const send = (component, event, data) => handle(screen, { id: "1", component, event, jsonData: JSON.stringify(data) })
  for (const data of [{ submitTitle: "Save" }, { title: "Save" }]) assert.equal(send("form", "connect", data), null)
  assert.equal(send("menu", "display", { title: "Sort", items: [{ title: "A", index: 4 }] }), null)
  calls.at(-1).at(-1)(0)
  assert.deepEqual(calls.at(-1).slice(2), ["display", { selectedIndex: 4 }])
  const marks = [undefined, null, false, "false", true, "true"]
  for (const event of ["connect", "display"]) {
    assert.equal(send("menu", event, { items: marks.map((destructive, index) => ({ title: "A", index, destructive })) }), null)
    if (event === "connect") calls.at(-1)[2].press()
    assert.deepEqual(calls.at(-1)[2].map(({ isDestructive }) => isDestructive), [false, false, false, false, true, true])
  }
  assert.equal(send("alert", "show", { title: "Sure?" }), null)
  assert.equal(send("toast", "show", { message: "Saved" }), null)
  assert.equal(send("button", "left", { title: "Filter", color: "#804F9F" }), null)
  assert.deepEqual([calls.at(-1)[1], calls.at(-1)[2].isLeading, calls.at(-1)[2].color], ["button-left", true, "#804F9F"])
  assert.equal(send("button", "right", { title: "", iosImage: "photo", androidImage: "Image", color: "red; x" }), null)
  assert.deepEqual([calls.at(-1)[1], calls.at(-1)[2].color, calls.at(-1)[2].icons], ["button-right", undefined, { ios: "photo", android: "Image" }])
  assert.match(send("button", "right", {}), /title nor image/)
  assert.equal(send("button", "disconnect", {}), null)
  assert.equal(send("share", "connect", { url: "https://example.org/" }), null)
  for (const url of [undefined, 3, "javascript:alert(1)", "data:text/html,x", `https://example.org/${"x".repeat(3_000)}`]) assert.match(send("share", "connect", { url }), /address of the web/)
  assert.equal(send("search", "connect", null), null)
  calls.at(-1)[2]("tents")
  assert.deepEqual(calls.at(-1).slice(2), ["connect", { query: "tents" }])
  for (const [theme, expected] of [["dark", "dark"], ["light", "light"], ["x", null], [undefined, null]]) {
    assert.equal(send("theme", "connect", { theme }), null)
    assert.deepEqual(calls.at(-1), ["setTheme", expected])
  }
  assert.equal(send("haptic", "vibrate", { feedback: "<b>" }), null)
  assert.deepEqual(calls.at(-1), ["vibrate", "success"])
  assert.equal(send("review-prompt", "prompt", null), null)
  assert.match(send("form", "connect", {}), /title/)
  assert.match(send("menu", "display", { items: [{}] }), /items/)
  assert.match(send("alert", "show", null), /title/)
  assert.match(send("constructor", "name", {}), /no event/)
  assert.match(send("form", "constructor", {}), /no event/)
})

test("settings survive a link, and unknown ones become the default", () => {
  for (const look of choices.look) for (const scheme of choices.scheme) for (const text of choices.text) for (const device of choices.device) {
    for (const platform of choices.platform) for (const network of choices.network) for (const language of ["", "de", "pt-BR", "zh-Hans"]) {
      const settings = { look, scheme, text, device, platform, network, language }
      assert.deepEqual(readSettings(writeSettings(settings)), settings)
    }
  }
  const defaults = { look: "ios", scheme: "auto", text: "100", device: "fit", platform: "Preview", network: "fast", language: "" }
  for (const fragment of ["", "#look=<script>&scheme=&x=1", "#platform=ios&language=d", "#language=de,en", "#language=de;a=1", "#language=de%0d%0a"]) {
    assert.deepEqual(readSettings(fragment), defaults, fragment)
  }
  assert.equal(writeSettings(defaults), "")
})

test("the platform and the language are in a query for the proxy", () => {
  assert.equal(requestSettings({ platform: "iOS", language: "pt-BR", network: "slow", look: "ios" }), "platform=iOS&language=pt-BR&network=slow")
  assert.equal(requestSettings({ platform: "Preview", language: "", network: "fast" }), "platform=Preview&language=&network=fast")
})

test("a page sees its own cookies without their suffix, and no others", () => {
  const suffix = "~pa.1"
  assert.equal(visibleCookies("a=1; b~pa.1=2; c~pa.2=3; ~pa.1=4; d~pa.1=5=6", suffix), "b=2; =4; d=5=6")
  assert.equal(visibleCookies("", suffix), "")
  assert.equal(ownCookie("a=1; Path=/; Domain=example.org; domain", suffix), "a~pa.1=1; Path=/")
  assert.equal(ownCookie(" a = 1", suffix), "a~pa.1= 1")
  assert.equal(ownCookie("a", suffix), "~pa.1=a")
})

test("messages of a page are read if their form and their addresses are right", () => {
  const origin = "http://u1.pa.localhost:4000"
  const href = `${origin}/one`
  const left = { href, document: "1", state: { turbo: 1 }, x: 1, y: 2, fields: ["a", true] }
  assert.deepEqual(readFrameMessage({ event: "document", document: "1", href, isReload: "yes", visit: NaN }, origin), { event: "document", document: "1", href, isReload: false, visit: null })
  assert.deepEqual(readFrameMessage({ event: "left", left, to: "https://elsewhere.example/" }, origin), { event: "left", left, to: null })
  assert.deepEqual(readFrameMessage({ event: "left", left: { href, x: Infinity, fields: [{}, ...Array(3000).fill("")] } }, origin).left.fields.length, 2000)
  assert.deepEqual(readFrameMessage({ event: "route", route: "sheet", url: href }, origin), { event: "route", route: "sheet", url: href })
  for (const wrong of [
    null, "text", [], { event: "constructor" }, { event: "toString" }, { event: 1 }, { event: "document", href: "http://u2.pa.localhost:4000/" }, { event: "page", href: "about:blank" },
    { event: "message", href: `${href}${"x".repeat(9000)}`, json: "" }, { event: "left" }, { event: "left", left: { href: "javascript:alert(1)" } }, { event: "route", route: "top", url: href },
    { event: "route", route: "sheet", url: "http://pa.localhost:4000/__tabwire/" }, { event: "failed", url: href, status: "<b>" }, { event: "failed", url: href, status: 99 }, { event: "external", url: { href } },
  ]) assert.equal(readFrameMessage(wrong, origin), null, JSON.stringify(wrong))
})

// "|" is the caret.
const suggested = (marked) => {
  const caret = marked.indexOf("|")
  const { from, to, items } = suggestions(marked.replace("|", ""), caret, schema, ["house", "heart", "bell"])
  const text = marked.replace("|", "")
  return items.map((item) => text.slice(0, from) + item.text + text.slice(to))
}

test("names are suggested that the object does not have yet, and values that fit the name", () => {
  const rest = ["tabs", "revision", "session", "live", "tabBarHidden", "reorders", "appBadge"]
  assert.deepEqual(suggested("{|"), ["active", ...rest].map((name) => `{"${name}": `))
  assert.deepEqual(suggested('{"active": null, | }'), rest.map((name) => `{"active": null, "${name}":  }`))
  assert.deepEqual(suggested('{| "active": null}').length, rest.length, "a member behind the caret counts, too")
  assert.deepEqual(suggested('{"active": null |}')[0], '{"active": null , "tabs": }', "with the comma that is missing")
  assert.deepEqual(suggested('{"ac|}'), ['{"active": '])
  assert.deepEqual(suggested('{"se|": 1}'), ['{"session": 1}'])
  const names = Object.keys(schema.$defs.tab.properties).filter((name) => name !== "id")
  const tabs = (marked) => suggested(`{"tabs": [{"id": "a", ${marked}}, {"id": "b"}]}`).map((text) => text.slice(22, text.indexOf("}")))
  assert.deepEqual(tabs("|").map((text) => text.slice(1, -3)), names)
  assert.deepEqual(tabs('"icon": |'), ['"icon": "house"', '"icon": "heart"', '"icon": "bell"'])
  assert.deepEqual(tabs('"icon": "H|"'), ['"icon": "house"', '"icon": "heart"'])
  assert.deepEqual(tabs('"deprecated": |'), ['"deprecated": "soft"', '"deprecated": "hard"'])
  assert.deepEqual(tabs('"eager": t|'), ['"eager": true'])
  assert.deepEqual(tabs('"replaces": |'), ['"replaces": "b"'], "no tab replaces itself")
  assert.deepEqual(suggested('{"tabs": [{"id": "a"}, {"id": "b"}], "active": |}').map((text) => text.slice(-4)), ['"a"}', '"b"}'])
})

test("nothing is suggested where no name or value of the schema fits, and no text makes it fail", () => {
  for (const marked of ["|", '{"tabs": [|]}', '{"x": {|}}', '{"x": |}', "}}]|{{", '{"active"| 1}']) assert.deepEqual(suggested(marked), [], marked)
  const characters = ['"', "{", "}", "[", "]", ":", ",", "a", "\\", "\n", " ", "tabs", "😀"]
  const random = randomNumbers(7)
  for (let count = 0; count < 2_000; count += 1) {
    const text = Array.from({ length: random(20) }, () => characters[random(characters.length)]).join("")
    for (let caret = 0; caret <= text.length; caret += 1) {
      const { from, to } = suggestions(text, caret, schema, ["house"])
      assert.ok(from <= caret && caret <= to, JSON.stringify(text))
    }
  }
})

test("a place that the heart names is found in the text", () => {
  assert.equal(indexOf("ab\ncd😀e", { line: 2, column: 4 }), 7)
  assert.equal(indexOf("", { line: 1, column: 1 }), 0)
})

// A test of TabwirePlanning reads the same file.
test("the severity of every configuration of severities.json is the one that tabwire plan counts", async () => {
  const { letters, configurations, severities } = JSON.parse(await readFile(new URL("support/severities.json", import.meta.url)))
  const heart = await Heart.load(await readFile(new URL("../Page/heart.wasm", import.meta.url)))
  const text = Object.fromEntries(configurations.map(({ name, configuration }) => [name, JSON.stringify(configuration)]))
  const letter = Object.fromEntries(Object.entries(letters).map(([letter, severity]) => [severity, letter]))
  const counted = (client, container, configuration) => {
    const copy = client.copy()
    copy.select(container)
    const { severity } = copy.plan(configuration)
    copy.dispose()
    return letter[severity]
  }
  for (const { earlier, next } of severities) {
    const client = heart.client("https://app.example/")
    for (const name of earlier) client.configure(text[name])
    const row = configurations.map(({ name }) => client.state.tabs.map(({ container }) => counted(client, container, text[name])).join(""))
    client.dispose()
    assert.equal(row.join(" "), next, earlier.join(", then "))
  }
})

const bar = { tabs: [{ container: 1 }, { container: 2 }, { container: 3 }], actions: [{ id: "first" }, { id: "a", after: 2 }, { id: "b", after: 2 }], search: 2 }
const named = ({ places, apart }) => [places.map(({ tab, action }) => tab?.container ?? action.id).join(" "), apart?.tab.container ?? null]

test("actions stand behind the tab that the heart names, in its order", () => {
  for (const look of ["ios", "material", "wide"]) assert.deepEqual(named(barPlaces(bar, look)), ["first 1 2 a b 3", null])
})

test("the tab that searches stands apart in the look of iOS 26, and its actions keep their place", () => {
  assert.deepEqual(named(barPlaces(bar, "ios26")), ["first 1 a b 3", 2])
  assert.deepEqual(named(barPlaces({ ...bar, search: undefined }, "ios26")), ["first 1 2 a b 3", null])
})

test("a badge is spoken by its label, else as itself, and a dot by a phrase", () => {
  assert.equal(spokenName({ title: "Inbox" }), "Inbox")
  assert.equal(spokenName({ title: "Inbox", badge: "3" }), "Inbox, 3")
  assert.equal(spokenName({ title: "Inbox", badge: "3", badgeLabel: "3 unread messages" }), "Inbox, 3 unread messages")
  assert.equal(spokenName({ title: "Inbox", hasDot: true }), "Inbox, new content")
  assert.equal(spokenName({ title: "Inbox", hasDot: true, badgeLabel: "news" }), "Inbox, news")
  assert.equal(spokenName({ title: "Inbox", badgeLabel: "news" }), "Inbox", "a label without a badge says nothing")
})

test("the number on the app's icon is short, and 0 shows none", () => {
  assert.deepEqual([undefined, 0, 1, 999, 1000, 2 ** 53].map(iconBadge), [null, null, "1", "999", "999+", "999+"])
})

const bytes = (...parts) => Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...part].map((character) => character.charCodeAt(0)) : part)))
const pngHeader = (width, height) => bytes("\x89PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR", [0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255], [8, 6, 0, 0, 0])
const jpeg = (width, height, scanCount = 1) => {
  const frame = [0xff, 0xc2, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0, 0]
  // In the pixels, a 0 after ff marks a byte of data, and d0 to d7 a restart.
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0, 1, 0xff, 0, 2, 0xff, 0xd0, 3]
  return bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2], frame, ...Array(scanCount).fill(scan), [0xff, 0xff, 0xd9])
}
const webpHeader = (kind, rest) => bytes("RIFF", [0, 0, 0, 0], "WEBP", kind, [0, 0, 0, 0], rest)

test("images are PNG, JPEG or WebP, and their sides are read from the header", () => {
  const sides = (bytes) => { const { width, height } = checkedImage(bytes); return [width, height] }
  assert.deepEqual(sides(face()), [96, 96])
  assert.deepEqual(sides(ridge()), [96, 96])
  assert.deepEqual(sides(pngHeader(1024, 1)), [1024, 1])
  assert.deepEqual(sides(jpeg(640, 480)), [640, 480])
  assert.deepEqual(sides(webpHeader("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, 0x80, 2, 0xe0, 1])), [640, 480])
  assert.deepEqual(sides(webpHeader("VP8L", [0x2f, 0x7f, 0xc2, 0x77, 0])), [640, 480])
  assert.deepEqual(sides(webpHeader("VP8X", [0, 0, 0, 0, 0x7f, 2, 0, 0xdf, 1, 0])), [640, 480])
})

test("an image is refused if it is too large, of another type, cut off or damaged", () => {
  const refused = (bytes, reason) => assert.throws(() => checkedImage(bytes), reason)
  refused(pngHeader(20_000, 1), /20000 × 1 pixels/)
  refused(jpeg(1, 1025), /1 × 1025 pixels/)
  refused(pngHeader(0, 1), /no pixels/)
  refused(new Uint8Array(maximumByteCount + 1), /256 KiB/)
  for (const text of ["", "<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a", "<!doctype html>", "BM"]) refused(bytes(text), /not a PNG, JPEG or WebP/)
  refused(bytes([0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9]), /damaged/)
  refused(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]), /damaged/)
  refused(webpHeader("VP9 ", [0]), /damaged/)
  for (const whole of [pngHeader(9, 9), jpeg(9, 9), webpHeader("VP8X", [0, 0, 0, 0, 9, 0, 0, 9, 0, 0])]) {
    for (let count = 0; count < whole.length - 8; count += 1) {
      assert.throws(() => checkedImage(whole.subarray(0, count)), /cut off|not a PNG|damaged/, `${count} bytes`)
    }
  }
})

test("a JPEG is refused if it has more than 64 scans, or a second frame", () => {
  assert.equal(checkedImage(jpeg(9, 9, 64)).width, 9)
  assert.throws(() => checkedImage(jpeg(9, 9, 65)), /more than 64 scans/)
  const [one, other] = [jpeg(9, 9), jpeg(9999, 9)]
  assert.throws(() => checkedImage(bytes([...one.subarray(0, -3)], [...other.subarray(2)])), /damaged/)
})

test("an image is refused if it is animated, or if its texts decompress to much", () => {
  const chunk = (name) => bytes([0, 0, 0, 0], name, [0, 0, 0, 0])
  // A header lacks its checksum.
  const png = (...names) => bytes([...pngHeader(9, 9)], [0, 0, 0, 0], ...names.map((name) => [...chunk(name)]), [...chunk("IEND")])
  assert.throws(() => checkedImage(png("acTL", "IDAT")), /animated/)
  assert.throws(() => checkedImage(webpHeader("VP8X", [2, 0, 0, 0, 9, 0, 0, 9, 0, 0])), /animated/)
  for (const name of ["zTXt", "iTXt"]) {
    assert.equal(checkedImage(png(...Array(4).fill(name), "IDAT")).width, 9)
    assert.throws(() => checkedImage(png(...Array(5).fill(name), "IDAT")), /more than 4 compressed texts/)
  }
})

test("the body of an image is read to its limit, and no further", async () => {
  let sent = 0
  const endless = new ReadableStream({ pull: (controller) => { sent += 65_536; controller.enqueue(new Uint8Array(65_536)) } })
  await assert.rejects(readBounded(new Response(endless)), /256 KiB/)
  assert.ok(sent <= maximumByteCount + 3 * 65_536, `${sent} bytes`)
  assert.equal((await readBounded(new Response(new Uint8Array(maximumByteCount)))).length, maximumByteCount)
})

test("a second user is in the query, and the first one is without it", () => {
  assert.equal(secondUserAddress("http://pa.localhost:4000/__tabwire/#look=wide"), "http://pa.localhost:4000/__tabwire/?user=2#look=wide")
  assert.equal(secondUserAddress("http://pa.localhost:4000/__tabwire/?user=2"), "http://pa.localhost:4000/__tabwire/")
  const user = (query, count = 4) => userNumber(`http://pa.localhost:4000/__tabwire/${query}`, count)
  assert.deepEqual(["", "?user=2", "?user=4", "?user=5", "?user=0", "?user=-1", "?user=1.5", "?user=x"].map((query) => user(query)), [1, 2, 4, 1, 1, 1, 1, 1])
})

test("a picture is named after the site and the path, without what files cannot have in their names", () => {
  const name = (path, origin = "http://localhost:3000") => pictureName(origin, origin + path)
  assert.equal(name("/"), "localhost-3000.png")
  assert.equal(name("/trails/2?token=secret#part"), "localhost-3000-trails-2.png")
  assert.equal(name("/wege/Gr%C3%BCnkohl%20%E6%97%A5%E6%9C%AC"), "localhost-3000-wege-Grünkohl-日本.png")
  for (const path of ["/../../etc/passwd", "/%2e%2e%2f%2e%2e%2fetc%2fpasswd", "/..%5C..%5Cetc%5Cpasswd"]) assert.equal(name(path), "localhost-3000-etc-passwd.png", path)
  assert.equal(name("/a%00b%0Ac%22d%3Ce%3E%7C*%3F:f"), "localhost-3000-a-b-c-d-e-f.png")
  assert.equal(name("/gnp%E2%80%AEexe.app"), "localhost-3000-gnp-exe.app.png", "no override of the direction")
  assert.equal(name("/%E0%A4%A/.hidden./"), "localhost-3000-E0-A4-A-hidden.png", "not UTF-8")
  assert.equal([...name(`/${"%F0%90%90%80".repeat(300)}`)].length, 104)
  assert.equal(name("/site/home.html", "http://[::1]:8000"), "1-8000-site-home.html.png")
})

test("a path configuration with wrong parts keeps the others", () => {
  const rules = [{ patterns: ["/edit$", "(", 3], properties: { context: "modal" } }, null, { patterns: "x" }, { patterns: ["/a"], properties: {} }]
  assert.deepEqual(readRules({ rules }), [{ patterns: ["/edit$"], context: "modal" }])
  for (const wrong of [null, [], "x", { rules: {} }]) assert.deepEqual(readRules(wrong), [])
})

test("every route of a path configuration", () => {
  const taken = (properties, isSheet = false) => route(readRules({ rules: [{ patterns: [".*"], properties: { context: "default" } }, { patterns: ["^/x"], properties }] }), "/x?y", isSheet)
  assert.deepEqual(["default", "push", undefined, "unknown"].map((presentation) => taken({ presentation })), ["stay", "stay", "stay", "stay"])
  assert.deepEqual([taken({ context: "modal" }), taken({ context: "modal" }, true), taken({}, true)], ["sheet", "stay", "leaveSheet"])
  const routes = { pop: "back", replace: "replace", replace_root: "replaceRoot", clear_all: "root", refresh: "refresh", none: "none" }
  for (const [presentation, expected] of Object.entries(routes)) for (const isSheet of [false, true]) assert.equal(taken({ presentation }, isSheet), expected)
  assert.deepEqual([taken({ presentation: "replace", context: "modal" }), taken({ presentation: "replace", context: "modal" }, true)], ["sheet", "replace"])
  assert.equal(route(readRules({ rules: [{ patterns: ["\\?y$"], properties: { presentation: "none" } }] }), "/x?y", false), "none")
  assert.equal(route([], "/x", true), "leaveSheet")
})

test("screen readers hear which tabs come and go", () => {
  const tab = (title) => ({ id: title, title, container: 1 })
  const none = [{ container: 1 }]
  assert.equal(announcement(none, [tab("Home"), tab("Explore")]), "Tabs: Home, Explore")
  assert.equal(announcement([tab("Home"), tab("Explore")], [tab("Home"), tab("Library")]), "Library added. Explore removed")
  assert.equal(announcement([tab("Home")], none), "Tabs removed")
  assert.equal(announcement([tab("Home")], [tab("Home")]), null)
  assert.equal(announcement(none, none), null)
})

test("a summary names the containers", () => {
  const transition = { kind: "replaced", created: [3], disposed: [2], updated: [], forgetsHistory: false }
  assert.equal(summary(transition, (id) => `tab ${id}`), "tabs were added and removed · created: tab 3 · disposed: tab 2")
})

test("a lifeline begins with its container, ends with it, and shows when it was selected", () => {
  const state = (selected, ...containers) => ({ selected, tabs: containers.map((container) => ({ container, title: `t${container}` })) })
  let steps = []
  for (const [next, number] of [[state(1, 1)], [state(1, 1, 2, 3), 2], [state(1, 1, 2, 3), 4], [state(2, 1, 2, 3)], [state(2, 2, 4), 9]]) steps = added(steps, next, number)
  assert.deepEqual(steps.map((step) => step.case), [undefined, 2, undefined, 9])
  assert.deepEqual(lines(steps), [
    { container: 1, title: "t1", from: 0, to: 2, isAlive: false, selected: [0, 1] },
    { container: 2, title: "t2", from: 1, to: 3, isAlive: true, selected: [2, 3] },
    { container: 3, title: "t3", from: 1, to: 2, isAlive: false, selected: [] },
    { container: 4, title: "t4", from: 3, to: 3, isAlive: true, selected: [] },
  ])
  for (let index = 0; index < 100; index += 1) steps = added(steps, state(index, index))
  assert.equal(steps.length, 60)
})

test("icons of both platforms and their variants have a drawing", () => {
  assert.equal(drawingFor("house.fill"), "house")
  assert.equal(drawingFor("home_outlined"), "house")
  assert.equal(drawingFor("person.crop.circle.fill"), "person")
  assert.equal(drawingFor("no.such.icon"), "unknown")
  assert.equal(drawingFor("__proto__"), "unknown")
})

test("every state of the playground sends a configuration that the heart accepts without a warning", async () => {
  const heart = await Heart.load(await readFile(new URL("../Page/heart.wasm", import.meta.url)))
  const combinations = (names) => names.length === 0 ? [{}] : combinations(names.slice(1)).flatMap((rest) => Object.keys(flags[names[0]].values).map((value) => ({ ...rest, [names[0]]: value })))
  let count = 0
  for (const values of combinations(Object.keys(flags))) for (const persona of [null, ...Object.keys(personas)]) for (const tab of ["none", "home", "explore", "favorites", "premium", "library", "profile"]) {
    const client = heart.client("https://app.example/site/sign-in.html")
    const { error, warnings } = client.configure(JSON.stringify(configuration({ ...initialState, persona, flags: values, saved: [{}], seen: 0 }, { tab }, 1)))
    assert.deepEqual([error, warnings], [undefined, []], JSON.stringify({ values, persona, tab }))
    client.dispose()
    count += 1
  }
  assert.ok(count > 1_000)
})
