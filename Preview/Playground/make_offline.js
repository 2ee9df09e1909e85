// Writes the service worker of a playground: node make_offline.js FOLDER
import { createHash } from "node:crypto"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

const [folder] = process.argv.slice(2)
/** The editor is larger than all the rest, and kept only if it is loaded: without it there is a plain text field. */
const isLate = (name) => name.startsWith("ace.") || name === "editor.css"
const entries = await readdir(folder, { recursive: true, withFileTypes: true })
const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).filter((name) => name !== "offline.js").sort()
const hash = createHash("sha256")
for (const name of names) hash.update(name).update(await readFile(join(folder, name)))
const worker = await readFile(new URL("service_worker.js", import.meta.url), "utf8")
await writeFile(join(folder, "offline.js"), `const cacheName = "tabwire-playground-${hash.digest("hex").slice(0, 16)}"
const files = ${JSON.stringify(["./", ...names.filter((name) => !isLate(name)).map((name) => `./${name}`)])}
const lateFiles = ${JSON.stringify(names.filter(isLate).map((name) => `./${name}`))}

${worker}`)
