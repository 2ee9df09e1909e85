import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { launchBrowser, openApp } from "./support/browser.js"
import { carrier, configuration } from "./support/carrier.js"
import { startSite } from "./support/site.js"

let browser
let site

before(async () => {
  browser = await launchBrowser()
  site = await startSite()
})

after(async () => {
  await browser?.close()
  site?.close()
})

async function openPage(body, options) {
  site.page("/", { body })
  return openApp(browser, site.url("/"), options)
}

test("a page's configuration is sent at connect, as event configure of the component navigation", async () => {
  const app = await openPage(carrier(configuration("home")))

  const [message, ...others] = app.takeMessages()
  assert.equal(others.length, 0)
  assert.equal(message.component, "navigation")
  assert.equal(message.event, "configure")
  assert.deepEqual(message.data, { ...configuration("home"), metadata: { url: site.url("/") } })
})
