// The heart in WebAssembly, in Node, by the interface that the page uses.
import assert from "node:assert/strict"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFile, readdir } from "node:fs/promises"
import { createInterface } from "node:readline"
import { test } from "node:test"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { Heart, HeartError } from "../Page/heart.js"
import { randomNumbers } from "./support/random.js"
import { differences } from "./support/scenario.js"

const wasm = await readFile(new URL("../Page/heart.wasm", import.meta.url))
const folder = new URL("../../Conformance/", import.meta.url)
const names = (await readdir(folder)).filter((name) => name.endsWith(".json"))
const scenarios = await Promise.all(names.map(async (name) => ({ name, source: await readFile(new URL(name, folder), "utf8") })))
const start = "https://app.example/"
const tabs = (...ids) => JSON.stringify({ active: ids[0], tabs: ids.map((id) => ({ id, title: id, icon: "star", path: `/${id}` })) })

test("every scenario passes in Node", async () => {
  const heart = await Heart.load(wasm)
  assert.ok(scenarios.length > 150)
  const failed = scenarios.flatMap(({ name, source }) => differences(heart, source).map((line) => `${name}: ${line}`))
  assert.deepEqual(failed, [])
})

// The model of ./test proof has the same outcomes. TABWIRE_SCENARIOS is their number.
test("random scenarios have the outcomes of the Swift heart", { timeout: 3_600_000 }, async (context) => {
  const count = Number(process.env.TABWIRE_SCENARIOS ?? 4_000)
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 15))
  const heart = await Heart.load(wasm)
  const prove = fileURLToPath(new URL("../../Tests/prove", import.meta.url))
  const swift = spawn(prove, ["scenarios", `${count}`, `${seed}`], { stdio: ["ignore", "pipe", "inherit"] })
  context.after(() => swift.kill())
  const ended = once(swift, "close")
  const failed = []
  let answered = 0
  for await (const line of createInterface({ input: swift.stdout })) {
    failed.push(...differences(heart, line).map((difference) => `${JSON.parse(line).name}: ${difference}`))
    answered += 1
    if (failed.length > 10) break
  }
  assert.deepEqual(failed, [], `SEED=${seed}`)
  assert.deepEqual(await ended, [0, null])
  assert.equal(answered, count)
  console.error(`${answered} random scenarios of seed ${seed}`)
})

test("the heart, with what plans, has at most 234 KB, and 95 KB compressed", () => {
  assert.ok(wasm.length <= 234 * 1024, `${wasm.length} bytes`)
  assert.ok(gzipSync(wasm, { level: 9 }).length <= 95 * 1024)
})

test("a plan changes nothing, and says what the user sees, where it is wrong, and what clients ignore", async () => {
  const client = (await Heart.load(wasm)).client(start)
  client.configure(tabs("a", "b"))
  const { state } = client
  assert.equal(client.plan('{"active":null,"tabs":[]}').severity, "disruptive")
  const { severity, effects, case: number } = client.plan(tabs("a", "c"))
  assert.deepEqual([severity, number, effects.map(({ severity }) => severity)], ["noticeable", 10, ["noticeable", "calm"]])
  assert.match(effects[0].sentence, /^“b” closes in the background/)
  assert.equal(client.plan("{").error.code, "malformed")
  assert.deepEqual(client.plan(tabs("a", "b").replace('"active":"a"', '"active":"x"')).warnings.map(({ code }) => code), ["unknownActive"])
  assert.deepEqual(client.state, state)
})

test("a plan is that of the newest configuration, whatever its revision", async () => {
  const client = (await Heart.load(wasm)).client(start)
  client.configure(tabs("a", "b").replace("{", '{"revision":9,'))
  assert.equal(client.plan(tabs("a", "c").replace("{", '{"revision":1,')).severity, "noticeable")
})

test("a rejected configuration has its code, its place and a reason", async () => {
  const client = (await Heart.load(wasm)).client(start)
  const { error, transition } = client.configure('{"active": "a",\n "tabs": [{"id": "a", "title": "A", "icon": "", "path": "//evil"},{"id":"b","title":"","icon":"","path":""}]}')
  assert.equal(transition.kind, "rejected")
  assert.equal(error.code, "unsafePath")
  assert.equal(error.path, "$.tabs[0].path")
  assert.equal(error.line, 2)
  assert.match(error.reason, /two slashes/)
})

