// The real server, started for a test file and stopped after it.
import { spawn } from "node:child_process"
import { createInterface } from "node:readline"

export async function startServer() {
  const process = spawn(globalThis.process.env.SERVER, ["--port", "0"], { stdio: ["ignore", "pipe", "inherit"] })
  const exit = new Promise(resolve => process.once("exit", resolve))
  for await (const line of createInterface(process.stdout)) {
    const [, url] = line.match(/^listening on (\S+)$/) ?? []
    if (url) return { url, stop: () => (process.kill("SIGTERM"), exit) }
  }
  throw new Error("the server ended before it listened")
}
