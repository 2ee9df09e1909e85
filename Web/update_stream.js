// A stream of server-sent events, of which at most one connection is open. It is closed, or connected, or waits to connect again.
// One timer serves the last two: it ends a connection that has been silent for too long, and a wait.
const retryLimit = 45_000 // milliseconds: servers ask browsers to wait up to 30 seconds before they connect again

export class UpdateStream {
  #address
  #receive
  #connection = null
  #timer = null
  #failureCount = 0
  // How long it may be silent, in milliseconds. `null` until the server has announced signs of life.
  #silenceLimit = null

  // `address` returns the address of a new connection, or `null`. `receive` is called with the data of each event.
  constructor({ address, receive }) {
    this.#address = address
    this.#receive = receive
  }

  open() {
    const isClosed = this.#connection === null && this.#timer === null
    if (isClosed) this.#connect()
  }

  close() {
    this.#connection?.close()
    this.#connection = null
    clearTimeout(this.#timer)
    this.#timer = null
  }

  #connect() {
    const address = this.#address()
    if (address === null) return

    const connection = (this.#connection = new EventSource(address))
    this.#listen(connection, "open", () => (this.#failureCount = 0))
    this.#listen(connection, "message", ({ data }) => this.#receive(data))
    this.#listen(connection, "alive", ({ data }) => this.#announced(data))
    this.#listen(connection, "error", () => this.#failed())
    this.#heard()
  }

  #listen(connection, type, handle) {
    connection.addEventListener(type, event => {
      // WebKit opens closed connections again when a page returns from its page cache.
      if (connection !== this.#connection) return connection.close()

      handle(event)
      if (connection === this.#connection) this.#heard()
    })
  }

  #announced(data) {
    if (/^([1-9]|1[0-5])$/.test(data)) this.#silenceLimit = 3 * Number(data) * 1000
  }

  #heard() {
    if (this.#silenceLimit === null) return

    const isOpen = this.#connection.readyState === EventSource.OPEN
    this.#connectAfter(isOpen ? this.#silenceLimit : Math.max(this.#silenceLimit, retryLimit))
  }

  // Browsers connect again after a lost connection by themselves, but never after a response other than 200.
  #failed() {
    if (this.#connection.readyState !== EventSource.CLOSED) return

    this.close()
    const seconds = Math.min(5 * 2 ** this.#failureCount++, 600) * (0.5 + Math.random() / 2)
    this.#connectAfter(seconds * 1000)
  }

  #connectAfter(delay) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.close()
      this.#connect()
    }, delay)
  }
}
