// Every configuration that a test reads is held against the schema of messages, when the tests of its file are done.
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { after } from "node:test"
import { fileURLToPath } from "node:url"

const checkSchemas = fileURLToPath(new URL("../../../scripts/check-schemas", import.meta.url))
// One whole message for each configuration that differs by more than when it was rendered.
const messages = new Map()

export function remember(configuration) {
  messages.set(JSON.stringify({ ...configuration, revision: undefined }), JSON.stringify(configuration))
}

after(() => {
  if (messages.size === 0) return
  const input = [...messages.values()].join("\n")
  const { status, stdout, stderr } = spawnSync(checkSchemas, ["--messages"], { input, encoding: "utf8" })
  assert.equal(status, 0, stdout + stderr)
})
