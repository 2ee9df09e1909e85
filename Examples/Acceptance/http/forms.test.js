import assert from "node:assert/strict"
import { test } from "node:test"
import { Client } from "../support/client.js"

const tabs = ["home", "explore", "library", "profile"]

test("every form redirects with 303 to a page with a notice, shown once", async () => {
  const client = await Client.signedIn()
  const forms = [
    ["/notes", { trail: "Owl Wood", note: "Heard two, saw none." }, "/", "Your note on Owl Wood is saved."],
    ["/explore/5/favorite", {}, "/explore/5", "The Long Step is a favorite now."],
    ["/explore/5/favorite", {}, "/explore/5", "The Long Step is no longer a favorite."],
    ["/profile/edit", { name: " Robin " }, "/profile", "Your profile is saved."],
    ["/flags", { explore: "soft", back: "/library/1?x=1" }, "/library/1?x=1", undefined],
    ["/flags", { explore: "soft" }, "/", undefined],
    ["/language", { language: "en", back: "/premium" }, "/premium", undefined],
  ]
  for (const [path, form, next, notice] of forms) {
    const answer = await client.post(path, form)
    assert.deepEqual([answer.status, answer.location], [303, next], path)
    assert.equal((await client.get(next)).notice, notice)
    assert.equal((await client.get(next)).notice, undefined)
  }
  assert.equal((await client.post("/sign-out")).location, "/sign-in")
  assert.equal((await client.get("/sign-in")).notice, "You are signed out.")
})

test("a missing flag does not change, and an invalid value changes none", async () => {
  const client = await Client.signedIn("premium")
  await client.post("/flags", { explore: "soft" })
  await client.post("/flags", { library: "off" })
  assert.equal((await client.post("/flags", { premium: "sometimes", explore: "on" })).status, 400)
  assert.deepEqual(await client.tabs(), ["home", "explore", "favorites", "premium", "profile"])
  assert.equal((await client.post("/flags", { explore: "sometimes" })).status, 400)
  await client.post("/flags", { premium: "off" })
  assert.deepEqual(await client.tabs(), ["home", "explore", "favorites", "profile"])
  await client.post("/flags", { premium: "plan" })
  assert.deepEqual(await client.tabs(), ["home", "explore", "favorites", "premium", "profile"])
})

test("the flag panel is open on the next page only", async () => {
  const client = await Client.signedIn()
  const isOpen = async () => /<details [^>]*id="backstage"[^>]* open/.test((await client.get("/profile")).html)
  assert.equal(await isOpen(), false)
  await client.post("/flags", { order: "library-first", back: "/profile" })
  assert.equal(await isOpen(), true)
  assert.equal(await isOpen(), false)
})

test("an incomplete or invalid form changes nothing", async () => {
  const client = new Client()
  assert.equal((await client.post("/sign-in", { persona: "admin" })).status, 400)
  assert.equal((await client.post("/sign-in")).status, 400)
  assert.equal((await client.post("/welcome", { name: "Eve" })).location, "/sign-in")
  assert.equal((await client.get("/")).location, "/sign-in")
  await client.signIn("regular")
  for (const path of ["/explore/99/favorite", "/explore/x/favorite"]) assert.equal((await client.post(path)).status, 404)
  assert.equal((await client.post("/notes", { trail: "x" })).status, 400)
  assert.equal((await client.post("/language", { language: "xx" })).status, 400)
  assert.match((await client.get("/profile")).html, /Robin Hale/)
})

test("an invalid form returns 422 with the input, the errors and the same tabs", async () => {
  const client = await Client.signedIn()
  const long = "n".repeat(41)
  const families = "👩‍👩‍👧‍👦".repeat(30)
  const forms = [
    ["/notes", { trail: "<Owl>", note: "short" }, "10 characters at least", "&lt;Owl&gt;"],
    ["/notes", { trail: " ", note: "A walk that was long enough" }, "Say where you were.", "long enough</textarea>"],
    ["/profile/edit", { name: "  " }, "Please enter a name.", 'aria-invalid="true"'],
    ["/profile/edit", { name: long }, "At most 40 characters, please.", `value="${long}"`],
    ["/profile/edit", { name: families }, "At most 40", "👩‍👩‍👧‍👦"],
  ]
  for (const [path, form, problem, kept] of forms) {
    const page = await client.post(path, form)
    assert.equal(page.status, 422)
    for (const text of [problem, kept]) assert.ok(page.html.includes(text), `${path}: ${text}`)
    assert.deepEqual(page.tabs, tabs)
  }
  assert.equal((await client.get("/notes")).location, "/")
  assert.match((await client.get("/profile")).html, /Robin Hale/)
})

