import assert from "node:assert/strict"
import { test } from "node:test"
import { Client } from "../support/client.js"
import { personas } from "../support/situations.js"

const agent = "Waymark/1 Hotwire Native Linux; bridge-components: [navigation form]"

test("the page of a native app names its bridge components without JavaScript; the page of a browser does not", async () => {
  const client = new Client()
  const attribute = /<html[^>]* data-bridge-components="form navigation">/
  assert.match((await client.get("/sign-in", { "User-Agent": agent })).html, attribute)
  assert.doesNotMatch((await client.get("/sign-in")).html, /<html[^>]*data-bridge-components/)
})

test("the profile names the app", async () => {
  const client = await Client.signedIn()
  assert.match((await client.get("/profile", { "User-Agent": agent })).html, />Seen in the native app: Linux 1</)
  assert.match((await client.get("/profile")).html, />Seen in a browser</)
})

test("every platform has a path configuration with modal forms", async () => {
  for (const name of ["ios_v1", "android_v1", "linux_v1"]) {
    const answer = await new Client().get(`/configurations/${name}.json`)
    assert.equal(answer.status, 200)
    assert.match(answer.headers["content-type"], /^application\/json/)
    const { rules } = JSON.parse(answer.html)
    const properties = path =>
      Object.assign({}, ...rules.filter(rule => rule.patterns.some(pattern => new RegExp(pattern).test(path))).map(rule => rule.properties))
    assert.equal(properties("/profile/edit").context, "modal")
    assert.equal(properties("/profile/edit").pull_to_refresh_enabled, name === "linux_v1" ? undefined : false)
    assert.equal(properties("/explore/3").context, "default")
    assert.equal(properties("/sign-in").presentation, "replace_root")
    assert.equal(properties("/explore/3").uri, name === "android_v1" ? "hotwire://fragment/web" : undefined)
  }
  assert.equal((await new Client().get("/configurations/ios_v9.json")).status, 404)
})

test("links to every tab of every user, and to the pages below, open in the apps", async () => {
  const files = {
    "/.well-known/apple-app-site-association": file => file.applinks.details.map(({ components }) => components),
    "/.well-known/assetlinks.json": statements =>
      statements.map(statement => Object.values(statement.relation_extensions)[0].dynamic_app_link_components),
  }
  for (const [file, components] of Object.entries(files)) {
    const answer = await new Client().get(file)
    assert.deepEqual([answer.status, answer.setCookies], [200, []], file)
    assert.match(answer.headers["content-type"], /^application\/json(;|$)/)
    assert.match(answer.headers["cache-control"], /public/)
    assert.equal((await new Client().get(file, { "If-None-Match": answer.headers.etag })).status, 304)
    const [patterns, ...others] = components(JSON.parse(answer.html))
    assert.deepEqual(others, [])
    const opens = path => patterns.some(({ "/": pattern }) => (pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern))
    for (const persona of personas) {
      const { tabs } = (await (await Client.signedIn(persona)).get("/")).configuration
      const paths = tabs.flatMap(({ path, owns = [] }) => [path, ...owns])
      for (const path of paths) assert.ok(opens(path) && (path === "/" || opens(`${path}/3`)), `${file}: ${path}`)
    }
    assert.ok(!opens("/sign-in"))
  }
})

test("all assets and modules of a page exist", async () => {
  const client = new Client()
  const { html } = await client.get("/sign-in")
  const { imports } = JSON.parse(html.match(/<script type="importmap">(.*?)<\/script>/s)[1])
  const loaded = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path)
  assert.deepEqual(Object.keys(imports).sort(), ["@hotwired/stimulus", "@hotwired/turbo", "tabwire"])
  for (const path of new Set([...loaded, ...Object.values(imports), "/assets/components.js"])) {
    const { status, headers } = await client.get(path)
    assert.equal(status, 200, path)
    if (path.endsWith(".js")) assert.match(headers["content-type"], /javascript/, path)
  }
})

test("a HEAD request has the status of the GET request and no body", async () => {
  const answer = await new Client().head("/sign-in")
  assert.deepEqual([answer.status, answer.html], [200, ""])
})

test("the lifelines show the containers of an app", async () => {
  const client = await Client.signedIn()
  const { html } = await client.get("/profile/lifelines")
  const rows = [...html.matchAll(/<tr>(<td.*?)<\/tr>/gs)].map(([, row]) =>
    [...row.matchAll(/<td.*?<\/td>/gs)].map(([cell]) => {
      const [, title = ""] = cell.match(/<span class="node-title">(.*?)<\/span>/) ?? []
      return cell.includes('class="alive selected"') ? `${title}*` : title
    }))
  assert.deepEqual(rows, [
    ["one page, no tabs*", "", "", "", "", ""],
    ["Home*", "Explore", "Library", "Profile", "", ""],
    ["Home", "Explore*", "Library", "Profile", "", ""],
    ["Home", "Explore*", "Library", "Profile", "Premium", ""],
    ["Home", "Explore*", "Library", "Profile", "Premium", ""],
    ["Home*", "disposed", "Library", "Profile", "Premium", "Favorites"],
    ["Home", "", "Library", "Profile", "Premium*", "Favorites"],
    ["disposed", "", "Library", "Profile", "Home*", "Favorites"],
    ["", "", "disposed", "disposed", "one page, no tabs*", "disposed"],
  ])
})
