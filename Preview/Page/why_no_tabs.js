// Why a page has no tabs: what is known about it, and what to do about each thing. Pure.
import { componentNames, deviceComponentNames } from "./component_names.js"

/**
 * @typedef {object} Report what is known about the page in front
 * @property {import("./documents.js").Visit | null} visit what the proxy knows about its document
 * @property {boolean} hasScript whether the preview's script runs in it
 * @property {boolean} isLoaded
 * @property {"none" | "accepted" | "rejected" | "ignored"} configuration what became of its last configuration
 * @property {string | null} reason why it was rejected or ignored
 * @property {boolean} isTabBarHidden whether it hides the tab bar
 * @property {boolean} hasTabs whether there are tabs
 * @property {{ component: string, reason: string }[]} refused messages of components that were refused
 * @property {string} refresh the content of its `<meta http-equiv="refresh">`, or an empty text
 * @property {string[]} missing components that the page has, but not the preview
 */

/**
 * Returns the facts in the order in which a page meets them, each with what to do if it is the cause.
 * @param {Report} report
 * @returns {{ isProblem: boolean, fact: string, advice: string | null }[]}
 */
export function whyNoTabs(report) {
  return [documentFact(report), refreshFact(report), scriptFact(report), ...configurationFacts(report), ...report.refused.map(refusedFact), ...report.missing.map(missingFact)].filter(Boolean)
}

/** Returns one line for the summary. */
export function verdict(report) {
  if (report.hasTabs && !report.isTabBarHidden) return "This page has tabs."
  const problem = whyNoTabs(report).find(({ isProblem }) => isProblem)
  return problem ? problem.fact : report.isLoaded ? "This page sends no tabs." : "The page is still loading."
}

const good = (fact) => ({ isProblem: false, fact, advice: null })
const bad = (fact, advice) => ({ isProblem: true, fact, advice })

function documentFact({ visit }) {
  if (!visit) return null
  const { method, path, status, type, milliseconds } = visit
  const fact = `${method} ${path}: ${status}${type ? `, ${type}` : ""}, after ${milliseconds} ms.`
  if (visit.script === "unreachable") return bad(`The site ${visit.reason ?? "was not reached"}.`, "Start your server, and check the address that tabwire preview was started with.")
  if (status >= 300 && status < 400 && visit.location) return bad(`${fact} It redirects to ${visit.location}.`, "An app opens another site outside. Start tabwire preview with that address to see it here.")
  if (status === 401) return bad(`${fact} The site asks for a user name and a password.`, "Sign in on a page, or let the preview in: an app does not show the browser’s question either.")
  if (status === 403) return bad(`${fact} The site refuses the page.`, "Allow the user, or the host: some frameworks accept only hosts that they know.")
  if (status === 404) return bad(`${fact} The page does not exist.`, "Check the path of the tab, and the address that tabwire preview was started with.")
  if (status >= 400) return bad(fact, "Look at the server’s log.")
  return good(fact)
}

function refreshFact({ visit, refresh }) {
  const [, seconds, url] = /^\s*(\d+)[.\d]*\s*(?:[;,]\s*(?:url\s*=\s*)?["']?([^"']*))?/i.exec(visit?.refresh || refresh) ?? []
  if (seconds === undefined) return null
  return { isProblem: false, fact: `The page loads ${url?.trim() || "itself"} by itself after ${seconds} s.`, advice: "An app does so, too, in the same tab. A redirect shows no page in between." }
}

function scriptFact({ visit, hasScript, isLoaded }) {
  if (hasScript) return good("The bridge of the app runs in this page.")
  switch (visit?.script) {
    case "notAPage": return bad(`This is no page${visit.type ? `, but ${visit.type}` : ""}, so it can send nothing.`, visit.type === "application/pdf" ? "Apps show a PDF in the web view, too. Give the page before it the tabs." : "Send pages as text/html.")
    case "unreadable": return visit.reason?.includes("lacks the library")
      ? bad(`The page ${visit.reason}. So the bridge is not in it.`, "Install the library and start tabwire preview again, or let the site send pages without compression if Accept-Encoding is identity.")
      : bad(`The page ${visit.reason ?? "is in an encoding that the preview cannot read"}. So the bridge is not in it.`, "Send it as UTF-8, and without compression if Accept-Encoding is identity.")
    case "sandboxed": return bad("The Content-Security-Policy puts the page into a sandbox, where the bridge cannot run.", "Remove sandbox from the policy, add allow-scripts and allow-same-origin, or start tabwire preview with --ignore-sandbox.")
    case "inserted": return isLoaded ? bad("The bridge was put into the page, but did not start.", "A Content-Security-Policy in a meta element can forbid it: allow scripts of 'self'.") : good("The page is still loading.")
    default: return isLoaded ? bad("The bridge does not run in this page.", "Open a page of the site that is text/html.") : good("The page is still loading.")
  }
}

function configurationFacts({ hasScript, isLoaded, configuration, reason, isTabBarHidden, hasTabs }) {
  if (!hasScript) return []
  switch (configuration) {
    case "accepted":
      if (isTabBarHidden) return [bad("The page hides the tab bar.", "It sends tabBarHidden: true. Leave that out to show the tab bar.")]
      return hasTabs ? [good("The configuration was accepted.")] : [bad("The configuration was accepted, but has no tabs.", "Send at least one tab, or nothing at all before signing in.")]
    case "rejected": return [bad(`The configuration was rejected: ${reason}.`, "tabwire check shows every error of a page, with its place.")]
    case "ignored": return [bad(`The configuration was ignored: ${reason}.`, "Send it from the page that is in front, with its own address.")]
    default:
      return isLoaded
        ? [bad("The page has sent no configuration.", "Put the <nav> element with data-controller=\"navigation\" and its configuration into the layout, and register the controller of Tabwire. Until then, the laboratory below shows tabs without the server.")]
        : []
  }
}

function refusedFact({ component, reason }) {
  return bad(`A message of the component ${component} was refused: ${reason}.`, deviceComponentNames.includes(component) ? "It needs a device: try it in an app." : `The preview has the components ${componentNames.join(", ")}. Others need an app.`)
}

/** A component that the user agent does not name sends no message, so the page shows its own element. */
function missingFact(component) {
  const advice = deviceComponentNames.includes(component) ? "It needs a device: try it in an app." : "Pages show their own element instead. Try it in an app that has the component."
  return { isProblem: false, fact: `The page has the component ${component}, which the preview does not show.`, advice }
}
