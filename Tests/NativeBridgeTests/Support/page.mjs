// One document without a browser: the native app's two scripts in two worlds, in front of a web bridge. Runs the scripts
// that come on standard input, line by line, and writes their results and what the relay posts to standard output.
import readline from "node:readline"
import { pathToFileURL } from "node:url"
import vm from "node:vm"

const { url, scripts, messageHandler, webBridge } = JSON.parse(process.argv[2])
const { stringify } = JSON // Some pages here break their own.
const write = line => process.stdout.write(stringify(line) + "\n")

globalThis.window = globalThis
globalThis.document = Object.assign(new EventTarget(), { documentElement: { dataset: {} } })
globalThis.location = new URL(url)
globalThis.MutationObserver = class { observe() {} }

// How many milliseconds have passed is for the test to say, so that it depends on no machine.
globalThis.passed = 0

const isolatedWorld = vm.createContext({
  performance: { now: () => globalThis.passed },
  window: { webkit: { messageHandlers: { [messageHandler]: { postMessage: posted => write({ posted: posted.toWellFormed() }) } } } },
  document,
  location,
  console: { error: complaint => globalThis.complaint = complaint }
})

globalThis.injectScripts = () => {
  vm.runInThisContext(scripts.page)
  vm.runInContext(scripts.relay, isolatedWorld)
}

// Sets the device's clock, in milliseconds since 1970.
globalThis.setClock = time => vm.runInContext(`Date.now = () => ${time}`, isolatedWorld)

globalThis.loadWebBridge = async () => {
  await import(pathToFileURL(webBridge))
}

globalThis.send = (component, event, data = {}) => window.HotwireNative.web.send({
  component, event, data: { ...data, metadata: { url: location.href } }, callback: message => replies.push(message)
})
globalThis.replies = []

// Stands in for the web bridge of the original libraries, as their documentation describes it: its identifiers are plain
// numbers, it keeps messages until it has an adapter, and drops what the adapter does not support then.
globalThis.OriginalWebBridgeDouble = class {
  #adapter = null
  #lastID = 0
  #pending = []
  #callbacks = new Map()
  adapters = []

  start() { document.dispatchEvent(new Event("web-bridge:ready")) }

  send({ component, event, data, callback }) {
    if (!this.#adapter) return void this.#pending.push({ component, event, data, callback })
    if (!this.#adapter.supportsComponent(component)) return null

    const id = `${++this.#lastID}`
    this.#adapter.receive({ id, component, event, data })
    if (callback) this.#callbacks.set(id, callback)
    return id
  }

  receive(message) { this.#callbacks.get(message.id)?.(message) }

  setAdapter(adapter) {
    this.adapters.push(adapter)
    this.#adapter = adapter
    document.documentElement.dataset.bridgePlatform = adapter.platform
    this.adapterDidUpdateSupportedComponents()
    this.#pending.splice(0).forEach(message => this.send(message))
  }

  adapterDidUpdateSupportedComponents() {
    document.documentElement.dataset.bridgeComponents = this.#adapter.supportedComponents.join(" ")
  }
}

globalThis.injectScripts()

for await (const line of readline.createInterface({ input: process.stdin })) {
  try {
    const value = await vm.runInThisContext(JSON.parse(line))
    write({ value: stringify(value) ?? null })
  } catch (error) {
    write({ error: String(error) })
  }
}
