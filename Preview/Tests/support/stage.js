// One browser and one web server for each test file. The server serves the files of a folder, by default of Preview/, or is
// what `serve` starts; `args` are for the browser. `full`: the tests need a Chromium that has windows, such as those of PDFs.
import { after, before } from "node:test"
import { FileServer } from "./file_server.js"

export function setStage({ folder = new URL("../../", import.meta.url), serve = () => FileServer.start(folder), args = [], full = false } = {}) {
  const stage = {}
  before(async () => {
    const { chromium } = await import(process.env.PLAYWRIGHT)
    stage.server = await serve()
    stage.browser = await chromium.launch({
      executablePath: full ? process.env.CHROMIUM_FULL : process.env.CHROMIUM,
      args: [...args, ...process.env.CHROMIUM_ARGUMENTS.split(" ")],
    })
  })
  after(async () => {
    await stage.browser?.close()
    await stage.server?.stop()
  })

  /** Opens a page, and fails the test if the page reports an error or loads anything from elsewhere. */
  stage.open = async (test, path, { allowed = () => false, isExpected = () => false, withoutNavigation = false, ...options } = {}) => {
    // That of the playground would answer for a server that fails.
    const serviceWorkers = stage.server instanceof FileServer ? "block" : "allow"
    // Animations are off, because a click misses a sheet that is still rising.
    const page = await stage.browser.newPage({ viewport: { width: 1024, height: 900 }, reducedMotion: "reduce", serviceWorkers, ...options })
    page.setDefaultTimeout(30_000)
    const faults = []
    page.on("pageerror", (error) => faults.push(String(error)))
    page.on("console", (message) => { if (message.type() === "error" && !allowed(message.text())) faults.push(message.text()) })
    page.on("request", (request) => { if (!/^(data|blob|about):/.test(request.url()) && ![stage.server.origin, ...stage.server.origins ?? []].some((origin) => request.url().startsWith(origin)) && !isExpected(request.url())) faults.push(request.url()) })
    test.after(async () => {
      await page.close()
      if (faults.length > 0) throw new Error(`the page reported: ${faults.join("; ")}`)
    })
    if (withoutNavigation) await page.addInitScript(() => { delete window.navigation })
    await page.goto(stage.server.origin + path)
    return page
  }
  return stage
}
