// The versions of Turbo that tests run on: 7.1, and 8 if it is in Web/vendor. TURBO_8 is the path of another build of it.
import { existsSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

const vendor = new URL("../../vendor/", import.meta.url)
const file = name => fileURLToPath(new URL(name, vendor))

export const turbo7 = { version: "7.1", path: "/vendor/turbo.js", file: file("turbo.js") }
const newest = { version: "8", path: "/vendor/turbo-8.js", file: process.env.TURBO_8 ?? file("turbo-8.js") }
export const turbo8 = existsSync(newest.file) ? newest : null
export const turbos = [turbo7, turbo8].filter(Boolean)

// Returns the arguments of node:test's `test` for Turbo 7.1.
export function onTurbo7(fixture, name, run) {
  return [name, {}, () => ((fixture.site.turbo = turbo7), run())]
}

// Returns the arguments of node:test's `test` for Turbo 8. The test is skipped without it.
export function onTurbo8(fixture, name, run) {
  const skip = turbo8 ? false : "Web/vendor/turbo-8.js is missing; see Web/vendor/SOURCES"
  return [name, { skip }, () => ((fixture.site.turbo = turbo8), run())]
}

// Returns the version in the notice at the start of a build, or undefined.
export function versionOf({ file }) {
  return readFileSync(file, "utf8").slice(0, 500).match(/Turbo (\d+\.\d+\.\d+)/)?.[1]
}
