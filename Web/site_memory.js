// The pages of a site share the highest revision and the session of the last page, in all windows of the browser.
const revisionKey = "tabwire-revision"
const sessionKey = "tabwire-session"

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
// that of the last page.
export function rememberPage(configuration) {
  const { session, ...others } = parsed(configuration)
  rememberRevision(others)
  if (typeof session === "string") store(sessionKey, session)
}

// Whether another user has been shown since a page, whose configuration is given as JSON.
export function isOfFormerUser(configuration) {
  const { session } = parsed(configuration)
  const newest = stored(sessionKey) ?? session
  return typeof session === "string" && session !== newest
}

// Whether an event of the type `storage` says that another window shows another user.
export function isAboutSession({ key }) {
  return key === sessionKey
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
    // `unstored` has it.
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
