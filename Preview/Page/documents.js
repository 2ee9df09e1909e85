// The facts known about a document that has no script of the preview, such as a PDF or a server's plain error page.

/**
 * @typedef {{ address: string | null, status: number, title: string, visit?: object, elsewhere?: string }} FoundDocument
 *   `address` is `null` if the document is not of the site, `elsewhere` the other site that the site redirects to
 */

/** The documents of a site behind the proxy. They are of another origin; the proxy knows what it has sent. */
export class ProxiedDocuments {
  #url
  #origin
  /** The numbers of the visits that are known to be of a certain frame. */
  #known = new Set()

  /**
   * @param {number} user the number of the user
   * @param {string} origin the origin of the site for this user
   */
  constructor(user, origin) {
    this.#url = `visits/${user}`
    this.#origin = origin
  }

  /** Notes that a visit has the preview's script. */
  note(number) {
    if (number !== null) this.#known.add(number)
  }

  /** Whether the site accepts connections. */
  async isSiteRunning() {
    const { status } = await fetch("site")
    return status === 204
  }

  /** Returns what the proxy knows about a visit, or `null`. */
  async visit(number) {
    return (await this.visits()).find((visit) => visit.number === number) ?? null
  }

  /** Returns the latest visits of the user. */
  async visits() {
    const response = await fetch(this.#url)
    if (!response.ok) throw new Error(`${response.status}`)
    return response.json()
  }

  /**
   * Returns the document that a frame shows instead of one with the script.
   * @param {HTMLIFrameElement} _frame
   * @param {string | null} requested the address that was requested, if it is known
   * @returns {Promise<FoundDocument>}
   */
  async find(_frame, requested) {
    const visits = (await this.visits()).filter(({ number }) => !this.#known.has(number))
    const path = requested === null ? null : new URL(requested).pathname + new URL(requested).search
    const visit = visits.findLast((visit) => visit.path === path && !this.#isRedirect(visit)) ?? visits.at(-1)
    if (!visit) return { address: null, status: 0, title: "" }
    this.#known.add(visit.number)
    if (visit.location && this.#isRedirect(visit)) {
      const target = new URL(visit.location, this.#origin + visit.path)
      if (target.origin !== this.#origin) return { address: null, status: visit.status, title: "", visit, elsewhere: target.origin }
    }
    const name = visit.path.split("?")[0].split("/").at(-1)
    return { address: this.#origin + visit.path, status: visit.status, title: decoded(name), visit }
  }

  #isRedirect({ status }) {
    return status >= 300 && status < 400 && status !== 304
  }
}

/** The documents of a site with the preview's own origin, as in the playground. */
export class OwnDocuments {
  note() {}

  async visits() {
    return []
  }

  async visit() {
    return null
  }

  async isSiteRunning() {
    return true
  }

  async find(frame) {
    try {
      const { location, performance, document } = frame.contentWindow
      const status = performance.getEntriesByType("navigation")[0]?.responseStatus ?? 200
      const address = location.origin === globalThis.location.origin ? location.href : null
      return { address, status, title: document.title.slice(0, 300) }
    } catch {
      return { address: null, status: 0, title: "" }
    }
  }
}

function decoded(name) {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
