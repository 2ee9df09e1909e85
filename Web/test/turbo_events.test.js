import assert from "node:assert/strict"
import { readFile, writeFile } from "node:fs/promises"
import { test } from "node:test"
import { setUp } from "./support/fixture.js"
import { realTurbo8, turbo8Emulation, versionOf } from "./support/turbo.js"
import { eventTypes, eventsOf, recordEvents, serveSituations, situations } from "./support/turbo_events.js"

// The emulation dispatches what the real Turbo 8 dispatches: both are compared with the events of the real one, which were
// recorded with RECORD=1.

const file = new URL("support/turbo8_events.json", import.meta.url)
const expected = JSON.parse(await readFile(file, "utf8").catch(() => "{}"))
const fixture = setUp()

async function eventsWith(turbo, name) {
  fixture.site.turbo = turbo
  serveSituations(fixture.site)
  const app = await fixture.openBrowser("/empty")
  await app.page.addInitScript(recordEvents, eventTypes)
  return eventsOf(situations[name], app, fixture.site)
}

for (const name of Object.keys(situations)) {
  test(`the emulation dispatches the recorded events when ${name}`, async () => {
    assert.deepEqual(await eventsWith(turbo8Emulation, name), expected[name])
  })
}

if (realTurbo8) {
  for (const name of Object.keys(situations)) {
    test(`the real Turbo 8 dispatches the recorded events when ${name}`, async () => {
      const events = await eventsWith(realTurbo8, name)
      if (process.env.RECORD) expected[name] = events
      assert.deepEqual(events, expected[name])
    })
  }
} else {
  const skip = "Web/vendor has no Turbo 8, because npm cannot be reached; Lab/Trials/turbo builds it from a checkout"
  test("the real Turbo 8 dispatches the recorded events", { skip }, () => {})
}

test("the recorded events are those of the situations", async () => {
  if (process.env.RECORD) {
    const events = Object.fromEntries(Object.keys(situations).map(name => [name, expected[name]]))
    await writeFile(file, `${JSON.stringify({ version: versionOf(realTurbo8), ...events }, null, 2)}\n`)
  } else {
    assert.deepEqual(Object.keys(expected), ["version", ...Object.keys(situations)])
    assert.equal(expected.version, versionOf(turbo8Emulation))
  }
})
