// Prints one line per test, `skip NAME: REASON` for one that was skipped, and `N passed, N failed` at the end, with
// `, N skipped` if any was. A full run fails unless it ran every test that docs/bridge-promises.md names.
import { readFile } from "node:fs/promises"
import { basename } from "node:path"

const promises = new URL("../../../docs/bridge-promises.md", import.meta.url)

export default async function* report(events) {
  const passed = []
  const skipped = []
  let failures = 0

  for await (const { type, data } of events) {
    if (type === "test:pass" && data.skip !== undefined) {
      skipped.push(nameOf(data))
      yield `skip ${nameOf(data)}: ${data.skip}\n`
    } else if (type === "test:pass" && isTest(data)) {
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
      if (passed.includes(name) || skipped.includes(name)) continue
      failures += 1
      process.exitCode = 1
      yield `FAIL docs/bridge-promises.md names a test that was not run: ${name}\n`
    }
  }

  const skips = skipped.length > 0 ? `, ${skipped.length} skipped` : ""
  yield `${passed.length} passed, ${failures} failed${skips}\n`
}

async function promisedTests() {
  const [, web] = (await readFile(promises, "utf8")).match(/^## Web\n(.*?)(?=^## |$(?![^]))/ms)
  return new Set([...web.matchAll(/`(\w+ · [^`]+)`/g)].map(([, name]) => name).filter(name => name !== "file · name"))
}

// Files are reported as tests, too. One counts only if it failed before any of its tests ran.
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
