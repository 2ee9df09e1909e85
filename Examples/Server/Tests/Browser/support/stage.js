// What a test file needs: one server, one browser, and visitors that leave when their test ends.
import { after, before } from "node:test"
import { startServer } from "./server.js"
import { Visitor } from "./visitor.js"

const { chromium } = await import(process.env.PLAYWRIGHT)

export function setStage() {
  const stage = {}
  before(async () => {
    stage.server = await startServer()
    stage.browser = await chromium.launch({
      executablePath: process.env.CHROMIUM,
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    })
  })
  after(async () => {
    await stage.browser?.close()
    await stage.server?.stop()
  })
  stage.visitor = async (test, options) => {
    const visitor = await Visitor.arrive(stage.browser, stage.server, options)
    test.after(() => visitor.leave())
    return visitor
  }
  return stage
}
