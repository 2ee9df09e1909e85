// The modules of the page that need no browser.
import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { test } from "node:test"
import { emptyStack, reduce } from "../Page/back_stack.js"
import { handle } from "../Page/components.js"
import { Heart } from "../Page/heart.js"
import { drawingFor } from "../Page/icons.js"
import { added, lines } from "../Page/lifelines.js"
import { rateLimit, readMessage, refusal } from "../Page/messages.js"
import { readRules, route } from "../Page/presentation.js"
import { secondUserAddress } from "../Page/second_user.js"
import { choices, readSettings, writeSettings } from "../Page/settings.js"
import { announcement, summary } from "../Page/summaries.js"
import { configuration, flags, initialState, personas } from "../Playground/tabs.js"

const entry = (href, document = "d1") => ({ href, document, state: null, x: 0, y: 10, fields: [] })
const after = (...events) => events.reduce(({ stack }, event) => reduce(stack, event), { stack: emptyStack })

test("back in the same document pops; in another one it opens, and restores once that has loaded", () => {
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

test("forgetting leaves no way back, and a stack is bounded", () => {
  assert.equal(after({ type: "left", entry: entry("/a") }, { type: "forget" }, { type: "back" }).command, undefined)
  const many = Array.from({ length: 500 }, (_, index) => ({ type: "left", entry: entry(`/${index}`) }))
  assert.equal(after(...many).stack.entries.length, 100)
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
  const isAllowed = rateLimit(() => time, 10, 5)
  assert.equal(Array.from({ length: 20 }, isAllowed).filter(Boolean).length, 10)
  time = 1000
  assert.equal(Array.from({ length: 20 }, isAllowed).filter(Boolean).length, 5)
})

test("both vocabularies of components are understood, and wrong messages are refused", () => {
  const calls = []
  const screen = new Proxy({}, { get: (_, name) => (...details) => calls.push([name, ...details]) })
  const send = (component, event, data) => handle(screen, { id: "1", component, event, jsonData: JSON.stringify(data) })
  for (const data of [{ submitTitle: "Save" }, { title: "Save" }]) assert.equal(send("form", "connect", data), null)
  assert.equal(send("menu", "display", { title: "Sort", items: [{ title: "A", index: 4 }] }), null)
  calls.at(-1).at(-1)(0)
  assert.deepEqual(calls.at(-1).slice(2), ["display", { selectedIndex: 4 }])
  assert.equal(send("alert", "show", { title: "Sure?" }), null)
  assert.equal(send("toast", "show", { message: "Saved" }), null)
  assert.match(send("form", "connect", {}), /title/)
  assert.match(send("menu", "display", { items: [{}] }), /items/)
  assert.match(send("alert", "show", null), /title/)
  assert.match(send("constructor", "name", {}), /no event/)
  assert.match(send("form", "constructor", {}), /no event/)
})

test("settings survive a link, and unknown ones become the default", () => {
  for (const look of choices.look) for (const scheme of choices.scheme) for (const text of choices.text) {
    assert.deepEqual(readSettings(writeSettings({ look, scheme, text })), { look, scheme, text })
  }
  assert.deepEqual(readSettings("#look=<script>&scheme=&x=1"), { look: "ios", scheme: "auto", text: "100" })
})

test("a second user has the other name of this machine, and a site elsewhere has none", () => {
  assert.equal(secondUserAddress("http://127.0.0.1:4000/__tabwire/?a#look=wide"), "http://localhost:4000/__tabwire/?a#look=wide")
  assert.equal(secondUserAddress("http://localhost:4000/"), "http://127.0.0.1:4000/")
  for (const address of ["https://localhost/", "http://example.org/", "http://192.168.0.2:4000/", "file:///index.html"]) {
    assert.equal(secondUserAddress(address), null)
  }
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
