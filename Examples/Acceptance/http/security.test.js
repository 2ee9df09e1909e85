import assert from "node:assert/strict"
import { test } from "node:test"
import { Client } from "../support/client.js"
import { server } from "../support/server.js"

const { host } = new URL(server.url)

test("forms from other sites are rejected", async () => {
  const client = await Client.signedIn()
  const attacks = [
    { Origin: "http://evil.example" }, { Origin: "null" }, { Origin: "" }, { Origin: `http://${host}.evil.example` },
    { Origin: `http://evil.example/${host}` }, { Origin: "http://127.0.0.1:1" }, { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" }, { "Sec-Fetch-Site": "cross-site", Origin: `http://${host}` },
    { "Sec-Fetch-Site": "same-origin", Origin: "http://evil.example" },
  ]
  for (const attack of attacks) {
    for (const path of ["/flags", "/sign-out", "/sign-in", "/notes", "/nowhere"]) {
      const answer = await client.post(path, { explore: "off", persona: "new" }, attack)
      assert.equal(answer.status, 403, `${JSON.stringify(attack)} ${path}`)
    }
  }
  assert.deepEqual(await client.tabs(), ["home", "explore", "library", "profile"])
  for (const own of [{}, { Origin: `http://${host}` }, { "Sec-Fetch-Site": "same-origin" }, { "Sec-Fetch-Site": "none" }]) {
    assert.equal((await client.post("/flags", { explore: "on" }, own)).status, 303, JSON.stringify(own))
  }
})

test("a forged or changed cookie is no session", async () => {
  const client = await Client.signedIn("premium")
  const [name, cookie] = client.session
  const expectSignedOut = async value => {
    const other = new Client()
    other.cookies.set(name, value)
    assert.equal((await other.get("/")).location, "/sign-in", value)
  }
  for (let position = 0; position < cookie.length - 4; position += 3) {
    if (!/\w/.test(cookie[position])) continue
    await expectSignedOut(cookie.slice(0, position) + (cookie[position] === "A" ? "B" : "A") + cookie.slice(position + 1))
  }
  for (let length = 0; length < cookie.length; length += 17) await expectSignedOut(cookie.slice(0, length))
  for (const nonsense of ["", "x", "=", "%00", "{}", "A".repeat(6000), `A${cookie}`, cookie + cookie]) await expectSignedOut(nonsense)
  assert.equal((await client.get("/")).status, 200)
})

// The page names the cookie that its script reads (P13.24).
test("cookies are HttpOnly, except the one that a page names for its script, and SameSite", async () => {
  const client = new Client()
  const { setCookies } = await client.post("/sign-in", { persona: "regular" })
  const named = (await client.get("/")).html.match(/data-session-mark="([^"=]+=)/)?.[1]
  assert.ok(setCookies.length > 0)
  for (const cookie of setCookies) {
    assert.equal(/; HttpOnly/i.test(cookie), !named || !cookie.startsWith(named))
    for (const attribute of [/; SameSite=Lax/i, /; Path=\/(;|$)/i]) assert.match(cookie, attribute)
    assert.ok(!cookie.includes("regular"))
  }
})

// P13.6: what such a page sends reaches the browser after the sign-out.
test("a page that is still loading while the user signs out does not sign the user in again", async () => {
  const paths = ["/", "/explore", "/explore/5", "/library", "/profile", "/sign-in", "/nowhere", "/configurations/ios_v1.json"]
  for (const persona of ["regular", "premium", "new"]) {
    const client = await Client.signedIn(persona)
    await client.get("/") // shows the notice of a new user, once
    for (const path of paths) {
      for (const headers of [{}, { "Sec-Purpose": "prefetch" }]) {
        const browser = client.copy()
        const late = await client.copy().get(path, headers)
        await browser.post("/sign-out")
        browser.keep(late.setCookies)
        assert.equal((await browser.get("/")).location, "/sign-in", `${persona} ${path}`)
        assert.equal((await browser.get("/profile")).location, "/sign-in", `${persona} ${path}, again`)
      }
    }
  }
})

test("every response has the security headers, including errors and files", async () => {
  const client = await Client.signedIn()
  for (const path of ["/sign-in", "/", "/nowhere", "/profile/trouble", "/assets/app.css", "/assets/icon.svg", "/assets/nothing"]) {
    const { headers } = await client.get(path)
    if (headers.location) continue
    const policy = headers["content-security-policy"]
    assert.match(policy ?? "none", /default-src 'none'/, path)
    assert.doesNotMatch(policy, /unsafe|\*/, path)
    assert.equal(headers["x-content-type-options"], "nosniff", path)
    assert.equal(headers["referrer-policy"], "same-origin", path)
  }
})

test("the style nonce differs on every page", async () => {
  const client = new Client()
  const [page, other] = [await client.get("/sign-in"), await client.get("/sign-in")]
  const [, nonce] = page.headers["content-security-policy"].match(/'nonce-([^']+)'/)
  assert.ok(page.html.includes(`<meta name="csp-nonce" content="${nonce}"`))
  assert.ok(!other.headers["content-security-policy"].includes(nonce))
})

// P13.9
test("pages of signed-in users are not stored, so that going back after signing out shows none", async () => {
  const client = await Client.signedIn()
  for (const path of ["/", "/explore/3", "/nowhere"]) {
    assert.match((await client.get(path)).headers["cache-control"], /no-store/, path)
  }
})

test("input from forms and headers never reaches a response header", async () => {
  const client = await Client.signedIn()
  for (const back of [
    "/\r\nSet-Cookie: a=b", "/%0d%0aSet-Cookie:a=b\r\n", "//evil.example", "/\\evil.example", "https://evil.example",
    "javascript:alert(1)", "evil", "", "/\t/evil.example", "/\u{E9}", "/" + "a".repeat(600), "/a b",
  ]) {
    for (const [path, form] of [["/flags", { explore: "on", back }], ["/language", { language: "en", back }]]) {
      const answer = await client.post(path, form)
      assert.equal(answer.location, "/", back)
      assert.equal(answer.setCookies.length, 1)
    }
  }
})

test("a hostile user agent stays text", async () => {
  const client = await Client.signedIn()
  const agent = `x"><script>/1 Hotwire Native iOS; bridge-components: [navigation "><script>alert(1)</script>]`
  for (const path of ["/", "/profile"]) {
    assert.ok(!(await client.get(path, { "User-Agent": agent })).html.includes("<script>alert"))
  }
})

test("files outside the public folders are not served", async () => {
  const client = new Client()
  for (const path of [
    "/assets/../Package.swift", "/assets/%2e%2e/config.ru", "/assets/..%2f..%2fPackage.swift", "/assets//etc/passwd",
    "/assets/", "/assets/%00", "/../../../../etc/passwd",
  ]) {
    const { status } = await client.get(path)
    assert.ok(status >= 300 && status < 500, `${path} ${status}`)
  }
})
