import assert from "node:assert/strict"
import { access, readdir, readFile } from "node:fs/promises"
import { test } from "node:test"
import * as tabwire from "../index.js"
import { NavigationController } from "../navigation_controller.js"
import { componentsIn } from "../user_agent.js"

const web = new URL("../", import.meta.url)
const text = name => readFile(new URL(name, web), "utf8")

// Tests without a browser.

test("every module can be imported without a window, as on servers and in bundlers", () => {
  assert.deepEqual(
    Object.keys(tabwire),
    ["Bridge", "BridgeComponent", "BridgeElement", "NavigationController", "TabBarUpdatesController", "bridge"],
  )
  assert.equal(tabwire.NavigationController, NavigationController)
})

test("the package's exports name files that exist, each with its types", async () => {
  const { exports, types } = JSON.parse(await text("package.json"))
  const files = Object.values(exports).flatMap(Object.values).concat(types)

  await Promise.all(files.map(file => access(new URL(file, web))))
  assert.deepEqual(
    (await readdir(web)).filter(name => name.endsWith(".d.ts")).sort(),
    Object.values(exports).map(({ types }) => types.slice(2)).sort(),
  )
})

for (const [name, file] of [["Bridge", "bridge"], ["BridgeComponent", "bridge_component"], ["BridgeElement", "bridge_element"]]) {
  test(`the types of ${name} declare the members it has, and no others`, async () => {
    const [, body] = (await text(`${file}.d.ts`)).match(new RegExp(`export class ${name}\\b.*?\\{\\n(.*?)\\n\\}`, "s"))
    const declared = [...body.matchAll(/^ {2}(?:get )?([a-z]\w*)\(/gm)].map(([, member]) => member)
    const members = Object.getOwnPropertyNames(tabwire[name].prototype)

    assert.deepEqual(
      declared.filter(member => member !== "constructor").sort(),
      members.filter(member => member !== "constructor").sort(),
    )
  })
}

const agents = {
  "Mozilla/5.0 Hotwire Native iOS; Turbo Native iOS; bridge-components: [form menu navigation]": ["form", "menu", "navigation"],
  "bridge-components: [form, menu] Mobile/15E148": ["form", "menu"],
  "bridge-components: []": [],
  "bridge-components: [form": [],
  "Mozilla/5.0 (X11; Linux x86_64)": [],
  "": [],
}

for (const [agent, components] of Object.entries(agents)) {
  // P2.12
  test(`the user agent "${agent}" lists ${components.length} components`, () => {
    assert.deepEqual(componentsIn(agent), components)
  })
}
