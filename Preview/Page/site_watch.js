// Notices that a site which could not be reached runs again, so that nobody has to press Retry after starting a server.

const interval = 1_000

export class SiteWatch {
  #isRunning = false
  #wait
  #probe

  /**
   * @param {() => Promise<boolean>} probe whether the site runs
   * @param {(milliseconds: number) => Promise<void>} wait
   */
  constructor(probe, wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))) {
    this.#probe = probe
    this.#wait = wait
  }

  /**
   * Waits until the site runs, and calls `onReturn` then. Calls while it waits are ignored.
   * @param {() => boolean} isNeeded whether a page still waits for the site
   * @param {() => void} onReturn
   */
  async start(isNeeded, onReturn) {
    if (this.#isRunning) return
    this.#isRunning = true
    try {
      do await this.#wait(interval)
      while (isNeeded() && !(await this.#probe().catch(() => false)))
    } finally {
      this.#isRunning = false
    }
    if (isNeeded()) onReturn()
  }
}
