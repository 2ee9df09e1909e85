// One document without a browser: the native app's two scripts in two worlds, and a web bridge. Evaluates the scripts on
// standard input, line by line, and writes their values and the relay's posts to standard output.
import readline from "node:readline"
import { pathToFileURL } from "node:url"
import vm from "node:vm"

const { url, scripts, messageHandler, webBridge } = JSON.parse(process.argv[2])
const { stringify } = JSON // Some tests break the page's own.
const write = line => process.stdout.write(stringify(line) + "\n")

globalThis.window = globalThis
const root = { dataset: {} }
globalThis.document = new (class Document extends EventTarget { get documentElement() { return root } })()
globalThis.location = new URL(url)
globalThis.Element = class {}
globalThis.HTMLCollection = class {}
globalThis.MutationObserver = class { observe() {} }

// The elapsed milliseconds. Tests set them, so that they do not depend on the speed of the machine.
globalThis.passed = 0

const isolatedWorld = vm.createContext({
  performance: { now: () => globalThis.passed },
  window: { webkit: { messageHandlers: { [messageHandler]: { postMessage: posted => write({ posted: posted.toWellFormed() }) } } } },
  document,
  location,
  MutationObserver,
  console: { error: message => globalThis.reportedError = message }
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

// A double of the original libraries' web bridge. Its identifiers are numbers. It keeps messages until it has an adapter,
// and then drops those that the adapter does not support.
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
