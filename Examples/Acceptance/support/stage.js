// One browser for each test file. Visitors leave after their test.
import { after, before } from "node:test"
import { server } from "./server.js"
import { Visitor } from "./visitor.js"

const { chromium } = await import(process.env.PLAYWRIGHT)

export function setStage() {
  const stage = { server }
  before(async () => {
    stage.browser = await chromium.launch({
      executablePath: process.env.CHROMIUM,
      args: process.env.CHROMIUM_ARGUMENTS.split(" "),
    })
  })
  after(() => stage.browser?.close())
  stage.visitor = async (test, options) => {
    const visitor = await Visitor.arrive(stage.browser, server, options)
    test.after(() => visitor.leave())
    return visitor
  }
  return stage
}
