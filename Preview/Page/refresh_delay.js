// Delays the refreshes that streams cause without an act of the user: the first is immediate, the next ones wait 1, 2, 4 … and
// at most 300 seconds (P14.4). Servers that disagree about the session could otherwise reload a page as fast as it loads.

export class RefreshDelay {
  #schedule
  /** The number of refreshes since the user acted. */
  #count = 0
  #pending = null

  /** @param {(milliseconds: number, action: () => void) => void} schedule */
  constructor(schedule = (milliseconds, action) => setTimeout(action, milliseconds)) {
    this.#schedule = schedule
  }

  /**
   * Refreshes now or later.
   * @param {string | undefined} session the session of the configuration that causes the refresh
   * @param {() => void} refresh
   */
  request(session, refresh) {
    if (this.#count === 0) {
      this.#count = 1
      return refresh()
    }
    // A refresh that waits already serves this session, too.
    const isWaiting = this.#pending !== null
    if (!isWaiting) this.#count += 1
    const number = this.#count
    this.#pending = { number, session, refresh }
    if (isWaiting) return
    const seconds = Math.min(2 ** (number - 2), 300)
    this.#schedule(seconds * 1000, () => { if (this.#pending?.number === number) this.#finish() })
  }

  /** Cancels the delayed refresh if a page came with its session by itself. */
  pageDidLoad(session) {
    if (session !== undefined && session === this.#pending?.session) this.#pending = null
  }

  /** Refreshes at once: the user selects or opens something. */
  userActs() {
    this.#finish()
    this.#count = 0
  }

  #finish() {
    const pending = this.#pending
    this.#pending = null
    pending?.refresh()
  }
}
