import assert from "node:assert/strict"
import { test } from "node:test"

// Tests without a browser: each document imports the module of its own, and its storages are those of this file.

let documentCount = 0
globalThis.window = { location: { href: "http://site/a" } }

function openDocument() {
  return import(`../site_memory.js?${++documentCount}`)
}

// A storage as browsers have it. `hasRoom` is whether it takes a text.
function storageWith(texts = {}, hasRoom = () => true) {
  const kept = new Map(Object.entries(texts))
  return {
    kept,
    getItem: key => kept.get(key) ?? null,
    setItem(key, text) {
      if (!hasRoom(text)) throw new DOMException("full", "QuotaExceededError")
      kept.set(key, text)
    },
    removeItem: key => kept.delete(key),
  }
}

// Both storages of the browser.
function use(storage) {
  for (const name of ["localStorage", "sessionStorage"]) {
    const isForbidden = storage === "forbidden"
    const get = () => {
      if (isForbidden) throw new DOMException("denied", "SecurityError")
      return storage
    }
    Object.defineProperty(globalThis, name, { get, configurable: true })
  }
  return storage
}

const former = { "tabwire-revision": "5", "tabwire-session": "bobby", "tabwire-late-pages": "7" }
const storages = {
  "is as browsers have it": () => storageWith(),
  "is missing": () => undefined,
  "is switched off": () => null,
  "is forbidden": () => "forbidden",
  "is full": () => storageWith(former, () => false),
  "has room for short texts": () => storageWith(former, text => text.length < 2),
}

// P10.7
for (const [kind, make] of Object.entries(storages)) {
  test(`the last revision, session and deadline are known if storage ${kind}`, async () => {
    use(make())
    const memory = await openDocument()
    assert.equal(memory.rememberPage(JSON.stringify({ session: "dora", revision: 10 })), true)
    memory.latePages.deadline = 20
    assert.deepEqual([memory.highestRevision(), memory.lastSession(), memory.latePages.deadline], [10, "dora", 20])
    assert.equal(memory.rememberPage(JSON.stringify({ session: "dora", revision: 9 })), false)
    assert.equal(memory.highestRevision(), 10)
    memory.latePages.deadline = null
    assert.equal(memory.latePages.deadline, null)
  })

  test(`no page throws, whatever its configuration, if storage ${kind}`, async () => {
    use(make())
    const memory = await openDocument()
    for (const text of [`{"session":null}`, `{"session":7,"revision":"8"}`, "null", "[]", `"x"`, "{", "", null]) {
      assert.equal(memory.rememberPage(text), false)
      assert.equal(memory.isOfFormerUser(text), false)
    }
  })
}

test("a text that does not fit takes the older one away, also for other documents", async () => {
  const storage = use(storages["is full"]())
  const memory = await openDocument()
  memory.rememberPage(JSON.stringify({ session: "dora", revision: 10 }))
  assert.deepEqual([...storage.kept.keys()], ["tabwire-late-pages"])
  assert.equal((await openDocument()).lastSession(), null)
})

test("what a document has remembered stays known to it when storage is cleared", async () => {
  const storage = use(storageWith())
  const memory = await openDocument()
  memory.rememberPage(JSON.stringify({ session: "dora", revision: 10 }))
  storage.kept.clear()
  assert.deepEqual([memory.highestRevision(), memory.lastSession()], [10, "dora"])
  assert.equal(memory.isOfFormerUser(JSON.stringify({ session: "bobby", revision: 9 })), true)
})

test("another window's session is the newer one, also after a text that did not fit", async () => {
  for (const hasRoom of [() => true, () => false]) {
    const storage = use(storageWith(former, hasRoom))
    const memory = await openDocument()
    memory.rememberPage(JSON.stringify({ session: "dora", revision: 10 }))
    storage.kept.set("tabwire-session", "bobby").set("tabwire-revision", "8")
    assert.deepEqual([memory.lastSession(), memory.highestRevision()], ["bobby", 10])
    storage.kept.set("tabwire-revision", "12")
    assert.equal(memory.highestRevision(), 12)
    storage.kept.set("tabwire-revision", "no number")
    assert.equal(memory.highestRevision(), 10)
  }
})

// P12.10, P13.22
test("pages that cannot be counted are not loaded again, so that none is loaded for ever", async () => {
  for (const kind of ["is missing", "is forbidden", "is full"]) {
    use(storages[kind]())
    for (let times = 0; times < 2; times += 1) {
      const memory = await openDocument()
      assert.deepEqual([memory.isFirstReport("dora"), memory.countReload(4), memory.isFirstPage()], [false, null, false], kind)
    }
  }
})

// P12.10, P13.22
test("pages are counted across documents, by their address", async () => {
  use(storageWith({ "tabwire-reloaded": `{"address":"http://site/a","count":"many"}` }))
  const counts = []
  for (let times = 0; times < 5; times += 1) counts.push((await openDocument()).countReload(4))
  assert.deepEqual(counts, [0, 1, 2, 3, null])
  const memory = await openDocument()
  assert.deepEqual([memory.isFirstReport("dora"), memory.isFirstReport("dora"), memory.isFirstReport("nobody")], [true, false, true])
  memory.rememberPage(`{"session":"nobody"}`)
  assert.equal((await openDocument()).isFirstReport("nobody"), true)
})
