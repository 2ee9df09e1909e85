// The forms of the page whose answers are under way, sent by Turbo or by the browser. Loading the page again would take the place
// of an answer, with its address and its notice.
import { isPreview } from "./page_document.js"

export const answerTimeout = 60_000 // milliseconds: a proxy has given up by then, and a download has no answer

class FormsInProgress {
  #forms = new Set()
  #waiting = []
  #timer = null

  // Resolves once no form is under way.
  get ended() {
    return this.#forms.size > 0 ? new Promise(resolve => this.#waiting.push(resolve)) : Promise.resolve()
  }

  add(form) {
    this.#forms.add(form)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.clear(), answerTimeout)
  }

  remove(form) {
    this.#forms.delete(form)
    if (this.#forms.size === 0) this.clear()
  }

  clear() {
    this.#forms.clear()
    clearTimeout(this.#timer)
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}

export const formsInProgress = new FormsInProgress()

// An input with the name of a form's member hides that member, such as <input name="closest">.
const { closest, getAttribute } = globalThis.Element?.prototype ?? {}

// Turbo shows a page after the end of the request, unless the answer is for a frame, no HTML, or of no use to Turbo.
function isFollowedByPage({ formSubmission: { formElement, submitter }, fetchResponse, error }) {
  const type = fetchResponse?.response.headers.get("Content-Type") ?? ""
  if (error || !/^(text\/html|application\/xhtml\+xml)\b/.test(type)) return false

  const frame = closest.call(formElement, "turbo-frame")
  const place = submitter?.getAttribute("data-turbo-frame") ?? getAttribute.call(formElement, "data-turbo-frame")
  return (place ?? frame?.getAttribute("target") ?? (frame ? "_self" : "_top")) === "_top"
}

// Whether the browser shows the answer in place of the page.
function isAnsweredHere({ target: form, submitter }) {
  const read = name => (submitter?.getAttribute(`form${name}`) ?? getAttribute.call(form, name) ?? "").toLowerCase()
  return ["", "_self", "_top", "_parent"].includes(read("target")) && read("method") !== "dialog"
}

if (typeof window !== "undefined") {
  addEventListener("turbo:submit-start", ({ detail }) => formsInProgress.add(detail.formSubmission))
  addEventListener("turbo:submit-end", ({ detail }) => {
    if (!isFollowedByPage(detail)) formsInProgress.remove(detail.formSubmission)
  })
  // The page in front is another one in the next task, after its controllers have connected.
  const pageFollowed = () => setTimeout(() => formsInProgress.clear())
  addEventListener("turbo:load", pageFollowed)
  addEventListener("turbo:render", () => isPreview() || pageFollowed())
  addEventListener("pageshow", ({ persisted }) => persisted && formsInProgress.clear())

  // Scripts that send a form themselves prevent the event, some of them after all other listeners.
  addEventListener("submit", event => setTimeout(() => {
    if (!event.defaultPrevented && isAnsweredHere(event)) formsInProgress.add(event.target)
  }))
  // `form.submit()` dispatches no `submit`. Its data is collected before the page is left.
  let collected = null
  addEventListener("formdata", ({ target }) => (collected = target))
  addEventListener("beforeunload", () => collected && formsInProgress.add(collected))
}
