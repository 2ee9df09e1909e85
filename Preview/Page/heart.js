// The heart, in WebAssembly. Texts go in and JSON comes out; no message makes it trap, and every other misuse throws.

/**
 * A container and the tab that it represents. In bootstrap there is one, which has no tab.
 * @typedef {object} Tab
 * @property {number} container the identity of the container, never used again
 * @property {string} [id]
 * @property {string} [title]
 * @property {string} [icon]
 * @property {string} [path]
 * @property {string} [badge]
 * @property {boolean} [hasDot] whether the badge is a dot without text
 * @property {string} [badgeLabel] what assistive technology says instead of the badge
 * @property {Image} [image]
 * @property {"soft" | "hard"} [deprecated]
 * @property {boolean} [isEager]
 */

/**
 * An icon from the server.
 * @typedef {object} Image
 * @property {string} path
 * @property {"symbol" | "picture"} kind
 */

/**
 * A button on the tab bar, and no tab.
 * @typedef {object} Action
 * @property {string} id
 * @property {number} [after] the container before it; absent if it is first
 * @property {string} title
 * @property {string} icon
 * @property {string} path
 * @property {string} [badge]
 * @property {boolean} [hasDot]
 * @property {string} [badgeLabel]
 * @property {Image} [image]
 */

/**
 * @typedef {object} State
 * @property {boolean} isBootstrap
 * @property {number} selected the selected container
 * @property {boolean} isTabBarHidden whether there are tabs, but the page in front wants no tab bar
 * @property {Tab[]} tabs in the order of the tab bar
 * @property {Action[]} [actions] in the order of the tab bar
 * @property {number} [search] the container of the tab that searches
 * @property {number} [appBadge] the number on the app's icon, once one was given
 */

/**
 * Everything that a client must do.
 * @typedef {object} Transition
 * @property {string} kind
 * @property {number} [case] the case of the reconciliation
 * @property {number[]} created in the order of the tabs
 * @property {number[]} disposed
 * @property {number[]} updated
 * @property {number} [promoted]
 * @property {number} [demoted]
 * @property {number} [morphed]
 * @property {number} [selected] the container that the user selected
 * @property {number} [refreshed] the container whose page is out of date
 * @property {number} [visits] the container that visits the address, or the path of the action
 * @property {string} [performed] the action that the user performed
 * @property {number} [appBadge] the new number on the app's icon
 * @property {boolean} [changesActions] whether the actions or their places changed
 * @property {boolean} [changesSearch] whether another container has the tab that searches
 * @property {boolean} isReordered
 * @property {boolean} forgetsHistory whether the pages before the one in front belong to another session
 * @property {boolean} isEmpty whether there is nothing to do on the screen
 */

/**
 * The reason of a rejection or a warning, with its place in the message.
 * @typedef {object} Reason
 * @property {string} code
 * @property {string} path the JSON path of the value, such as `$.tabs[2].id`
 * @property {number} [line] counted from 1
 * @property {number} [column] counted from 1
 * @property {string} reason
 */

/**
 * What a configuration would do to the user, as `tabwire plan` computes it.
 * @typedef {object} Plan
 * @property {"none" | "calm" | "noticeable" | "disruptive"} [severity] of the worst effect; absent if the configuration is rejected
 * @property {number} [case]
 * @property {{ severity: string, sentence: string }[]} [effects] worst first
 * @property {Reason} [error]
 * @property {Reason[]} [warnings]
 */

/**
 * @typedef {object} Outcome
 * @property {State} state the state after the step
 * @property {Transition} transition
 * @property {Reason} [error] the reason of the rejection
 * @property {Reason[]} warnings
 */

const maximumByteCount = 256 * 1024

/** An error in the use of the heart, or in the heart itself. */
export class HeartError extends Error {
  name = "HeartError"
}

export class Heart {
  #exports
  #fault = null

