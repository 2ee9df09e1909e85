// Firefox as Debian ships it, driven over WebDriver BiDi: https://w3c.github.io/webdriver-bidi/
import { spawn } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

const preferences = { "remote.active-protocols": 1, "datareporting.policy.dataSubmissionEnabled": false, "ui.prefersReducedMotion": 1 }
/** The maximum time in milliseconds for the start of Firefox, and for each condition. */
const timeout = 30_000

export class Firefox {
  static async start(binary = process.env.FIREFOX ?? "firefox-esr") {
    const firefox = new Firefox()
    firefox.profile = await mkdtemp(join(tmpdir(), "firefox-"))
    await writeFile(join(firefox.profile, "user.js"), Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});`).join("\n"))
    firefox.process = spawn(binary, ["--headless", "--no-remote", "--profile", firefox.profile, "--remote-debugging-port", "0"], { stdio: ["ignore", "ignore", "pipe"] })
    const address = await firefox.#address()
    firefox.socket = new WebSocket(`${address}/session`)
    await new Promise((resolve, reject) => {
      firefox.socket.onopen = resolve
      firefox.socket.onerror = () => reject(new Error(`no connection to ${address}`))
    })
    firefox.socket.onmessage = ({ data }) => firefox.#receive(JSON.parse(data))
    await firefox.send("session.new", { capabilities: {} })
    const { contexts } = await firefox.send("browsingContext.getTree")
    firefox.context = contexts[0].context
    await firefox.send("browsingContext.setViewport", { context: firefox.context, viewport: { width: 1024, height: 900 } })
    return firefox
  }

  #lastNumber = 0
  #waiting = new Map()

  #address() {
    return new Promise((resolve, reject) => {
      let output = ""
      const timer = setTimeout(() => reject(new Error(`Firefox did not start: ${output}`)), timeout)
      this.process.stderr.on("data", (data) => {
        output += data
        const address = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1]
        if (!address) return
        clearTimeout(timer)
        resolve(address)
      })
      this.process.on("error", reject)
      this.process.on("exit", (code) => reject(new Error(`Firefox ended with ${code}: ${output}`)))
    })
  }

  #receive({ type, id, result, error, message }) {
    if (!this.#waiting.has(id)) return
    const { resolve, reject } = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (type === "success") resolve(result)
    else reject(new Error(`${error}: ${message}`))
  }

  send(method, parameters = {}) {
    return new Promise((resolve, reject) => {
      this.#lastNumber += 1
      this.#waiting.set(this.#lastNumber, { resolve, reject })
      this.socket.send(JSON.stringify({ id: this.#lastNumber, method, params: parameters }))
    })
  }

  open(url) {
    return this.send("browsingContext.navigate", { context: this.context, url, wait: "complete" })
  }

  /** Runs a function in the window, and returns its result as JSON. */
  evaluate(body, argument = null) {
    return this.#evaluateIn(this.context, body, argument)
  }

  /** Runs a function in the first frame with an address, whatever its origin. */
  async evaluateInFrame(address, body, argument = null) {
    const frame = (await this.#frames()).find(({ url }) => url === address)
    if (!frame) throw new Error(`there is no frame with ${address}`)
    return this.#evaluateIn(frame.context, body, argument)
  }

  /** Returns the addresses of all frames. */
  async frames() {
    return (await this.#frames()).map(({ url }) => url)
  }

  async #frames() {
    const { contexts } = await this.send("browsingContext.getTree", { root: this.context })
    const below = ({ children }) => children.flatMap((child) => [child, ...below(child)])
    return contexts.flatMap(below)
  }

  /** Saves a picture of the window. */
  async screenshot(path) {
    const { data } = await this.send("browsingContext.captureScreenshot", { context: this.context })
    await writeFile(path, Buffer.from(data, "base64"))
  }

  async #evaluateIn(context, body, argument) {
    const expression = `(async () => JSON.stringify(await (${body})(${JSON.stringify(argument)})))()`
    const { type, result, exceptionDetails } = await this.send("script.evaluate", { expression, target: { context }, awaitPromise: true })
    if (type === "exception") throw new Error(exceptionDetails.text)
    return result.value === undefined ? undefined : JSON.parse(result.value)
  }

  /** Waits until a function returns a true value in the window, and returns that. */
  async until(body, argument) {
    const deadline = Date.now() + timeout
    for (;;) {
      const value = await this.evaluate(body, argument).catch(() => undefined)
      if (value) return value
      if (Date.now() > deadline) throw new Error(`not true within ${timeout / 1000} s: ${body} (${JSON.stringify(argument)})`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Clicks at a point of the window with the mouse. */
  async click({ x, y }) {
    const pointer = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } }
    const actions = [{ type: "pointerMove", x: Math.round(x), y: Math.round(y) }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }]
    await this.send("input.performActions", { context: this.context, actions: [{ ...pointer, actions }] })
  }

  /** Types a text with the keyboard. */
  async type(text) {
    const actions = [...text].flatMap((value) => [{ type: "keyDown", value }, { type: "keyUp", value }])
    await this.send("input.performActions", { context: this.context, actions: [{ type: "key", id: "keyboard", actions }] })
  }

  async stop() {
    const ended = this.process.exitCode === null ? new Promise((resolve) => this.process.on("exit", resolve)) : undefined
    await this.send("browser.close").catch(() => this.process.kill())
    await ended
    await rm(this.profile, { recursive: true, force: true })
  }
}
