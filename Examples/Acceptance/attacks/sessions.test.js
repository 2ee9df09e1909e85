// Sessions that must stay ended, in any order of requests and responses. For the demo servers.
import assert from "node:assert/strict"
import { test } from "node:test"
import { Client } from "../support/client.js"
import { EventStream } from "../support/event_stream.js"

test("after signing out, a thousand other requests do not revive the stream of the old cookie", async () => {
  const client = await Client.signedIn("regular")
  const old = new Client()
  old.cookies = new Map(client.cookies)
  await client.post("/sign-out")
  for (let count = 0; count < 1005; count += 1) await new Client().post("/flags", { explore: "on" })
  assert.equal((await old.get("/")).location, "/sign-in")
  const stream = await EventStream.open(old)
  try {
    assert.deepEqual((await stream.next()).tabs, [])
  } finally {
    stream.close()
  }
})

test("signing in replaces the cookie that a visitor had before", async () => {
  const client = new Client()
  await client.post("/flags", { explore: "on" })
  const planted = new Client()
  planted.cookies = new Map(client.cookies)
  await client.signIn("premium")
  assert.notDeepEqual([...planted.cookies], [...client.cookies])
  assert.equal((await planted.get("/")).location, "/sign-in")
})

// A random number generator from a seed (mulberry32).
function seeded(seed) {
  return below => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % below
  }
}

// Sends requests that are under way while the user signs out. Their responses arrive in any order, the cookies with them.
async function play(seed) {
  const random = seeded(seed)
  const client = await Client.signedIn(["regular", "premium"][random(2)])
  // A notice is shown once: the page that shows it changes what the server keeps.
  if (random(2)) await client.post("/profile", { name: "Robin" })
  const requests = [
    ...Array.from({ length: 2 + random(5) }, () => [
      ["GET", "/"], ["GET", "/profile"], ["GET", "/updates/1"], ["GET", "/explore/3"], ["GET", "/nowhere"],
      ["GET", "/configurations/ios_v1.json"], ["GET", "/configurations/android_v1.json"], ["STREAM"],
      ["POST", "/flags", { explore: "soft" }], ["POST", "/language", { language: "de" }],
    ][random(10)]),
    ["POST", "/sign-out"],
  ]
  const cookies = new Map(client.cookies)
  // Each response, with the cookies that it sets, as if all requests had been sent with the cookies of before.
  const responses = await Promise.all(requests.map(async ([method, path, form]) => {
    const other = new Client()
    other.cookies = new Map(cookies)
    if (method === "STREAM") {
      const stream = await EventStream.open(other)
      stream.close()
      assert.equal(stream.headers["set-cookie"], undefined, `seed ${seed}: a stream sets a cookie`)
      return new Map()
    }
    const answer = method === "GET" ? await other.get(path) : await other.post(path, form)
    if (path.startsWith("/configurations")) assert.deepEqual(answer.setCookies, [], `seed ${seed}`)
    return answer.setCookies.length ? other.cookies : new Map()
  }))
  for (let index = responses.length - 1; index > 0; index -= 1) {
    const other = random(index + 1)
    ;[responses[index], responses[other]] = [responses[other], responses[index]]
  }
  for (const response of responses) for (const [name, value] of response) client.cookies.set(name, value)
  assert.equal((await client.get("/")).location, "/sign-in", `seed ${seed}: the user is signed in again`)
}

test("no order of pages, streams, path configurations and forms undoes a sign-out", { timeout: 600_000 }, async () => {
  const [first, count] = [Number(process.env.SEED ?? 1), Number(process.env.SIGN_OUTS ?? 100)]
  for (let seed = first; seed < first + count; seed += 8) {
    await Promise.all(Array.from({ length: Math.min(8, first + count - seed) }, (_, index) => play(seed + index)))
  }
})
