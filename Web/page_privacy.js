// Keeps the pages of one user from the next, in whatever client or browser: pages that the browser restores, that Turbo has
// cached, and that a service worker has stored.
import { bridge } from "./bridge.js"
import { answerTimeout, formsInProgress } from "./forms_in_progress.js"
import { isPreview, membersOf, pageDocument } from "./page_document.js"
import { countReload, forgetReloads, isAboutSession, isFirstReport, isOfFormerUser, isOfOtherSession } from "./site_memory.js"
import { lastSession, latePages, rememberPage, sessionOf } from "./site_memory.js"

const userAgentCookie = "tabwire-user-agent"
const lateInterval = 500 // milliseconds
const askTimeout = 10_000 // milliseconds
const markInterval = 50 // milliseconds
const maximumReloads = 4 // for three seconds in all

let shown = null
let clearing = null
let covered = null
let markTimer = null
let isCoveredWhileHidden = false

// Call it for each page that is shown, with its configuration as JSON. Returns a promise if the page must wait before it sends
// its configuration, else `null`.
export function pageShown(configuration) {
  setUserAgentCookie()
  // A page that sends again is no newer than before: it may be restored after its user has signed out. A preview is a page of the
  // past, and the page itself is under way.
  if (configuration === shown || isPreview()) return clearing

  shown = configuration
  const delay = hasUserLeft() || isOfFormerUser(configuration) ? reloadDelay() : null
  if (delay !== null) return keepWaiting(replaceFormerPage(() => configuration === shown, delay))

  forgetReloads()
  const changed = rememberPage(configuration)
  uncover()
  return changed ? keepWaiting(forgetFormerUser()) : clearing
}

// Call it for each configuration of a stream, as JSON. Returns a promise if it must wait, else `null`.
export function eventReceived(configuration) {
  const session = sessionOf(configuration)
  const isOther = () => ![undefined, session].includes(sessionOf(shownConfiguration()))
  if (session === undefined || !isOther() || !isFirstReport(session)) return null

  // An app loads the page again by itself.
  return bridge.supportsComponent("navigation") ? deleteStoredPages() : replaceFormerPage(isOther)
}

// Another page of the site may have shown another user meanwhile. A hidden page is covered at once: nothing of it is visible when
// it comes to the front. Pages that disagree for good are each loaded again once.
function sessionMayHaveChanged() {
  const isOther = () => isOfOtherSession(shownConfiguration())
  if (isOther() && pageDocument.hidden) return coverHidden()
  if (isOther() && isFirstReport(lastSession())) return void replaceFormerPage(isOther)
  if (isCoveredWhileHidden) uncover()
}

function coverHidden() {
  isCoveredWhileHidden ||= !covered
  cover()
}

// Configurations wait for this promise, also those of further pages.
function keepWaiting(waiting) {
  clearing = waiting
  waiting.then(() => clearing === waiting && (clearing = null))
  return waiting
}

// Loads the page again, once its forms have been answered. The promise resolves only if that is not needed any more, by `isFormer`.
async function replaceFormerPage(isFormer, delay = 0) {
  const deletion = deletePagesOfFormerUser()
  await formsInProgress.ended
  if (isFormer()) {
    isCoveredWhileHidden = false
    cover()
    await deletion
    await new Promise(resolve => setTimeout(resolve, delay))
    if (isFormer()) {
      window.location.reload()
      return new Promise(() => {}) // the page sends nothing any more
    }
  }
  if (isCoveredWhileHidden) uncover()
  return deletion
}

async function forgetFormerUser() {
  clearTurboCache()
  // Turbo caches the page before in its next task. What it caches later is the new user's.
  setTimeout(clearTurboCache)
  await deletePagesOfFormerUser()
  setTimeout(deleteLatePages, lateInterval)
}

// Responses of the former user may still be under way to a service worker, also while the next pages load.
function deletePagesOfFormerUser() {
  latePages.deadline = Date.now() + answerTimeout
  return deleteStoredPages()
}

// Pages of the user who is here stay. Most late responses come soon, so that the intervals grow.
async function deleteLatePages() {
  if (latePages.deadline === null) return

  await deleteStoredPages(presentSession())
  const remaining = latePages.deadline - Date.now()
  const isOver = remaining <= 0 || remaining > answerTimeout // the clock was set
  if (isOver) latePages.deadline = null
  else setTimeout(deleteLatePages, Math.max(lateInterval, (answerTimeout - remaining) / 4))
}

// The session of this page, if its user is here.
function presentSession() {
  const configuration = shownConfiguration()
  return hasUserLeft() || isOfOtherSession(configuration) ? undefined : sessionOf(configuration)
}

function clearTurboCache() {
  const turbo = window.Turbo
  try {
    turbo?.cache ? turbo.cache.clear() : turbo?.clearCache?.()
  } catch {
    // It is no Turbo: an element can have that name.
  }
}

// Deletes the HTML that service workers have stored, unless it is the same for everybody, or gives this session.
async function deleteStoredPages(session) {
  try {
    const names = (await globalThis.caches?.keys()) ?? []
    await Promise.all(names.map(name => deletePagesIn(name, session)))
  } catch (error) {
    // Where a page may keep nothing, such as in a frame of another site, no worker has stored any.
    if (error.name === "SecurityError") return

    console.error(`Tabwire: stored pages of a former user not deleted: ${error}`)
  }
}

