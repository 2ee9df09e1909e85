// The response of the server.
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

  // The redirect target: a path of this server, or the URL of another one.
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

  // The tab configuration of the page.
  get configuration() {
    // The servers quote it differently.
    const [[, , value], another] = this.html.matchAll(/data-navigation-configuration-value=(["'])(.*?)\1/gs)
    if (another) throw new Error("the page has two configurations")
    const configuration = JSON.parse(unescaped(value))
    remember(configuration)
    return configuration
  }

  get tabs() {
    return this.configuration.tabs.map(tab => tab.id)
  }

  // The ids of the links for browsers.
  get links() {
    return [...this.html.matchAll(/data-tab="([^"]*)"/g)].map(([, id]) => id)
  }

  // The notice, such as "Your profile is saved."
  get notice() {
    const [, notice] = this.html.match(/<p class="notice" role="status">(.*?)<\/p>/s) ?? []
    return notice && unescaped(notice)
  }
}

const entities = { quot: '"', "#39": "'", lt: "<", gt: ">", amp: "&" }

function unescaped(text) {
  return text.replace(/&(quot|#39|lt|gt|amp);/g, (_, name) => entities[name])
}
