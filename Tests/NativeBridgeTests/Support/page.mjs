// A page without a browser: the native app's two scripts in two worlds that share one document, in front of a web bridge.
// It runs what comes on standard input, line by line, and writes results and posted messages to standard output.
import readline from "node:readline"
import { pathToFileURL } from "node:url"
import vm from "node:vm"

const { url, page, relay, handler, webBridge } = JSON.parse(process.argv[2])
const write = line => process.stdout.write(JSON.stringify(line) + "\n")

globalThis.window = globalThis
globalThis.document = Object.assign(new EventTarget(), { documentElement: { dataset: {} } })
globalThis.location = new URL(url)
globalThis.MutationObserver = class { observe() {} }

const messageHandlers = { [handler]: { postMessage: posted => write({ posted }) } }
const isolatedWorld = vm.createContext({ window: { webkit: { messageHandlers } }, document, location, console, write })

const inject = () => {
  vm.runInThisContext(page)
  vm.runInContext(relay, isolatedWorld)
}
Object.assign(globalThis, { inject, loadWebBridge: () => import(pathToFileURL(webBridge)) })
inject()

for await (const line of readline.createInterface({ input: process.stdin })) {
  try {
    const value = await vm.runInThisContext(JSON.parse(line))
    write({ value: JSON.stringify(value) ?? null })
  } catch (error) {
    write({ error: String(error) })
  }
}
