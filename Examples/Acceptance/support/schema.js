// Every configuration that a test reads is held against the schema of messages, when the tests of its file are done.
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { after } from "node:test"
import { fileURLToPath } from "node:url"

const checkSchemas = fileURLToPath(new URL("../../../scripts/check-schemas", import.meta.url))
const messages = new Set()

export function remember(configuration) {
  messages.add(JSON.stringify({ ...configuration, revision: undefined }))
  if (messages.size === 1) messages.add(JSON.stringify(configuration))
}

after(() => {
  if (messages.size === 0) return
  const { status, stdout, stderr } = spawnSync(checkSchemas, ["--messages"], { input: [...messages].join("\n"), encoding: "utf8" })
  assert.equal(status, 0, stdout + stderr)
})