test("an unsent form shows no errors", async () => {
  const client = await Client.signedIn()
  const newcomer = new Client()
  await newcomer.post("/sign-in", { persona: "new" })
  for (const [visitor, path] of [[client, "/"], [client, "/profile/edit"], [newcomer, "/welcome"]]) {
    const { html } = await visitor.get(path)
    assert.match(html, /<form [^>]*class="card form"/, path)
    assert.doesNotMatch(html, /aria-invalid|role="alert"|class="problem"/, path)
  }
})

test("an invalid onboarding form shows no tabs", async () => {
  const client = new Client()
  await client.post("/sign-in", { persona: "new" })
  const page = await client.post("/welcome", { name: "" })
  assert.equal(page.status, 422)
  assert.deepEqual(page.tabs, [])
  assert.equal((await client.get("/")).location, "/welcome")
})

test("user input stays text on every page that shows it", async () => {
  for (const entered of [
    `<script>alert("1")</script>{{title}}`, "[[t.home]]{{{tabBar}}}", "&quot;&amp;lt;", "{{/page}}{{#page}}", "<%= 1 + 1 %>",
  ]) {
    const shown = entered.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(`"`, "&quot;")
    const client = new Client()
    await client.post("/sign-in", { persona: "new" })
    const isShown = (answer, count) => assert.equal(answer.html.split(shown).length - 1, count, entered)
    await client.post("/welcome", { name: entered })
    isShown(await client.get("/favorites"), 2) // the notice and the sign-out button
    isShown(await client.get("/profile"), 2) // the name, and the button
    isShown(await client.get("/profile/edit"), 2) // the field, and the button
    isShown(await client.get("/"), entered.includes(" ") ? 1 : 2) // the greeting uses the first word
    isShown(await client.post("/notes", { trail: entered, note: entered.slice(0, 9) }), entered.includes(" ") ? 2 : 3)
    await client.post("/notes", { trail: entered, note: "A walk that was long enough" })
    assert.equal((await client.get("/explore")).notice, `Your note on ${entered} is saved.`)
    assert.ok(!(await client.get("/profile")).html.includes("<script>alert"))
  }
})

test("a form that is too long returns 413", async () => {
  const client = await Client.signedIn()
  const page = await client.post("/notes", { trail: "x", note: "a".repeat(17 * 1024) })
  assert.deepEqual([page.status, page.title], [413, "Too long"])
  assert.deepEqual(await client.tabs(), tabs)
})

test("a malformed form is rejected", async () => {
  const client = await Client.signedIn()
  for (const body of [
    "", "=", "&&&", "%", "%zz=%zz", "note", "note=%FF%FE&trail=%00", "note[a][b][c]=1", "note[=1", "{}", "\u0000",
    "note[9223372036854775807]=1", "note=1&note=2&trail[]=3",
  ]) {
    const { status } = await client.send("POST", "/notes", { "Content-Type": "application/x-www-form-urlencoded" }, body)
    assert.ok([400, 422, 303].includes(status), `${JSON.stringify(body)}: ${status}`)
  }
  assert.deepEqual(await client.tabs(), tabs)
})

test("a malformed query is rejected or ignored", async () => {
  const client = await Client.signedIn()
  for (const query of ["", "=", "%", "%zz", "a=%FF", "a[=1", "a[b]=1&a=2", "&&&", "id=4", "controller=x&action=y&format=z"]) {
    const { status } = await client.get(`/explore/3?${query}`)
    assert.ok([200, 400].includes(status), `${query}: ${status}`)
  }
})

test("the largest session fits into a cookie", async () => {
  const client = await Client.signedIn("premium")
  await client.post("/flags", { explore: "hard", library: "soft", premium: "hard", order: "library-first" })
  await client.post("/language", { language: "ja" })
  for (let trail = 1; trail <= 24; trail += 1) {
    if (![3, 8, 14].includes(trail)) await client.post(`/explore/${trail}/favorite`)
  }
  assert.equal((await client.post("/profile/edit", { name: "𝕏".repeat(40) })).status, 303)
  const [, cookie] = client.session
  assert.ok(cookie.length < 3800, `${cookie.length} bytes`)
  // The notice contains one character that consists of thousands of scalars.
  await client.post("/notes", { trail: `a${"\u0301".repeat(3000)}`, note: "A walk that was long enough" })
  assert.ok(client.session[1].length < 3800)
  assert.ok((await client.get("/profile")).html.includes("𝕏"))
})
