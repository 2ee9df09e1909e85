// What the pages of a site know of each other: the highest revision and the session of the last page, in all windows of the
// browser, and what the pages of one tab have done.
import { SharedText } from "./shared_text.js"

const sharedRevision = new SharedText("localStorage", "tabwire-revision")
const sharedSession = new SharedText("localStorage", "tabwire-session")
const sharedDeadline = new SharedText("localStorage", "tabwire-late-pages")
const reportedInTab = new SharedText("sessionStorage", "tabwire-reported-session")
const reloadsInTab = new SharedText("sessionStorage", "tabwire-reloaded")
const visitedInTab = new SharedText("sessionStorage", "tabwire-visited")

// Returns the highest revision that any page has received, or `null`. The app drops a configuration with a lower one, whichever
// page sends it.
export function highestRevision() {
  const revisions = sharedRevision.texts.map(Number).filter(isRevision)
  return revisions.length > 0 ? Math.max(...revisions) : null
}

// Remembers the revision of an event's configuration, as JSON.
export function rememberEvent(configuration) {
  rememberRevision(parsed(configuration))
}

// Remembers the revision and the session of a page's configuration, as JSON. Other windows are told if the session differs from
// that of the last page. Returns whether it does.
export function rememberPage(configuration) {
  rememberRevision(parsed(configuration))
  const session = sessionOf(configuration)
  if (session === undefined) return false

  if (session === reportedInTab.text) reportedInTab.remove()
  if (session === lastSession()) return false

  sharedSession.set(session)
  return true
}

// Returns the session of a configuration, as JSON, or `undefined`.
export function sessionOf(configuration) {
  const { session } = parsed(configuration)
  return typeof session === "string" ? session : undefined
}

// Whether a page is of another session than the last page, whose configuration is given as JSON.
export function isOfOtherSession(configuration) {
  const session = sessionOf(configuration)
  return session !== undefined && session !== (lastSession() ?? session)
}

// Whether a page is older than one of another session, so that it comes from a cache.
export function isOfFormerUser(configuration) {
  const { revision } = parsed(configuration)
  return isOfOtherSession(configuration) && isRevision(revision) && revision < (highestRevision() ?? -1)
}

// Whether a stream gives this session for the first time since a page gave it. Streams that disagree with their pages make no loop,
// and neither do pages that cannot be counted.
export function isFirstReport(session) {
  return session !== reportedInTab.text && reportedInTab.set(session)
}

// Whether no page of this tab has asked before.
export function isFirstPage() {
  return visitedInTab.text === null && visitedInTab.set("yes")
}

// Counts one more time that this page of a former user is loaded again. Returns how often it was before, or `null` if it must stay:
// it was the maximum, or it cannot be counted.
export function countReload(maximum) {
  const address = window.location.href
  const before = parsed(reloadsInTab.text)
  const count = before.address === address && Number.isSafeInteger(before.count) ? before.count : 0
  return count < maximum && reloadsInTab.set(JSON.stringify({ address, count: count + 1 })) ? count : null
}

export function forgetReloads() {
  reloadsInTab.remove()
}

// Until when pages of a former user may still be stored, in milliseconds since 1970, or `null`.
export const latePages = {
  get deadline() {
    const { text } = sharedDeadline
    return text ? Number(text) || 0 : null
  },
  set deadline(time) {
    if (time === null) sharedDeadline.remove()
    else sharedDeadline.set(String(time))
  },
}

// Whether a `storage` event reports that another window shows another user.
export function isAboutSession({ key }) {
  return key === sharedSession.key
}

// Returns the session of the last page on the site, or `null`.
export function lastSession() {
  return sharedSession.text
}

function rememberRevision({ revision }) {
  if (isRevision(revision) && revision > (highestRevision() ?? -1)) sharedRevision.set(String(revision))
}

function isRevision(number) {
  return Number.isSafeInteger(number) && number >= 0
}

function parsed(json) {
  try {
    return JSON.parse(json) ?? {}
  } catch {
    return {}
  }
}