  /**
   * Loads the heart.
   * @param {BufferSource | Response | Promise<Response>} source the bytes of heart.wasm, or a response with them
   * @returns {Promise<Heart>}
   */
  static async load(source) {
    source = await source
    if (typeof Response !== "undefined" && source instanceof Response) {
      if (!source.ok) throw new HeartError(`heart.wasm cannot be loaded: the server responded with ${source.status}`)
      source = await source.arrayBuffer()
    }
    const heart = new Heart()
    const random = (place, count) => crypto.getRandomValues(new Uint8Array(heart.#exports.memory.buffer, place, count))
    const { instance } = await WebAssembly.instantiate(source, { tabwire: { random } })
    heart.#exports = instance.exports
    return heart
  }

  /**
   * Creates a client in bootstrap.
   * @param {string} start the app's start URL
   * @returns {Client}
   */
  client(start) {
    const number = this.call("create", 0, start)
    return this.#named(number)
  }

  /** The bytes of memory in use, which never shrinks. */
  get byteCount() {
    return this.#exports.memory.buffer.byteLength
  }

  /**
   * Calls a function of the heart. For {@link Client} only.
   * @param {string} name
   * @param {number} client the number of the client, or 0
   * @param {string | number} [argument]
   * @param {...number} rest
   */
  call(name, client, argument, ...rest) {
    if (this.#fault) throw new HeartError(`the heart stopped: ${this.#fault}`)
    try {
      const isNumbered = client !== 0
      if (typeof argument !== "string") {
        return argument === undefined ? this.#exports[name](client) : this.#exports[name](client, argument)
      }
      return this.#withText(argument, (place, count) =>
        isNumbered ? this.#exports[name](client, place, count, ...rest) : this.#exports[name](place, count))
    } catch (error) {
      // After a trap the memory may be in any state.
      this.#fault = error.message
      throw new HeartError(`the heart stopped: ${error.message}`)
    }
  }

  /** Reads an answer and frees it. For {@link Client} only. */
  answer(place) {
    if (place === 0) throw new HeartError("the client was disposed")
    const count = new DataView(this.#exports.memory.buffer).getUint32(place, true)
    const text = new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, place + 4, count))
    this.#exports.free(place)
    return JSON.parse(text)
  }

  copy(client) {
    return this.#named(this.call("copy", client))
  }

  #named(number) {
    if (number === 0) throw new HeartError("there are too many clients, or the client was disposed")
    return new Client(this, number)
  }

  #withText(text, body) {
    // The heart rejects a longer text, so the rest need not be encoded.
    const bytes = new TextEncoder().encode(text.slice(0, maximumByteCount + 1))
    const place = this.#exports.allocate(bytes.length)
    new Uint8Array(this.#exports.memory.buffer, place, bytes.length).set(bytes)
    const result = body(place, bytes.length)
    this.#exports.free(place)
    return result
  }
}

/** The containers of one app. */
export class Client {
  #heart
  #number

  /** @hideconstructor */
  constructor(heart, number) {
    this.#heart = heart
    this.#number = number
  }

  /** @returns {State} */
  get state() {
    return this.#heart.answer(this.#call("describe")).state
  }

  /**
   * Accepts the data of a `configure` message, or rejects it.
   * @param {string} json
   * @param {{ isFirstPage?: boolean }} [page] whether the first page of the selected container sent it
   * @returns {Outcome}
   */
  configure(json, { isFirstPage = false } = {}) {
    return this.#heart.answer(this.#call("configure", text(json, "a configuration"), Number(isFirstPage)))
  }

  /**
   * Plans a configuration for the user in this state, without changing anything. It counts as the newest one.
   * @param {string} json
   * @returns {Plan}
   */
  plan(json) {
    return this.#heart.answer(this.#call("plan", text(json, "a configuration")))
  }

  /**
   * Selects a container, as a tap on its tab does.
   * @param {number} container
   * @returns {Outcome}
   */
  select(container) {
    return this.#heart.answer(this.#call("select", Number(container)))
  }

  /**
   * Records that a container loaded a page that sent no configuration, or loaded without being selected.
   * @param {number} container
   * @returns {Outcome}
   */
  load(container) {
    return this.#heart.answer(this.#call("load", Number(container)))
  }

  /**
   * Records that the first page of a container appeared, and sends no configuration.
   * @param {number} container
   * @returns {Outcome}
   */
  firstPageDidAppear(container) {
    return this.#heart.answer(this.#call("firstPageDidAppear", Number(container)))
  }

  /**
   * Brings the app back to the screen after a while.
   * @returns {Outcome}
   */
  resume() {
    return this.#heart.answer(this.#call("resume"))
  }

  /**
   * Opens an address that comes from outside the pages.
   * @param {string} address absolute, or relative to the start URL
   * @returns {Outcome}
   */
  open(address) {
    if (text(address, "an address").length > maximumByteCount) throw new HeartError("the address is too long")
    return this.#heart.answer(this.#call("open", address))
  }

  /**
   * Performs an action, as a tap on it does.
   * @param {string} id
   * @returns {Outcome}
   */
  perform(id) {
    if (text(id, "an id").length > maximumByteCount) throw new HeartError("the id is too long")
    return this.#heart.answer(this.#call("perform", id))
  }

  /** Returns a copy, to try something without changing this client. Dispose it after use. */
  copy() {
    return this.#heart.copy(this.#number)
  }

  dispose() {
    this.#heart.call("dispose", this.#number)
  }

  #call(name, ...argument) {
    return this.#heart.call(name, this.#number, ...argument)
  }
}

function text(value, what) {
  if (typeof value !== "string") throw new HeartError(`${what} must be a string`)
  return value
}
