// An HTTP client with cookies that sends forms as browsers do. It does not normalize paths.
import { Agent, request } from "node:http"
import { Answer } from "./answer.js"
import { server } from "./server.js"

const agent = new Agent({ keepAlive: true })

export class Client {
  cookies = new Map()

  // The name and the value of the cookie with the session: the longest one.
  get session() {
    return [...this.cookies].reduce((one, other) => (other[1].length > one[1].length ? other : one))
  }

  static async signedIn(persona = "regular") {
    const client = new Client()
    await client.signIn(persona)
    return client
  }

  get(path, headers) {
    return this.send("GET", path, headers)
  }

  head(path, headers) {
    return this.send("HEAD", path, headers)
  }

  post(path, form = {}, headers) {
    const type = { "Content-Type": "application/x-www-form-urlencoded" }
    return this.send("POST", path, { ...type, ...headers }, String(new URLSearchParams(form)))
  }

  // Signs in, and completes the onboarding of a new user.
  async signIn(persona) {
    await this.post("/sign-in", { persona })
    if (persona === "new") await this.post("/welcome", { name: "Noa" })
  }

  // The ids of the tabs of a page.
  async tabs(path = "/") {
    return (await this.get(path)).tabs
  }

  async send(method, path, headers = {}, body = "") {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const options = { agent, method, path, headers: { ...(cookie && { Cookie: cookie }), ...headers } }
    if (method === "POST") options.headers["Content-Length"] = Buffer.byteLength(body)
    const answer = await new Promise((resolve, reject) => {
      request(server.url, options, response => {
        const chunks = []
        response.on("data", chunk => chunks.push(chunk)).on("error", reject)
        response.on("end", () => resolve(new Answer(response, String(Buffer.concat(chunks)))))
      }).on("error", reject).end(body)
    })
    this.keep(answer.setCookies)
    return answer
  }

  // Keeps the cookies of a response.
  keep(setCookies) {
    for (const set of setCookies) {
      const [name, value] = set.split(";")[0].split(/=(.*)/s)
      this.cookies.set(name, value)
    }
  }

  // Another client with the same cookies.
  copy() {
    const copy = new Client()
    copy.cookies = new Map(this.cookies)
    return copy
  }
}
