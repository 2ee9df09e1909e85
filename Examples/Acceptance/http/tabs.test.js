import assert from "node:assert/strict"
import { test } from "node:test"
import { Client } from "../support/client.js"
import { places } from "../support/places.js"
import { expectedTabs, personas, situations } from "../support/situations.js"

for (const persona of personas) {
  test(`every tab's page carries the tabs of its visitor, for every combination of flags: ${persona}`, async () => {
    const tabPages = places.filter(({ path, tab }) => path === "/nowhere" || path === (tab === "home" ? "/" : `/${tab}`))
    for (const situation of situations.filter(situation => situation.persona === persona)) await visit(situation, tabPages)
  })

  test(`every page carries the tabs of its visitor: ${persona}`, async () => {
    for (const phase of ["on", "soft", "hard", "off"]) {
      await visit({ persona, flags: { explore: phase, library: phase, premium: phase, order: "standard" } }, places)
    }
  })
}

async function visit(situation, places) {
  const client = await Client.signedIn(situation.persona)
  assert.equal((await client.post("/flags", situation.flags)).status, 303)
  const expected = expectedTabs(situation)
  const has = id => expected.some(tab => tab.id === id)
  for (const { path, title, tab, status } of places) {
    const answer = await client.get(path)
    const { active, tabs, session } = answer.configuration
    const place = `${JSON.stringify(situation)} ${path}`
    assert.deepEqual({ status: answer.status, title: answer.title }, { status, title }, place)
    assert.deepEqual(tabs, expected, place)
    assert.equal(active, has(tab) ? tab : "home", place)
    assert.match(session, /^[\w-]{22}$/, place)
    const shown = expected.filter(({ id, deprecated, replaces }) => (!deprecated || id === tab) && (!replaces || replaces !== tab))
    assert.deepEqual(answer.links, shown.map(({ id }) => id), place)
  }
}

test("who is not signed in, or not introduced yet, gets no tabs and is led to where that changes", async () => {
  const client = new Client()
  for (const { path } of places.filter(({ status }) => status === 200)) {
    const answer = await client.get(path)
    assert.deepEqual([answer.status, answer.location], [303, "/sign-in"], path)
  }
  const signIn = await client.get("/sign-in")
  assert.deepEqual({ ...signIn.configuration, revision: 0 }, { active: null, tabs: [], revision: 0 })
  assert.deepEqual(signIn.links, [])

  assert.equal((await client.post("/sign-in", { persona: "new" })).location, "/welcome")
  assert.equal((await client.get("/")).location, "/welcome")
  assert.deepEqual(await client.tabs("/welcome"), [])
  assert.deepEqual(await client.tabs("/nowhere"), [])
  assert.equal((await client.post("/welcome", { name: "Noa" })).location, "/")
  assert.deepEqual(await client.tabs(), ["home", "explore", "library", "profile"])
  for (const path of ["/sign-in", "/welcome"]) assert.equal((await client.get(path)).location, "/")
})

test("revisions only grow, and a session is told apart from another one, but not from itself", async () => {
  const client = new Client()
  const sessions = new Map()
  let last = 0
  for (const persona of [...personas, ...personas]) {
    await client.signIn(persona)
    const { session, revision } = (await client.get("/")).configuration
    assert.equal(sessions.get(session) ?? persona, persona)
    assert.ok(!session.includes(persona))
    sessions.set(session, persona)
    assert.ok(revision >= last)
    last = revision
  }
  assert.equal(sessions.size, 3)
})

test("the flags outlast signing out and in again", async () => {
  const client = await Client.signedIn()
  await client.post("/flags", { premium: "on", explore: "off" })
  assert.equal((await client.post("/sign-out")).location, "/sign-in")
  assert.deepEqual(await client.tabs("/sign-in"), [])
  await client.signIn("premium")
  assert.deepEqual(await client.tabs(), ["home", "favorites", "library", "premium", "profile"])
})

test("the badge of Home counts what is unread, and not what a browser fetched ahead", async () => {
  const client = await Client.signedIn()
  const badge = async (path = "/explore", headers) => (await client.get(path, headers)).configuration.tabs[0].badge
  assert.equal(await badge(), "3")
  for (const header of ["Sec-Purpose", "X-Sec-Purpose", "Purpose"]) {
    assert.equal(await badge("/updates/2", { [header]: "prefetch" }), "3")
  }
  assert.equal(await badge(), "3")
  assert.equal(await badge("/updates/2"), "2")
  assert.equal(await badge("/updates/2"), "2")
  await client.get("/updates/1")
  await client.get("/updates/3")
  assert.equal(await badge(), undefined)
  assert.equal((await client.get("/updates/4")).status, 404)
})

test("the page says what the server just sent", async () => {
  const client = await Client.signedIn("premium")
  const page = await client.get("/library/1")
  const [, sent] = page.html.match(/<pre class="sent" tabindex="0"><code>(.*?)<\/code>/s)
  assert.deepEqual(JSON.parse(sent.replaceAll("&quot;", '"').replaceAll("&#39;", "'")), page.configuration)
})