async function deletePagesIn(name, session) {
  const cache = await caches.open(name)
  for (const request of await cache.keys()) {
    const response = await cache.match(request, { ignoreVary: true })
    if (isPrivatePage(response) && !(await isOfSession(response, session))) await cache.delete(request, { ignoreVary: true })
  }
}

function isPrivatePage(response) {
  const header = name => response?.headers.get(name) ?? ""
  return /html/i.test(header("Content-Type")) && !/\bpublic\b/i.test(header("Cache-Control"))
}

async function isOfSession(response, session) {
  return session !== undefined && (await sessionIn(response)) === session
}

async function sessionIn(response) {
  const page = new DOMParser().parseFromString(await response.text(), "text/html")
  return sessionOf(configurationIn(membersOf(page)))
}

// Returns when a page of the former user is loaded again, in milliseconds, or `null` if it stays. A late response may bring it
// several times; if it still comes after that, the server counts revisions in another way.
function reloadDelay() {
  const count = countReload(maximumReloads)
  return count === null ? null : count * lateInterval
}

// On Android, the requests of a service worker lack the user agent of the app.
function setUserAgentCookie() {
  if (!serviceWorkers()?.controller || !/\b(Hotwire|Turbo) Native\b/.test(navigator.userAgent)) return

  const secure = window.location.protocol === "https:" ? "; Secure" : ""
  const value = encodeURIComponent(navigator.userAgent)
  pageDocument.cookie = `${userAgentCookie}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}

// A page in a sandbox has none, and may not ask.
function serviceWorkers() {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}

// A page is covered before the browser keeps it, so that nothing of it is visible when it is restored.
function pageHidden({ persisted }) {
  if (persisted && sessionOf(shownConfiguration()) !== undefined) cover()
}

async function pageRestored({ persisted }) {
  // A page that was not kept is covered only while it is replaced.
  if (!persisted) return

  const configuration = shownConfiguration()
  if (sessionOf(configuration) === undefined) return uncover()

  cover()
  // Another window may show another user while the server is asked.
  const isOther = () => hasUserLeft() || isOfOtherSession(configuration)
  if (isOther() || (await isOutdated(configuration)) || isOther()) window.location.reload()
  else uncover()
}

// Asks the server who is signed in. Without network, nobody has signed out.
async function isOutdated(configuration) {
  try {
    const response = await fetch(window.location.href, {
      headers: { Accept: "text/html" }, cache: "no-store", signal: AbortSignal.timeout(askTimeout),
    })
    return (await sessionIn(response)) !== sessionOf(configuration)
  } catch {
    return false
  }
}

function cover() {
  const { style } = pageDocument.documentElement
  covered ??= { title: pageDocument.title, scroll: [window.scrollX, window.scrollY] }
  style.setProperty("display", "none", "important")
  pageDocument.title = ""
}

function uncover() {
  if (!covered) return

  pageDocument.documentElement.style.removeProperty("display")
  pageDocument.title ||= covered.title
  window.scrollTo(...covered.scroll)
  covered = null
  isCoveredWhileHidden = false
}

// Whether the server has given the cookie that the page names another value since: another user is signed in, also if no page of
// that user has been shown. Cookies of several domains may have the same name.
function hasUserLeft() {
  const mark = tabBarIn(pageDocument)?.getAttribute("data-session-mark") ?? ""
  const name = mark.slice(0, mark.indexOf("=") + 1)
  const cookies = name ? allCookies().filter(cookie => cookie.startsWith(name)) : []
  return cookies.length > 0 && !cookies.includes(mark)
}

// A page in a sandbox has none, and may not ask.
function allCookies() {
  try {
    return pageDocument.cookie.split("; ")
  } catch {
    return []
  }
}

// The response that signs another user in or out may lead to a page that a service worker has stored. Such pages are deleted while
// the next one is awaited, again and again, because late responses may be stored meanwhile.
function pageLeaving() {
  clearInterval(markTimer)
  const end = performance.now() + answerTimeout // the clock may be set
  markTimer = setInterval(() => {
    if (performance.now() > end) clearInterval(markTimer)
    if (!hasUserLeft()) return

    deletePagesOfFormerUser()
  }, markInterval)
}

function shownConfiguration() {
  return configurationIn(pageDocument)
}

function configurationIn(page) {
  const tabBar = tabBarIn(page)
  return tabBar?.getAttribute(configurationAttribute(tabBar)) ?? ""
}

// Returns the <nav> element that carries the configuration, or `undefined`.
function tabBarIn(page) {
  return [...page.querySelectorAll("nav[data-controller]")].find(configurationAttribute)
}

// The identifier of the controller is the app's choice.
function configurationAttribute(element) {
  return element.getAttributeNames().find(name => /^data-.+-configuration-value$/.test(name))
}

function pageLoaded() {
  const configuration = shownConfiguration()
  if (configuration) pageShown(configuration)
}

if (typeof window !== "undefined") {
  addEventListener("beforeunload", pageLeaving)
  addEventListener("pagehide", pageHidden)
  addEventListener("pageshow", pageRestored)
  pageDocument.addEventListener("visibilitychange", sessionMayHaveChanged)
  addEventListener("storage", event => isAboutSession(event) && sessionMayHaveChanged())
  pageDocument.addEventListener("turbo:load", pageLoaded)
  serviceWorkers()?.addEventListener("controllerchange", setUserAgentCookie)
  deleteLatePages()
  pageLoaded()
}
