import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, test } from "node:test"
import { fileURLToPath } from "node:url"

// scripts/fetch-web-vendor in a folder of its own, where no registry can be reached.

const root = fileURLToPath(new URL("../../", import.meta.url))
const offline = { PIP_INDEX_URL: "http://127.0.0.1:1/", PIP_RETRIES: "0", npm_config_registry: "http://127.0.0.1:1/" }
let folder

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vendor-"))
  await mkdir(join(folder, "Web/vendor"), { recursive: true })
  await mkdir(join(folder, "scripts"))
  for (const name of ["fetch-web-vendor", "pip", "debian-packages"]) await cp(join(root, "scripts", name), join(folder, "scripts", name))
  for (const name of ["turbo.js", "stimulus.js"]) await cp(join(root, "Web/vendor", name), vendored(name))
})

afterEach(() => rm(folder, { recursive: true }))

function vendored(name) {
  return join(folder, "Web/vendor", name)
}

function fetchVendor() {
  return new Promise(resolve => {
    execFile(join(folder, "scripts/fetch-web-vendor"), { env: { ...process.env, ...offline } }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, stdout, stderr }))
  })
}

test("pinned files are verified without a registry, and Turbo 8 is optional", async () => {
  const { status, stdout, stderr } = await fetchVendor()

  assert.equal(status, 0, stderr)
  assert.equal(stdout, "")
  assert.match(stderr, /turbo-8\.js: npm .*tests of Turbo 8 run on an emulation/)
  const sources = await readFile(vendored("SOURCES"), "utf8")
  assert.match(sources, /^turbo\.js: Turbo 7\.1\.0 from turbo-django==0\.4\.4, MIT licence$/m)
  assert.match(sources, /^turbo-8\.js: .*unavailable$/m)

  assert.deepEqual(await fetchVendor(), { status: 0, stdout: "", stderr: "" }, "a second run")
})

test("a file that differs from the pinned one is not accepted", async () => {
  await writeFile(vendored("turbo.js"), "export {}")

  const { status, stderr } = await fetchVendor()
  assert.equal(status, 1)
  assert.match(stderr, /Web\/vendor\/turbo\.js is not the pinned file/)
  assert.match(stderr, /Turbo or Stimulus is missing/)
  assert.match(await readFile(vendored("SOURCES"), "utf8"), /^turbo\.js: .*unavailable$/m)
})

test("a Turbo 8 that this script did not fetch is not accepted as the pinned one", async () => {
  await writeFile(vendored("turbo-8.js"), "export {}")

  const { status } = await fetchVendor()
  assert.equal(status, 0)
  assert.match(await readFile(vendored("SOURCES"), "utf8"), /^turbo-8\.js: .*unavailable$/m)
})
