// A server's event stream of tab bars, as a test drives it.
import { tabBar } from "./tab_bar.js"

export class Updates {
  requests = [] // query parameters and headers of each
  #responses = new Set()
  #waiting = []

  constructor(site, path = "/tabs/updates") {
    site.route(path, (request, response) => this.#respond(request, response))
  }

  // The number of open streams.
  get count() {
    return this.#responses.size
  }

  // Waits until a number of streams is open.
  async open(count) {
    await this.#until(() => this.count === count, `${count} open streams`)
  }

  // Waits until a number of requests have been made.
  async requested(count) {
    await this.#until(() => this.requests.length === count, `${count} requests`)
  }

  // Sends a live configuration, with a link for each of its tabs.
  send(configuration, id = `${configuration.revision}-1`) {
    this.sendText(`id: ${id}\ndata: ${streamOf(configuration)}\n\n`)
  }

  sendText(text) {
    for (const response of this.#responses) response.write(text)
  }

  // Ends all streams, as a server that restarts.
  end() {
    for (const response of this.#responses) response.end()
  }

  // That of the next responses. `null`: they never come.
  status = 200

  #respond(request, response) {
    this.requests.push({
      ...Object.fromEntries(new URL(request.url, "http://site").searchParams),
      lastEventID: request.headers["last-event-id"],
    })
    if (this.status === 200) {
      response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" })
      response.write("retry: 10\n\n")
      this.#responses.add(response)
      response.on("close", () => (this.#responses.delete(response), this.#check()))
    } else if (this.status !== null) {
      response.writeHead(this.status).end()
    }
    this.#check()
  }

  #check() {
    for (const check of [...this.#waiting]) check()
  }

  #until(condition, expected) {
    return new Promise((resolve, reject) => {
      const check = () => {
        if (!condition()) return
        clearTimeout(timeout)
        this.#waiting.splice(this.#waiting.indexOf(check), 1)
        resolve()
      }
      const timeout = setTimeout(
        () => reject(new Error(`expected ${expected}, found ${this.count} open streams after ${this.requests.length} requests`)),
        20_000,
      )
      this.#waiting.push(check)
      check()
    })
  }
}

// The Turbo Stream that replaces the tab bar by a live one.
export function streamOf(configuration) {
  const nav = tabBar({ ...configuration, live: true }, "", links(configuration.tabs))
  return `<turbo-stream action="replace" targets="nav.tab-bar"><template>${nav}</template></turbo-stream>`
}

export function links(tabs) {
  return tabs
    .map(({ id, title, badge }) => `<a class="tab" data-tab="${id}" href="/${id}"><span>${title}${badge ? ` ${badge}` : ""}</span></a>`)
    .join("")
}