test("a warning names the value", async () => {
  const client = (await Heart.load(wasm)).client(start)
  const { warnings } = client.configure(tabs("a", "b").replace('"active":"a"', '"active":"x"'))
  assert.deepEqual(warnings.map(({ code, path }) => [code, path]), [["unknownActive", "$.active"]])
})

test("texts survive: escapes, control characters, every character of Unicode", async () => {
  const client = (await Heart.load(wasm)).client(start)
  const survives = (title) => {
    const { state } = client.configure(JSON.stringify({ active: "a", tabs: [{ id: "a", title, icon: "i", path: "/a" }, { id: "b", title: "", icon: "", path: "" }] }))
    assert.equal(state.tabs[0].title, title)
  }
  survives("\"\\\u0001\n</script> é \u0065\u0301 日本 🇫🇷")
  for (let first = 0; first <= 0x10FFFF; first += 0x1000) {
    // Surrogates are no characters.
    if (first < 0xD800 || first > 0xDFFF) survives(String.fromCodePoint(...Array.from({ length: first === 0xD000 ? 0x800 : 0x1000 }, (_, index) => first + index)))
  }
})

test("a copy leaves the client as it is", async () => {
  const client = (await Heart.load(wasm)).client(start)
  client.configure(tabs("a", "b"))
  const copy = client.copy()
  copy.configure(tabs("c", "d"))
  assert.deepEqual(client.state.tabs.map(({ id }) => id), ["a", "b"])
  assert.deepEqual(copy.state.tabs.map(({ id }) => id), ["c", "d"])
})

test("a disposed client, too many clients and wrong types throw an error", async () => {
  const heart = await Heart.load(wasm)
  const client = heart.client(start)
  client.dispose()
  assert.throws(() => client.state, HeartError)
  assert.throws(() => client.copy(), HeartError)
  assert.throws(() => heart.client(start).configure({}), HeartError)
  assert.throws(() => { for (let i = 0; i < 1000; i++) heart.client(start) }, HeartError)
})

test("hostile texts are rejected, and memory stays bounded", async () => {
  const heart = await Heart.load(wasm)
  const client = heart.client(start)
  const hostile = ["", "\0", "[".repeat(200_000), "{".repeat(65), `"${"\ud800"}"`, "x".repeat(10_000_000), '{"tabs":' + "[[".repeat(30) + "1e999", "{\"tabs\":[" + "{},".repeat(50_000) + "{}]}"]
  const round = () => { for (const text of hostile) assert.equal(client.configure(text).transition.kind, "rejected") }
  round()
  const { byteCount } = heart
  for (let i = 0; i < 5; i++) round()
  assert.equal(heart.byteCount, byteCount)
  for (const container of [0, -1, 1.5, NaN, Infinity, 2 ** 60]) assert.equal(client.select(container).transition.kind, "ignored")
  assert.equal(client.open("https://elsewhere.example/").transition.kind, "ignored")
})

test("10,000 messages need no more memory than 1,000", async () => {
  const heart = await Heart.load(wasm)
  const client = heart.client(start)
  const send = (count) => { for (let i = 0; i < count; i++) client.configure(i % 2 ? tabs("a", "b", "c") : tabs("b", "d")) }
  send(1_000)
  const { byteCount } = heart
  send(9_000)
  assert.equal(heart.byteCount, byteCount)
})

test("a random message never makes the heart trap", async () => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 32))
  const random = randomNumbers(seed)
  const client = (await Heart.load(wasm)).client(start)
  const sources = scenarios.flatMap(({ source }) => JSON.parse(source).steps.map((step) => step.configure)).filter(Boolean).map((value) => (typeof value === "string" ? value : JSON.stringify(value))).filter((text) => text.length < 5_000)
  try {
    for (let i = 0; i < 20_000; i++) {
      let text = sources[random(sources.length)]
      for (let edits = random(4); edits > 0; edits--) {
        const at = random(text.length + 1)
        text = text.slice(0, at) + ["", "{", "}", '"', "\\u00", ",", "null", "a", "0"][random(9)] + text.slice(at + random(3))
      }
      const { state } = client.configure(text)
      client.select(state.tabs[random(state.tabs.length)].container)
    }
  } catch (error) {
    assert.fail(`SEED=${seed}: ${error.message}`)
  }
})
