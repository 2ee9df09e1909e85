import assert from "node:assert/strict"
import { afterEach, test } from "node:test"
import { Client } from "../support/client.js"
import { EventStream } from "../support/event_stream.js"

const streams = []

async function open(client, path, headers) {
  const stream = await EventStream.open(client, path, headers)
  streams.push(stream)
  return stream
}

const badge = ({ tabs }) => tabs[0]?.badge
const ids = ({ tabs }) => tabs.map(({ id }) => id)

// All tests share one server, so each restores its state.
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close()
  await new Client().post("/flags", { weekend: "off" })
  for (const persona of ["regular", "premium"]) await readAll(await Client.signedIn(persona))
})

async function readAll(client) {
  const { html } = await client.get("/")
  for (const [, path] of html.matchAll(/href="(\/recommendations\/\d+)"/g)) await client.get(path)
}

// P11.10, P11.13
test("a stream sends the tab bar of its user at once, and no proxy keeps it", async () => {
  const stream = await open(await Client.signedIn("premium"), "/library/2")
  assert.equal(stream.status, 200)
  assert.match(stream.headers["content-type"], /^text\/event-stream\b/)
  assert.match(stream.headers["cache-control"], /no-store/)
  assert.equal(stream.headers["x-accel-buffering"], "no")
  const configuration = await stream.next()
  assert.equal(configuration.live, true)
  assert.equal(configuration.active, "library")
  assert.deepEqual(ids(configuration), ["home", "explore", "library", "premium", "profile"])
})

// P11.11
test("a stream that opens while the user signs out does not sign the user in again", async () => {
  const stream = await open(await Client.signedIn())
  await stream.next()
  assert.equal(stream.headers["set-cookie"], undefined)
})

test("the badge counts what another user sends, in every open page of the user and nobody else's", async () => {
  const [robin, robinElsewhere, priya] = await Promise.all(["regular", "regular", "premium"].map(Client.signedIn))
  const [stream, elsewhere, other] = [await open(robin), await open(robinElsewhere, "/profile"), await open(priya)]
  for (const each of [stream, elsewhere, other]) assert.equal(badge(await each.next()), "3")
  assert.equal((await priya.post("/explore/5/send", { to: "regular" })).location, "/explore/5")
  for (const each of [stream, elsewhere]) assert.equal(badge(await each.next()), "4")
  await priya.post("/explore/6/send", { to: "regular" })
  for (const each of [stream, elsewhere]) assert.equal(badge(await each.next()), "5")
  // The sender's own tab bar did not change: its next event is for this flag.
  await priya.post("/flags", { library: "off" })
  assert.deepEqual(ids(await other.next()), ["home", "explore", "premium", "profile"])
})

test("a recommendation is on Home until it is read; prefetching does not mark it as read", async () => {
  const [robin, priya] = [await Client.signedIn("regular"), await Client.signedIn("premium")]
  await priya.post("/explore/7/send", { to: "regular" })
  const { html, configuration } = await robin.get("/")
  assert.equal(badge(configuration), "4")
  assert.match(html, /Recommended by Priya Nair\./)
  const [link, path] = html.match(/<a [^>]*href="(\/recommendations\/\d+)"[^>]*>/)
  assert.match(link, /data-turbo-prefetch="false"/)
  await robin.get(path, { "Sec-Purpose": "prefetch" })
  assert.equal(badge((await robin.get("/")).configuration), "4")
  assert.equal((await robin.get(path)).location, "/explore/7")
  assert.equal(badge((await robin.get("/")).configuration), "3")
  // It is there for Robin only.
  assert.equal((await priya.get(path)).status, 404)
})

test("a user keeps a few recommendations, and only known users and trails are accepted", async () => {
  const [robin, priya] = [await Client.signedIn("regular"), await Client.signedIn("premium")]
  for (let trail = 1; trail <= 9; trail += 1) await priya.post(`/explore/${trail}/send`, { to: "regular" })
  assert.equal((await robin.get("/")).html.match(/href="\/recommendations\//g).length, 5)
  assert.equal(badge((await robin.get("/")).configuration), "8")
  assert.equal((await priya.post("/explore/1/send", { to: "mallory" })).status, 400)
  assert.equal((await priya.post("/explore/1/send", {})).status, 400)
  assert.equal((await priya.post("/explore/99/send", { to: "regular" })).status, 404)
  assert.equal((await new Client().post("/explore/1/send", { to: "regular" })).location, "/sign-in")
})

test("a flag for everybody changes the tab bar of every open page", async () => {
  const clients = await Promise.all(["regular", "regular", "premium"].map(Client.signedIn))
  const opened = []
  for (const client of clients) opened.push(await open(client))
  const shows = []
  for (const stream of opened) shows.push(ids(await stream.next()).includes("premium"))
  assert.deepEqual(shows, [false, false, true])
  // A client that is not signed in can change it, too.
  assert.equal((await new Client().post("/flags", { weekend: "on" })).status, 303)
  for (const stream of opened.slice(0, 2)) assert.ok(ids(await stream.next()).includes("premium"))
  assert.ok(ids((await clients[0].get("/")).configuration).includes("premium"))
  await new Client().post("/flags", { weekend: "off" })
  for (const stream of opened.slice(0, 2)) assert.ok(!ids(await stream.next()).includes("premium"))
  assert.equal((await new Client().post("/flags", { weekend: "maybe" })).status, 400)
})

// P21.1
test("on a free weekend the Premium tab has a dot where the tab bar has more than tabs", async () => {
  const [plain, more] = [await Client.signedIn(), await Client.signedIn()]
  await more.post("/flags", { bar: "more" })
  await new Client().post("/flags", { weekend: "on" })
  const premium = async client => (await client.get("/")).configuration.tabs.find(({ id }) => id === "premium")
  assert.equal((await premium(more)).badge, true)
  assert.equal((await premium(plain)).badge, undefined)
})

test("a flag of a browser changes its open pages, and no other browser's", async () => {
  const [robin, other] = [await Client.signedIn(), await Client.signedIn()]
  const [stream, elsewhere] = [await open(robin, "/library"), await open(other)]
  assert.deepEqual(ids(await stream.next()), ids(await elsewhere.next()))
  await robin.post("/flags", { explore: "off" })
  assert.deepEqual(ids(await stream.next()), ["home", "favorites", "library", "profile"])
  await other.post("/flags", { library: "off" })
  assert.deepEqual(ids(await elsewhere.next()), ["home", "explore", "profile"])
})

test("after signing out a stream has the tab bar of signed-out users", async () => {
  const robin = await Client.signedIn()
  const stream = await open(robin)
  const { session } = await stream.next()
  await robin.post("/sign-out")
  const next = await stream.next()
  assert.deepEqual(next.tabs, [])
  assert.notEqual(next.session, session)
})

// P11.9, P11.26
test("a page cannot choose whose tab bar it gets, and a forged event id gets the current one", async () => {
  const robin = await Client.signedIn()
  const { session } = (await robin.get("/")).configuration
  for (const id of ["", "0", "user:premium", "9007199254740991-1", "x".repeat(5000)]) {
    const stream = await open(robin, "/?user=premium&topic=user:premium", { "Last-Event-ID": id })
    const configuration = await stream.next()
    assert.equal(configuration.session, session, id)
    assert.deepEqual(ids(configuration), ["home", "explore", "library", "profile"])
  }
})
