// Bytes over a connection of their own, for requests that no HTTP client would send.
import { connect } from "node:net"
import { server } from "./server.js"

// Sends a text, and returns what the server answers until it closes the connection.
export function exchange(text) {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port, timeout: 20_000 })
    const chunks = []
    const finish = () => resolve(Buffer.concat(chunks).toString("latin1"))
    socket.on("data", chunk => chunks.push(chunk)).on("close", finish)
    socket.on("error", error => (error.code === "ECONNRESET" ? finish() : reject(error)))
    socket.on("timeout", () => socket.destroy(new Error(`the server left the connection open after: ${text.slice(0, 200)}`)))
    socket.write(text, "latin1")
  })
}

// Sends a request with a target as it is written, and returns the parts of the response.
export async function ask(target, { method = "GET", host = new URL(server.url).host, headers = {} } = {}) {
  const fields = { Host: host, Connection: "close", ...headers }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  return parsed(await exchange(`${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`))
}

export function parsed(text) {
  const end = text.indexOf("\r\n\r\n")
  if (end < 0) return { status: 0, headers: {}, body: "", text }
  const [first, ...lines] = text.slice(0, end).split("\r\n")
  const fields = lines.map(line => line.split(/:\s*(.*)/s)).map(([name, value]) => [name.toLowerCase(), value])
  return { status: Number(first.split(" ")[1]), headers: Object.fromEntries(fields), body: text.slice(end + 4), text }
}
