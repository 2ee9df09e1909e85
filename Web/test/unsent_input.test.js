import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { setUp } from "./support/fixture.js"

// The script that every client asks with. The clients for Linux try the same cases in WebKitGTK.
const script = readFileSync(new URL("../../Sources/TabwireClient/unsent-input.js", import.meta.url), "utf8")
const cases = JSON.parse(readFileSync(new URL("unsent_input.json", import.meta.url), "utf8"))

const fixture = setUp()

for (const { name, body, script: input, hasInput } of cases) {
  test(`${name}: ${hasInput ? "unsent input" : "no unsent input"}`, async () => {
    const page = await fixture.openBrowser(body)
    await page.evaluate(input)
    assert.equal(await page.evaluate(`(${script})(false) != null`), hasInput)
  })
}

test("an editor with the focus counts only where typed text is not tracked", async () => {
  const page = await fixture.openBrowser("<div contenteditable id='it'>text</div>")
  await page.evaluate("it.focus()")
  assert.equal(await page.evaluate(`(${script})(true)`), null)
})
