import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, test } from "node:test"
import { promisify } from "node:util"
import { configuration, tabBar } from "./support/tab_bar.js"
import { setUp } from "./support/fixture.js"

// An app that bundles its JavaScript with esbuild, as Rails' jsbundling does, and has the files that
// `bin/rails generate tabwire:install` writes.

const fixture = setUp()
const web = new URL("../", import.meta.url)
const templates = new URL("../../Rails/lib/generators/tabwire/install/templates/", import.meta.url)
const files = {
  "app/javascript/application.js": 'import "@hotwired/turbo"\nimport "./controllers"\n',
  "app/javascript/controllers/application.js":
    'import { Application } from "@hotwired/stimulus"\nexport const application = Application.start()\n',
  "app/javascript/controllers/index.js":
    'import { application } from "./application"\n\nimport NavigationController from "./navigation_controller"\n' +
    'application.register("navigation", NavigationController)\n',
  "node_modules/@hotwired/stimulus/package.json": '{ "name": "@hotwired/stimulus", "main": "index.js" }',
  "node_modules/@hotwired/turbo/package.json": '{ "name": "@hotwired/turbo", "main": "index.js" }',
}
let app

before(async () => {
  app = await mkdtemp(join(tmpdir(), "app-"))
  const modules = join(app, "node_modules")
  for (const folder of ["@hotwired/stimulus", "@hotwired/turbo", "@tabwire/web"]) {
    await mkdir(join(modules, folder), { recursive: true })
  }
  await mkdir(join(app, "app/javascript/controllers"), { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(join(app, file), text)
  for (const name of ["stimulus", "turbo"]) {
    await cp(new URL(`vendor/${name}.js`, web), join(modules, `@hotwired/${name}/index.js`))
  }
  for (const name of (await readdir(web)).filter(name => /\.js(on)?$/.test(name))) {
    await cp(new URL(name, web), join(modules, "@tabwire/web", name))
  }
  const template = await readFile(new URL("navigation_controller.js.tt", templates), "utf8")
  const controller = template.replace("<%= @module_specifier %>", "@tabwire/web")
  await writeFile(join(app, "app/javascript/controllers/navigation_controller.js"), controller)
})

after(() => rm(app, { recursive: true }))

for (const [name, options] of [["", []], [", minified", ["--minify"]]]) {
  test(`an esbuild bundle${name} sends the page's configuration to the native app`, async () => {
    fixture.site.script("/assets/application.js", await bundle(options))
    fixture.site.page("/", { body: tabBar(configuration("home")), script: "/assets/application.js" })
    const page = await fixture.openApp("/")

    const [message, ...others] = page.takeMessages()
    assert.deepEqual([others, page.thrown], [[], []])
    assert.deepEqual([message.component, message.event], ["navigation", "configure"])
    assert.deepEqual(message.data, { ...configuration("home"), metadata: { url: fixture.site.url("/") } })
  })
}

// Runs the command that `yarn build` runs in a new Rails app.
async function bundle(options) {
  await promisify(execFile)(
    "esbuild",
    ["app/javascript/application.js", "--bundle", "--sourcemap", "--format=esm", "--outdir=app/assets/builds",
      "--public-path=/assets", ...options],
    { cwd: app },
  )
  return readFile(join(app, "app/assets/builds/application.js"), "utf8")
}
