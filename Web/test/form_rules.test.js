import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"

// The rules that every client asks.
const script = readFileSync(new URL("../../Sources/TabwireClient/form-rules.js", import.meta.url), "utf8")
const { maySignIn, pageFollows } = (0, eval)(script)

for (const [method, expected] of [[0, false], ["get", false], ["GET", false], [1, true], ["post", true], ["delete", true]]) {
  test(`a form with the method ${JSON.stringify(method)} ${expected ? "may" : "does not"} sign in`, () => {
    assert.equal(maySignIn({ detail: { formSubmission: { method } } }), expected)
  })
}

const frame = target => ({ getAttribute: () => target })
const ends = [
  ["HTML", true, {}],
  ["HTML with a charset", true, { type: "Text/HTML; charset=utf-8" }],
  ["a stream", false, { type: "text/vnd.turbo-stream.html" }],
  ["JSON", false, { type: "application/json" }],
  ["no content", false, { status: 204 }],
  ["an error", false, { error: new Error() }],
  ["HTML for a frame", false, { frame: frame(null) }],
  ["HTML for the page of a frame", true, { frame: frame("_top") }],
  ["HTML for a frame that the form names", false, { dataset: { turboFrame: "other" } }],
  ["HTML for a frame that the button names", false, { submitter: { dataset: { turboFrame: "list" } } }],
  ["HTML for the page that the button names in a frame", true, { frame: frame(null), submitter: { dataset: { turboFrame: "_top" } } }]
]
for (const [name, expected, { type = "text/html", status = 200, frame = null, dataset = {}, submitter = null, error = null }] of ends) {
  test(`${expected ? "a" : "no"} page follows ${name}`, () => {
    const response = { status, headers: { get: () => type } }
    const detail = { error, formSubmission: { submitter }, fetchResponse: error ? undefined : { response } }
    assert.equal(pageFollows({ target: { dataset, closest: () => frame }, detail }), expected)
  })
}
