// Suggestions for a configuration while the user types it: names and values that fit at the caret. Pure.
//
// The text may be incomplete JSON, and reading it never fails. Only the heart decides whether it is valid.

const pattern = /"(?:[^"\\\n]|\\.)*"?|[{}[\],:]|[^\s"{}[\],:]+/g

/**
 * An object or array while it is read.
 * @typedef {object} Place
 * @property {"object" | "array"} kind
 * @property {(string | number)[]} path
 * @property {Map<string, string>} members all of its members, including those after the caret
 * @property {"name" | "colon" | "value" | "comma"} expects
 * @property {string} [name] the member whose value is read
 * @property {number} count the number of commas so far
 */

/**
 * Returns the suggestions at a place of the text.
 * @param {string} text
 * @param {number} caret
 * @param {object} schema the JSON Schema of configurations
 * @param {string[]} icons the names of icons
 * @returns {{ from: number, to: number, items: { text: string, label: string, description: string }[] }} what replaces the
 *   characters from `from` to `to`
 */
export function suggestions(text, caret, schema, icons) {
  const tokens = [...text.matchAll(pattern)].map(({ 0: token, index }) => ({ token, from: index, to: index + token.length }))
  const current = tokens.find(({ token, from, to }) => from < caret && (caret < to || (caret === to && isUnfinished(token))))
  const [from, to] = current ? [current.from, current.to] : [caret, caret]
  const { place, ids } = read(tokens, from)
  if (current) place?.members.delete(unquoted(current.token))
  const items = place ? fitting(place, schema, icons, ids) : []
  const typed = current ? text.slice(from, caret).replace(/^"/, "").toLowerCase() : ""
  // Between a member and the next one, a comma is missing.
  const before = place?.expects === "comma" ? ", " : ""
  const after = /^\s*:/.test(text.slice(to)) ? "" : ": "
  return {
    from, to,
    items: items.filter(({ label }) => label.toLowerCase().includes(typed)).map(({ isName, value, label, description }) =>
      ({ text: before + JSON.stringify(value) + (isName ? after : ""), label, description: description ?? "" })),
  }
}

const isUnfinished = (token) => (token[0] === '"' ? token.length === 1 || !token.endsWith('"') : !/^[{}[\],:]$/.test(token))

/** Reads all tokens. Returns the object or array around a position, as it is there, and the ids of all tabs. */
function read(tokens, position) {
  const stack = []
  const ids = []
  let place = null
  const arrive = (from) => { if (!place && from >= position) place = stack.length > 0 ? { ...stack.at(-1) } : undefined }
  for (const { token, from } of tokens) {
    if (place === null) arrive(from)
    const top = stack.at(-1)
    if (token === "{" || token === "[") {
      const kind = token === "{" ? "object" : "array"
      const path = top ? [...top.path, top.kind === "array" ? top.count : top.name] : []
      if (top) top.expects = "comma"
      stack.push({ kind, path, members: new Map(), expects: kind === "object" ? "name" : "value", count: 0 })
    } else if (token === "}" || token === "]") {
      stack.pop()
    } else if (token === ",") {
      if (top) { top.expects = top.kind === "object" ? "name" : "value"; top.count += 1 }
    } else if (token === ":") {
      if (top) top.expects = "value"
    } else if (top?.expects === "name") {
      top.name = unquoted(token)
      top.members.set(top.name, "")
      top.expects = "colon"
    } else if (top?.expects === "value") {
      if (top.kind === "object") top.members.set(top.name, unquoted(token))
      if (top.path[0] === "tabs" && top.path.length === 2 && top.name === "id") ids.push(unquoted(token))
      top.expects = "comma"
    }
  }
  if (place === null) arrive(Infinity)
  return { place, ids }
}

function unquoted(token) {
  try {
    return String(JSON.parse(token))
  } catch {
    return token.replace(/^"|"$/g, "")
  }
}

function fitting(place, schema, icons, ids) {
  const object = definition(schema, place.path)
  if (place.kind === "object" && (place.expects === "name" || place.expects === "comma")) {
    return Object.entries(object?.properties ?? {}).filter(([name]) => !place.members.has(name))
      .map(([name, { description }]) => ({ isName: true, value: name, label: name, description }))
  }
  if (place.kind !== "object" || place.expects !== "value") return []
  const values = (list) => list.map((value) => ({ value, label: String(value) }))
  const property = object?.properties?.[place.name]
  if (!property) return []
  if (place.name === "active" || place.name === "replaces") return values([...new Set(ids)].filter((id) => id !== place.members.get("id")))
  if (place.name === "icon") return values(icons)
  if (property.examples) return values(property.examples)
  return [property.type].flat().includes("boolean") ? values([true, false]) : []
}

/** The schema of the value at a path. */
function definition(schema, path) {
  let found = schema
  for (const part of path) {
    found = typeof part === "number" ? found?.items : found?.properties?.[part]
    const name = /^#\/\$defs\/(\w+)$/.exec(found?.$ref ?? "")?.[1]
    if (name) found = schema.$defs[name]
  }
  return found
}

/** Returns the index in a text of a place that the heart names: a line, and a Unicode scalar in it, both counted from 1. */
export function indexOf(text, { line, column }) {
  const lines = text.split("\n")
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
  return start + [...(lines[line - 1] ?? "")].slice(0, column - 1).join("").length
}
