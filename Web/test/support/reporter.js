// One plain line a test, and at the end `N passed, N failed`.
import { basename } from "node:path"

export default async function* report(events) {
  let passed = 0
  let failed = 0

  for await (const { type, data } of events) {
    if (type === "test:pass" && isTest(data)) {
      passed += 1
      yield `ok   ${nameOf(data)}\n`
    } else if (type === "test:fail" && isTest(data)) {
      failed += 1
      yield `FAIL ${nameOf(data)}\n${indented(reasonOf(data.details.error))}\n`
    } else if (type === "test:stderr") {
      yield data.message
    }
  }

  yield `${passed} passed, ${failed} failed\n`
}

// A file is reported as a test of its own; it counts only where it failed before any of its tests could.
function isTest({ name, file, details }) {
  const isFile = file !== undefined && name === file
  return !isFile || (details.error && details.error.failureType !== "subtestsFailed")
}

function nameOf({ name, file }) {
  return file && name !== file ? `${basename(file, ".test.js")} · ${name}` : basename(name)
}

function reasonOf(error) {
  return String(error?.cause?.stack ?? error?.cause ?? error?.stack ?? error)
}

function indented(text) {
  return text.replace(/^/gm, "     ")
}
