// The rules for the forms that Turbo reports with an event. Every client asks them. Runs in the page's world.
({
  // Whether the form of turbo:submit-start may sign the user in or out (P15.5): it is not a search. Turbo 7 numbers the methods.
  maySignIn: ({ detail }) => {
    const { method } = detail.formSubmission
    return method !== 0 && String(method).toLowerCase() != "get"
  },

  // Whether another page follows the form of turbo:submit-end (P15.9): its response is HTML for the page, not for a frame. Turbo
  // renders nothing else.
  pageFollows: ({ target, detail }) => {
    const response = detail.fetchResponse?.response
    const frame = target.closest("turbo-frame")
    const submitter = detail.formSubmission?.submitter
    const place = submitter?.dataset.turboFrame ?? target.dataset.turboFrame ?? frame?.getAttribute("target")
      ?? (frame ? "_self" : "_top")
    const type = response?.headers.get("Content-Type") ?? ""
    return !detail.error && place == "_top" && response?.status != 204 && /^(text\/html|application\/xhtml\+xml)\b/i.test(type)
  }
})
