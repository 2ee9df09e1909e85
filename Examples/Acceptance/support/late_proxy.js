// Serves a site as LateSite does, until its standard input ends: node late_proxy.js URL SEED prints the URL to use.
import { LateSite } from "./late_site.js"

let seed = Number(process.argv[3] ?? 1)
const delay = () => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
  return Math.floor((seed / 2 ** 32) * 1000)
}
const site = await new LateSite(new URL(process.argv[2]), delay).open()
console.log(site.url("/"))
process.stdin.resume().on("end", () => process.exit())
