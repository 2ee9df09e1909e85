import assert from "node:assert/strict"
import { test } from "node:test"
import { Client } from "../support/client.js"
import { places } from "../support/places.js"

test("the site uses the preferred language of the browser if it has it", async () => {
  const wishes = {
    de: "de", "de-CH": "de", DE: "de", "ja,en;q=0.8": "ja", "en;q=0.5, ja;q=0.9": "ja", "fr, de;q=0.2, en;q=0.3": "en",
    fr: "en", "": "en", "*": "en", "de;q=0, en": "en", "de;q=x": "en", ";;q=,,,": "en", "de, ja": "de",
    "fr-FR,fr;q=0.9,en-US;q=0.8,en;q=0.7": "en",
  }
  for (const [wish, language] of Object.entries(wishes)) {
    const page = await new Client().get("/sign-in", { "Accept-Language": wish })
    assert.deepEqual([page.language, page.headers["content-language"]], [language, language], wish)
  }
})

test("choosing a language changes only the titles of tabs, and survives signing out", async () => {
  const client = await Client.signedIn("premium")
  const before = (await client.get("/explore")).configuration
  assert.equal((await client.post("/language", { language: "ja", back: "/explore" })).location, "/explore")
  const page = await client.get("/explore")
  const after = page.configuration
  assert.equal(page.language, "ja")
  assert.deepEqual(after.tabs.map(tab => tab.title), ["ホーム", "さがす", "ライブラリ", "プレミアム", "マイページ"])
  const untitled = ({ title, ...others }) => others
  assert.deepEqual(after.tabs.map(untitled), before.tabs.map(untitled))
  assert.deepEqual([after.active, after.session], [before.active, before.session])
  await client.post("/sign-out")
  assert.equal((await client.get("/sign-in", { "Accept-Language": "de" })).title, "サインイン")
})

for (const language of ["en", "de", "ja"]) {
  test(`every page has every text in: ${language}`, async () => {
    const client = new Client()
    await client.post("/language", { language })
    for (const persona of ["premium", "new"]) {
      await client.post("/sign-out")
      assert.equal((await client.get("/sign-in")).status, 200)
      await client.signIn(persona)
      for (const { path, status } of places) {
        const page = await client.get(path)
        assert.deepEqual([page.status, page.language], [status, language], path)
        // An unused placeholder keeps its braces.
        assert.doesNotMatch(page.html, /\{\{|\{[a-z]+\}|translation missing/i, path)
      }
    }
  })
}
