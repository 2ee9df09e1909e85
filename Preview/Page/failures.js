// The texts of an error page: the reason, and the remedy. Pure.

/**
 * @typedef {"unreachable" | "slow" | "quit" | number | { elsewhere: string } | { reason: string }} Failure
 *   a number is the status of a response; `reason` is what the proxy knows about a site that it cannot reach
 */

/**
 * Returns the texts of an error page.
 * @param {Failure} failure
 * @param {string} host the host of the site
 * @returns {{ title: string, text: string }}
 */
export function failureTexts(failure, host) {
  if (typeof failure === "object") {
    return failure.elsewhere !== undefined
      ? { title: "Another Site", text: `${host} redirects to ${failure.elsewhere}, which is another site. An app opens it outside; the preview shows only ${host}. To preview the other one, start tabwire preview with its address.` }
      : { title: "Can’t Connect", text: `${host} ${failure.reason}. Start your server, or check its address: this page comes back by itself.` }
  }
  switch (failure) {
    case "unreachable": return { title: "Can’t Connect", text: `${host} doesn’t respond, or its page can’t be shown here. Check your connection and try again.` }
    case "slow": return { title: "Still Waiting", text: `${host} hasn’t answered for 15 seconds.` }
    case "quit": return { title: "The Preview Has Quit", text: `The program tabwire preview does not run any more. Start it again, with the same port: this page comes back by itself.` }
    default: return { title: "Something Went Wrong", text: `${host} has a problem (${failure}). Try again later.` }
  }
}

/** Whether a page can come back by itself after the failure. */
export function isTemporary(failure) {
  return failure === "quit" || failure === "unreachable" || typeof failure === "object" && failure.reason !== undefined
}
