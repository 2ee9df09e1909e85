import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { test } from "node:test"
import { Client } from "../support/client.js"

async function clientWithMore(persona) {
  const client = await Client.signedIn(persona)
  await client.post("/flags", { bar: "more" })
  return client
}

// P21.3, P22.1 (an image), P23.1, P24.1, P25.1, P26.1
test("a deploy adds an action, the user's face, a spoken badge, the search, the order and the number on the icon", async () => {
  const client = await clientWithMore()
  const { configuration, links } = await client.get("/")
  assert.deepEqual(configuration.tabs, [
    { id: "home", title: "Home", icon: "house.fill", path: "/", badge: "3", badgeLabel: "3 unread" },
    { id: "explore", title: "Explore", icon: "magnifyingglass", path: "/explore", role: "search" },
    { id: "library", title: "Library", icon: "books.vertical", path: "/library" },
    { id: "compose", title: "Write", icon: "square.and.pencil", path: "/notes/new", action: true },
    {
      id: "profile", title: "Profile", icon: "person.crop.circle", path: "/profile",
      image: { kind: "picture", path: "/profile/face-regular-1.png" },
    },
  ])
  assert.deepEqual([configuration.reorders, configuration.appBadge], [true, 3])
  assert.deepEqual(links, ["home", "explore", "library", "compose", "profile"])
  assert.equal((await client.get("/notes/new")).configuration.active, "home")
  assert.equal((await client.get("/updates/2")).configuration.appBadge, 2)
  await client.post("/flags", { bar: "plain" })
  const plain = (await client.get("/")).configuration
  assert.deepEqual(plain.tabs.map(({ id }) => id), ["home", "explore", "library", "profile"])
  assert.deepEqual([plain.reorders, plain.appBadge], [undefined, undefined])
})

test("users see their own face, and nobody else's", async () => {
  for (const persona of ["regular", "premium", "new"]) {
    const client = await clientWithMore(persona)
    const { path } = (await client.get("/profile")).configuration.tabs.at(-1).image
    const face = await client.get(path)
    assert.deepEqual([face.status, face.headers["content-type"]], [200, "image/png"])
    assert.match(face.headers["cache-control"], /no-store/)
    for (const other of ["regular", "premium", "new"].filter(other => other !== persona)) {
      assert.equal((await client.get(path.replace(persona, other))).status, 404)
    }
    await client.post("/sign-out")
    assert.equal((await client.get(path)).location, "/sign-in")
  }
})

test("the page with the form for a note shows its own errors, and leads to Home", async () => {
  const client = await clientWithMore()
  const page = await client.get("/notes/new")
  assert.deepEqual([page.status, page.title], [200, "Write a note"])
  const invalid = await client.post("/notes/new", { trail: "", note: "short" })
  assert.deepEqual([invalid.status, invalid.title], [422, "Write a note"])
  assert.match(invalid.html, /action="\/notes\/new"/)
  assert.match(invalid.html, /aria-invalid="true"/)
  assert.equal((await client.post("/notes/new", { trail: "Heron Lake", note: "Mist until noon." })).location, "/")
  assert.match((await client.get("/")).html, /Your note on Heron Lake is saved\./)
})

test("apps present the form for a note as a modal page", async () => {
  for (const name of ["ios_v1", "android_v1", "linux_v1"]) {
    const { rules } = JSON.parse((await new Client().get(`/configurations/${name}.json`)).html)
    const matching = rules.filter(({ patterns }) => patterns.some(pattern => new RegExp(pattern).test("/notes/new")))
    assert.equal(matching.at(-1).properties.context, "modal", name)
  }
})

test("the rules in the example apps are those of the server", async () => {
  for (const [name, file] of [
    ["ios_v1", "iOS/Waymark/Sources/Waymark/path-configuration.json"],
    ["android_v1", "Android/common/main/assets/json/path-configuration.json"],
  ]) {
    const served = JSON.parse((await new Client().get(`/configurations/${name}.json`)).html)
    const bundled = JSON.parse(await readFile(new URL(`../../${file}`, import.meta.url), "utf8"))
    assert.deepEqual(bundled, served, name)
  }
})

test("users arrange their tabs on a page of their profile", async () => {
  const client = await clientWithMore()
  assert.match((await client.get("/profile")).html, /href="\/profile\/tabs"/)
  const back = { back: "/profile/tabs" }
  assert.equal((await client.post("/flags", { order: "library-first", ...back })).location, "/profile/tabs")
  const page = await client.get("/profile/tabs")
  assert.deepEqual([page.status, page.title], [200, "Arrange tabs"])
  assert.deepEqual(page.tabs, ["home", "library", "explore", "compose", "profile"])
  assert.match(page.html, /value="library-first" aria-pressed="true"/)
  assert.doesNotMatch(page.html, /<details class="backstage" id="backstage" open/)
})
