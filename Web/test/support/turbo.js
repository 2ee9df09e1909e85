// The versions of Turbo that tests run on: 7.1, and 8 from Web/vendor or, without it, an emulation. TURBO_8 is the path of
// another build of Turbo 8.
import { existsSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

const vendor = new URL("../../vendor/", import.meta.url)
const file = name => fileURLToPath(new URL(name, vendor))
const newest = { version: "8", path: "/vendor/turbo-8.js", file: process.env.TURBO_8 ?? file("turbo-8.js") }

export const turbo7 = { version: "7.1", path: "/vendor/turbo.js", file: file("turbo.js") }
export const turbo8Emulation = {
  version: "8",
  path: "/test/support/turbo8_emulation.js",
  file: fileURLToPath(new URL("turbo8_emulation.js", import.meta.url)),
}
export const realTurbo8 = existsSync(newest.file) ? newest : null
export const turbo8 = realTurbo8 ?? turbo8Emulation
export const turbos = [turbo7, turbo8]

// Returns the arguments of node:test's `test` for Turbo 7.1.
export function onTurbo7(fixture, name, run) {
  return [name, {}, () => ((fixture.site.turbo = turbo7), run())]
}

// Returns the arguments of node:test's `test` for Turbo 8.
export function onTurbo8(fixture, name, run) {
  return [name, {}, () => ((fixture.site.turbo = turbo8), run())]
}

// Returns the version in the notice at the start of a build, or undefined.
export function versionOf({ file }) {
  return readFileSync(file, "utf8").slice(0, 500).match(/Turbo (\d+\.\d+\.\d+)/)?.[1]
}
