// The pages of a site share the highest revision and the session of the last page, in all windows of the browser.
const revisionKey = "tabwire-revision"
const sessionKey = "tabwire-session"
const reportedKey = "tabwire-reported-session"
const latePagesKey = "tabwire-late-pages"
const visitedKey = "tabwire-visited"

// Returns the highest revision that any page has received, or `null`. The app drops a configuration with a lower one, whichever
// page sends it.
export function highestRevision() {
  return [stored(revisionKey), unstored.get(revisionKey)].map(revision => Number(revision ?? NaN)).find(isRevision) ?? null
}

// Remembers the revision of an event's configuration, as JSON.
export function rememberEvent(configuration) {
  rememberRevision(parsed(configuration))
}

// Remembers the revision and the session of a page's configuration, as JSON. Other windows are told if the session differs from
// that of the last page. Returns whether it does.
export function rememberPage(configuration) {
  const { session, ...others } = parsed(configuration)
  rememberRevision(others)
  if (session === reportedSession()) sessionStorage.removeItem(reportedKey)
  if (typeof session !== "string" || session === lastSession()) return false

  store(sessionKey, session)
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

// Whether a stream gives this session for the first time since a page gave it. Streams that disagree with their pages make no loop.
export function isFirstReport(session) {
  if (session === reportedSession()) return false

  try {
    sessionStorage.setItem(reportedKey, session)
    return true
  } catch {
    return false
  }
}

// Whether no page of this tab has asked before.
export function isFirstPage() {
  try {
    if (sessionStorage.getItem(visitedKey)) return false

    sessionStorage.setItem(visitedKey, "yes")
    return true
  } catch {
    return false
  }
}

// Until when pages of a former user may still be stored, in milliseconds since 1970, or `null`.
export const latePages = {
  get deadline() {
    const text = stored(latePagesKey)
    return text ? Number(text) || 0 : null
  },
  set deadline(time) {
    store(latePagesKey, time ?? "")
  },
}

// Whether a `storage` event reports that another window shows another user.
export function isAboutSession({ key }) {
  return key === sessionKey
}

// Returns the session of the last page on the site, or `null`.
export function lastSession() {
  return stored(sessionKey) ?? unstored.get(sessionKey) ?? null
}

function reportedSession() {
  try {
    return sessionStorage.getItem(reportedKey)
  } catch {
    return null
  }
}

function rememberRevision({ revision }) {
  if (isRevision(revision) && revision > (highestRevision() ?? -1)) store(revisionKey, revision)
}

// If storage is full or forbidden, pages of this document share these alone.
const unstored = new Map()

function stored(key) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key, value) {
  unstored.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is full or forbidden: `unstored` has the value.
  }
}

function isRevision(number) {
  return Number.isSafeInteger(number) && number >= 0
}

function parsed(configuration) {
  try {
    return JSON.parse(configuration) ?? {}
  } catch {
    return {}
  }
}
