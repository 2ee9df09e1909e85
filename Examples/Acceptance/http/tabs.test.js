import assert from "node:assert/strict"
import { test } from "node:test"
import { Client } from "../support/client.js"
import { invalidForms, places } from "../support/places.js"
import { expectedTabs, personas, situations } from "../support/situations.js"

// Each combination visits every seventh page; with EVERY_PAGE in the environment it visits all. No flag has 7 values, so each page is
// visited with each value of each flag.
const turns = process.env.EVERY_PAGE ? 1 : 7

for (const persona of personas) {
  // P9.4, P13.14 (the same ids)
  test(`every page and every combination of flags have the tabs of their user: ${persona}`, async () => {
    const visits = situations.filter(situation => situation.persona === persona).entries()
    // Several users at a time, as on a real server.
    await Promise.all(Array.from({ length: 6 }, async () => {
      for (const [number, situation] of visits) await visit(situation, number % turns)
    }))
  })
}

async function visit(situation, turn) {
  const isDue = (_, index) => index % turns === turn
  const { persona, flags } = situation
  const client = new Client()
  let userSession
  const hasNoTabs = ({ configuration: { active, tabs, session }, links }) => {
    assert.deepEqual({ active, tabs, links }, { active: null, tabs: [], links: [] })
    assert.match(session, /^[\w-]+$/)
    assert.notEqual(session, userSession)
  }
  assert.equal((await client.post("/flags", flags)).status, 303)
  hasNoTabs(await client.get("/sign-in"))
  await client.post("/sign-in", { persona })
  if (persona === "new") {
    for (const answer of [await client.get("/welcome"), await client.post("/welcome", { name: "" }), await client.get("/nowhere")]) {
      assert.deepEqual(answer.configuration.tabs, [])
    }
    await client.post("/welcome", { name: "Noa" })
  }

  const hasTabs = (answer, { path, title, tab, status, badge }) => {
    const { active, tabs, session } = answer.configuration
    const expected = expectedTabs(situation, path, badge)
    userSession = session
    const place = `${JSON.stringify(situation)} ${path}`
    assert.deepEqual({ status: answer.status, title: answer.title }, { status, title }, place)
    assert.deepEqual(tabs, expected, place)
    assert.equal(active, expected.some(({ id }) => id === tab) ? tab : "home", place)
    assert.match(session, /^[\w-]{22}$/, place)
    const shown = expected.filter(({ id, deprecated, replaces }) => (!deprecated || id === tab) && (!replaces || replaces !== tab))
    assert.deepEqual(answer.links, shown.map(({ id }) => id), place)
    // Every page has the flag panel with the configuration and the sign-out button.
    for (const part of ['<pre class="sent"', 'id="sign-out"']) assert.ok(answer.html.includes(part), `${place} ${part}`)
  }
  for (const place of places.filter(isDue)) hasTabs(await client.get(place.path), place)
  for (const place of invalidForms.filter(isDue)) hasTabs(await client.post(place.path, place.form), place)
  if (turn === 0) {
    for (const path of ["/sign-in", "/welcome", "/notes"]) assert.equal((await client.get(path)).location, "/")
    hasTabs(
      await client.get("/updates/2"), { path: "/updates/2", title: "Lambing season", tab: "home", status: 200, badge: "2" })
    assert.equal((await client.post("/explore/5/favorite")).location, "/explore/5")
    assert.equal((await client.post("/language", { language: "en", back: "/premium" })).location, "/premium")
  }
  assert.equal((await client.post("/sign-out")).location, "/sign-in")
  hasNoTabs(await client.get("/sign-in"))
}

test("without signing in and onboarding there are no tabs, and pages redirect", async () => {
  const client = new Client()
  for (const { path } of places.filter(({ status }) => status === 200)) {
    const answer = await client.get(path)
    assert.deepEqual([answer.status, answer.location], [303, "/sign-in"], path)
  }
  const signIn = await client.get("/sign-in")
  assert.deepEqual([signIn.configuration.active, signIn.configuration.tabs], [null, []])
  assert.deepEqual(signIn.links, [])

  assert.equal((await client.post("/sign-in", { persona: "new" })).location, "/welcome")
  assert.equal((await client.get("/")).location, "/welcome")
  assert.deepEqual(await client.tabs("/welcome"), [])
  assert.deepEqual(await client.tabs("/nowhere"), [])
  assert.equal((await client.post("/welcome", { name: "Noa" })).location, "/")
  assert.deepEqual(await client.tabs(), ["home", "explore", "library", "profile"])
  for (const path of ["/sign-in", "/welcome"]) assert.equal((await client.get(path)).location, "/")
})

// P13.1, P13.5, P13.8
test("revisions never decrease, and every user has one session key, as have signed-out users", async () => {
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
  const nobody = new Set()
  for (const persona of personas) {
    await client.signIn(persona)
    await client.post("/sign-out")
    nobody.add((await client.get("/sign-in")).configuration.session)
  }
  assert.equal(nobody.size, 1)
  assert.ok(!sessions.has([...nobody][0]))
})

test("flags survive signing out and in", async () => {
  const client = await Client.signedIn()
  await client.post("/flags", { premium: "on", explore: "off" })
  assert.equal((await client.post("/sign-out")).location, "/sign-in")
  assert.deepEqual(await client.tabs("/sign-in"), [])
  await client.signIn("premium")
  assert.deepEqual(await client.tabs(), ["home", "favorites", "library", "premium", "profile"])
})

// P13.16
test("the badge of Home counts unread updates; prefetching does not mark them as read", async () => {
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

test("links to updates are not prefetched", async () => {
  const { html } = await (await Client.signedIn()).get("/")
  const links = [...html.matchAll(/<a [^>]*href="\/updates\/[^>]*>/g)]
  assert.equal(links.length, 3)
  for (const [link] of links) assert.match(link, /data-turbo-prefetch="false"/)
})

test("the flag panel shows the configuration of the page", async () => {
  const client = await Client.signedIn("premium")
  const page = await client.get("/library/1")
  const [, sent] = page.html.match(/<pre class="sent" tabindex="0"><code>(.*?)<\/code>/s)
  assert.deepEqual(JSON.parse(sent.replaceAll("&quot;", '"').replaceAll("&#39;", "'")), page.configuration)
})
