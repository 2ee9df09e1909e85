package dev.tabwire.hotwire

/** The script of the rule for answers of forms. It is a copy of `Sources/TabwireClient/form-answer.js`; a test compares them. */
internal object FormAnswer {
    /** A function that returns whether another page follows the form that `turbo:submit-end` reports (P15.9). */
    val SCRIPT: String = """
// Returns whether another page follows the form that turbo:submit-end reports (P15.9): its response is HTML for the page, not for a
// frame. Turbo renders nothing else. Runs in the page's world.
({ target, detail }) => {
  const response = detail.fetchResponse?.response
  const frame = target.closest("turbo-frame")
  const submitter = detail.formSubmission?.submitter
  const place = submitter?.dataset.turboFrame ?? target.dataset.turboFrame ?? frame?.getAttribute("target")
    ?? (frame ? "_self" : "_top")
  const type = response?.headers.get("Content-Type") ?? ""
  return !detail.error && place == "_top" && response?.status != 204 && /^(text\/html|application\/xhtml\+xml)\b/i.test(type)
}
""".removePrefix("\n")
}
