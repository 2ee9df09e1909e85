// What the server answered.
import { remember } from "./schema.js"
import { server } from "./server.js"

export class Answer {
  constructor(response, html) {
    this.status = response.statusCode
    this.headers = response.headers
    this.html = html
  }

  get setCookies() {
    return this.headers["set-cookie"] ?? []
  }

  // Where it leads: a path of this server, or the whole address of another one.
  get location() {
    const address = new URL(this.headers.location, server.url).href
    return address.startsWith(`${server.url}/`) ? address.slice(server.url.length) : address
  }

  get title() {
    return unescaped(this.html.match(/<title>(.*?)<\/title>/s)[1])
  }

  get language() {
    return this.html.match(/<html[^>]* lang="([^"]*)"/)[1]
  }

  // The configuration that the page carries, as apps find it.
  get configuration() {
    const [[, value], another] = this.html.matchAll(/data-navigation-configuration-value="([^"]*)"/g)
    if (another) throw new Error("the page carries two configurations")
    const configuration = JSON.parse(unescaped(value))
    remember(configuration)
    return configuration
  }

  get tabs() {
    return this.configuration.tabs.map(tab => tab.id)
  }

  // The tabs that a browser shows.
  get links() {
    return [...this.html.matchAll(/data-tab="([^"]*)"/g)].map(([, id]) => id)
  }

  // What the page says once, such as that something was saved.
  get notice() {
    const [, notice] = this.html.match(/<p class="notice" role="status">(.*?)<\/p>/s) ?? []
    return notice && unescaped(notice)
  }
}

const entities = { quot: '"', "#39": "'", lt: "<", gt: ">", amp: "&" }

function unescaped(text) {
  return text.replace(/&(quot|#39|lt|gt|amp);/g, (_, name) => entities[name])
}
