// A name that is rebound to this machine, in Firefox, which asks no name server for the names of this preference.
import { test } from "node:test"
import { Firefox } from "./support/firefox.js"
import { Proxy, Site } from "./support/proxy.js"
import { attackByName } from "./support/rebinding.js"

test("a name that is rebound to this machine shows and reads nothing, in Firefox", async (context) => {
  const site = await Site.start()
  const proxy = await Proxy.start(site.origin)
  const firefox = await Firefox.start({ preferences: { "network.dns.localDomains": "evil.example" } })
  context.after(() => Promise.all([firefox.stop(), proxy.stop(), site.stop()]))
  await firefox.open(`${proxy.page}/__tabwire/`)
  await firefox.until(() => window.tabwirePhone?.screen.isLoaded)
  await attackByName({
    site,
    targets: [`http://evil.example:${proxy.port}`],
    visit: (address) => firefox.open(address),
    evaluate: (body, argument) => firefox.evaluate(body, argument),
  })
})
