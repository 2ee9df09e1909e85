// One plain line a test, and at the end `N passed, N failed`. In a full run, tests that docs/bridge-promises.md names must
// have been among them.
import { readFile } from "node:fs/promises"
import { basename } from "node:path"

const promises = new URL("../../../docs/bridge-promises.md", import.meta.url)

export default async function* report(events) {
  const passed = []
  let failures = 0

  for await (const { type, data } of events) {
    if (type === "test:pass" && isTest(data)) {
      passed.push(nameOf(data))
      yield `ok   ${nameOf(data)}\n`
    } else if (type === "test:fail" && isTest(data)) {
      failures += 1
      yield `FAIL ${nameOf(data)}\n${indented(reasonOf(data.details.error))}\n`
    } else if (type === "test:stderr") {
      yield data.message
    }
  }

  if (process.env.FULL_RUN && failures === 0) {
    for (const name of await promisedTests()) {
      if (passed.includes(name)) continue
      failures += 1
      process.exitCode = 1
      yield `FAIL docs/bridge-promises.md names a test that was not run: ${name}\n`
    }
  }

  yield `${passed.length} passed, ${failures} failed\n`
}

async function promisedTests() {
  const [, web] = (await readFile(promises, "utf8")).match(/^## Web\n(.*?)(?=^## |$(?![^]))/ms)
  return new Set([...web.matchAll(/`(\w+ · [^`]+)`/g)].map(([, name]) => name).filter(name => name !== "file · name"))
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
