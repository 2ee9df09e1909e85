// Validates every configuration that a test file reads against the schema of messages, after its last test.
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { after } from "node:test"
import { fileURLToPath } from "node:url"

const checkSchemas = fileURLToPath(new URL("../../../scripts/checks/schemas", import.meta.url))
// The messages by their JSON without the revision.
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
