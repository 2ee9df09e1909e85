/*! @tabwire/web, MIT licence. Generated from Web/ by Rails/bin/bundle-javascript; edit it there. */
import { Controller } from "@hotwired/stimulus"

// The members of a document as the browser defines them. On `document` itself an element hides the member that has its name, such
// as <img name="cookie">, and what users write can contain one.
function membersOf(document) {
  return new Proxy({}, {
    get(_, name) {
      const member = Reflect.get(Object.getPrototypeOf(document), name, document)
      return typeof member === "function" ? member.bind(document) : member
    },
    set: (_, name, value) => Reflect.set(Object.getPrototypeOf(document), name, value, document),
  })
}

const pageDocument = membersOf(globalThis.document)

// Whether Turbo shows a stored copy of the page, which is under way.
function isPreview() {
  return pageDocument.documentElement.hasAttribute("data-turbo-preview")
}

// The page's end of the bridge. A native app injects an adapter, `{ platform, supportedComponents,
// supportsComponent(name), receive(message) }`, and passes it to `setAdapter`. Bridge and adapter may load in any order.

class Bridge {
  #adapter = null
  #callbacks = new Map()
  #documentObserver = null
  #pendingMessages = []
  #lastMessageNumber = 0

  // Makes ids unique across page loads: a late reply to an earlier page must not run a callback of this one.
  #pageKey = Math.random().toString(36).slice(2, 10)

  start() {
    this.notifyApplicationAfterStart()
  }

  notifyApplicationAfterStart() {
    pageDocument.dispatchEvent(new Event("web-bridge:ready"))
  }

  setAdapter(adapter) {
    this.#adapter = adapter
    this.#setDocumentAttributes()
    this.#keepDocumentAttributes()
    this.#deliverPendingMessages()
  }

  adapterDidUpdateSupportedComponents() {
    if (this.#adapter) this.#setDocumentAttributes()
  }

  supportsComponent(component) {
    return Boolean(this.#adapter?.supportsComponent(component))
  }

  send({ component, event, data, callback, isOptedOut }) {
    const message = { id: this.generateMessageId(), component, event, data: data ?? {} }
    const delivery = { message, callback, isOptedOut }

    if (this.#adapter) return this.#deliver(delivery) ? message.id : null

    this.#pendingMessages.push(delivery)
    return message.id
  }

  receive(message) {
    this.executeCallbackFor(message)
  }

  executeCallbackFor(message) {
    this.#callbacks.get(message.id)?.(message)
  }

  removeCallbackFor(messageID) {
    this.#callbacks.delete(messageID)
    for (const delivery of this.#pendingMessages) {
      if (delivery.message.id === messageID) delete delivery.callback
    }
  }

  removePendingMessage(messageID) {
    this.#keepPendingMessages(message => message.id !== messageID)
  }

  removePendingMessagesFor(component) {
    this.#keepPendingMessages(message => message.component !== component)
  }

  generateMessageId() {
    return `${this.#pageKey}-${++this.#lastMessageNumber}`
  }

  #deliver({ message, callback, isOptedOut }) {
    if (isOptedOut?.() || !this.supportsComponent(message.component)) return false

    if (callback) this.#callbacks.set(message.id, callback)
    this.#adapter.receive(message)
    return true
  }

  #deliverPendingMessages() {
    while (this.#pendingMessages.length > 0) this.#deliver(this.#pendingMessages.shift())
  }

  #keepPendingMessages(isKept) {
    this.#pendingMessages = this.#pendingMessages.filter(({ message }) => isKept(message))
  }

  #setDocumentAttributes() {
    const { dataset } = pageDocument.documentElement ?? {}
    if (!dataset) return

    const platform = this.#adapter.platform
    const components = this.#adapter.supportedComponents.join(" ")

    if (dataset.bridgePlatform !== platform) dataset.bridgePlatform = platform
    if (dataset.bridgeComponents !== components) dataset.bridgeComponents = components
  }

  // Rendering a visit can replace the attributes of <html> with those the server sent, and document.open() replaces <html>.
  #keepDocumentAttributes() {
    this.#documentObserver ??= new MutationObserver(() => {
      this.#setDocumentAttributes()
      this.#keepDocumentAttributes()
    })
    this.#documentObserver.observe(document, { childList: true })
    if (pageDocument.documentElement) {
      this.#documentObserver.observe(pageDocument.documentElement, {
        attributeFilter: ["data-bridge-platform", "data-bridge-components"],
      })
    }
  }
}

// If the page has the original library, its bridge stays the only one.
function install() {
  const [hotwireNative, strada] = [window.HotwireNative, window.Strada].map(named => isElements(named) ? {} : named ?? {})
  const existing = hotwireNative.web ?? strada.web
  if (existing) return existing

  const bridge = new Bridge()
  window.HotwireNative = Object.assign(hotwireNative, { web: bridge })
  window.Strada = Object.assign(strada, { web: bridge })
  bridge.start()
  return bridge
}

// A name that nobody has defined is that of the elements with this id or name.
function isElements(value) {
  return value instanceof Element || value instanceof HTMLCollection || value?.window === value
}

const bridge = typeof window === "undefined" ? new Bridge() : install()

// Wraps an element and its `data-bridge-*` attributes for bridge components.
class BridgeElement {
  constructor(element) {
    this.element = element
  }

  get title() {
    const candidates = [
      this.bridgeAttribute("title"),
      this.attribute("aria-label"),
      this.element.textContent,
      this.element.value,
    ]
    return candidates.map(candidate => String(candidate ?? "").trim()).find(Boolean) ?? ""
  }

  get platform() {
    return pageDocument.documentElement.dataset.bridgePlatform
  }

  get disabled() {
    const disabled = this.bridgeAttribute("disabled")
    return disabled === "true" || disabled === this.platform
  }

  get enabled() {
    return !this.disabled
  }

  enableForComponent(component) {
    if (component.enabled) this.removeBridgeAttribute("disabled")
  }

  hasClass(className) {
    return this.element.classList.contains(className)
  }

  attribute(name) {
    return this.element.getAttribute(name)
  }

  bridgeAttribute(name) {
    return this.attribute(`data-bridge-${name}`)
  }

  setBridgeAttribute(name, value) {
    this.element.setAttribute(`data-bridge-${name}`, value)
  }

  removeBridgeAttribute(name) {
    this.element.removeAttribute(`data-bridge-${name}`)
  }

  // Android's web view does not report the URL of a scripted click on a link with a target.
  click() {
    if (this.platform === "android") this.element.removeAttribute("target")
    this.element.click()
  }
}

// Returns the components listed in a native app's user agent: `… bridge-components: [form menu navigation]`.
function componentsIn(userAgent) {
  const [, names = ""] = userAgent.match(/bridge-components: \[([^\]]*)\]/) ?? []
  return names.split(/[\s,]+/).filter(Boolean)
}

// A Stimulus controller with a native counterpart, which has the same component name.
class BridgeComponent extends Controller {
  static component = ""

  // Stimulus does not register the controller if the app lacks the component. Its elements stay plain web elements.
  static get shouldLoad() {
    return componentsIn(navigator.userAgent).includes(this.component)
  }

  // Controllers do not reconnect when the browser restores a page from its cache, but the app has forgotten the page.
  static afterLoad(identifier, application) {
    addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return
      for (const controller of application.controllers) {
        if (controller.identifier === identifier) controller.reconnect()
      }
    })
  }

  #sentMessageIDs = new Set()

  disconnect() {
    this.removePendingCallbacks()
    this.removePendingMessages()
    this.#sentMessageIDs.clear()
  }

  removePendingCallbacks() {
    for (const id of this.#sentMessageIDs) this.bridge.removeCallbackFor(id)
  }

  removePendingMessages() {
    // The original library knows pending messages by their component alone.
    if (!this.bridge.removePendingMessage) return this.bridge.removePendingMessagesFor(this.component)

    for (const id of this.#sentMessageIDs) this.bridge.removePendingMessage(id)
  }

  // Disconnects and connects, as if the element had been removed from the page and added again.
  reconnect() {
    this.context.disconnect()
    this.context.connect()
  }

  get bridge() {
    return bridge
  }

  get component() {
    return this.constructor.component
  }

  get bridgeElement() {
    return new BridgeElement(this.element)
  }

  get enabled() {
    return !this.platformOptingOut && this.bridge.supportsComponent(this.component)
  }

  // `data-controller-optout-ios` without a value opts out every component of the element, otherwise those it names.
  get platformOptingOut() {
    const optOut = this.element.getAttribute(`data-controller-optout-${pageDocument.documentElement.dataset.bridgePlatform}`)
    if (optOut === null) return false

    const identifiers = optOut.split(/\s+/).filter(Boolean)
    return identifiers.length === 0 || identifiers.includes(this.identifier)
  }

  send(event, data = {}, callback) {
    if (this.platformOptingOut) return

    const isPending = !this.bridge.supportsComponent(this.component)
    const id = this.bridge.send({
      component: this.component,
      event,
      // The native app rejects messages of any page but the one it shows.
      data: { ...data, metadata: { url: window.location.href } },
      callback,
      // Checked again at delivery: the platform is unknown until there is an adapter.
      isOptedOut: () => this.platformOptingOut,
    })
    if (callback || isPending) this.#sentMessageIDs.add(id)
  }
}

// The forms of the page whose answers are under way, sent by Turbo or by the browser. Loading the page again would take the place
// of an answer, with its address and its notice.

const answerTimeout = 60_000 // milliseconds: a proxy has given up by then, and a download has no answer

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

const formsInProgress = new FormsInProgress()

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

// A text that pages share under a key: all pages of the site in `localStorage`, or those of one tab in `sessionStorage`. Where the
// storage is missing, full, forbidden or cleared, the pages of this document share it alone.
class SharedText {
  #storageName
  #key
  #own = null

  constructor(storageName, key) {
    this.#storageName = storageName
    this.#key = key
  }

  get key() {
    return this.#key
  }

  // The text, or `null`. Another window may have set it.
  get text() {
    return this.texts[0] ?? null
  }

  // The text of all pages and that of this document, without those that are missing.
  get texts() {
    return [this.#attempt(storage => storage.getItem(this.#key)), this.#own].filter(text => typeof text === "string")
  }

  // Returns whether the next document will find the text. One that does not fit takes the older one away, so that it does not
  // come back.
  set(text) {
    this.#own = text
    const isStored = this.#attempt(storage => (storage.setItem(this.#key, text), true))
    if (!isStored) this.#removeStored()
    return Boolean(isStored)
  }

  remove() {
    this.#own = null
    this.#removeStored()
  }

  #removeStored() {
    this.#attempt(storage => storage.removeItem(this.#key))
  }

  // Reading `window.localStorage` fails already where the browser forbids it.
  #attempt(use) {
    try {
      return use(globalThis[this.#storageName])
    } catch {
      return undefined
    }
  }
}

// What the pages of a site know of each other: the highest revision and the session of the last page, in all windows of the
// browser, and what the pages of one tab have done.

const sharedRevision = new SharedText("localStorage", "tabwire-revision")
const sharedSession = new SharedText("localStorage", "tabwire-session")
const sharedDeadline = new SharedText("localStorage", "tabwire-late-pages")
const reportedInTab = new SharedText("sessionStorage", "tabwire-reported-session")
const reloadsInTab = new SharedText("sessionStorage", "tabwire-reloaded")
const visitedInTab = new SharedText("sessionStorage", "tabwire-visited")

// Returns the highest revision that any page has received, or `null`. The app drops a configuration with a lower one, whichever
// page sends it.
function highestRevision() {
  const revisions = sharedRevision.texts.map(Number).filter(isRevision)
  return revisions.length > 0 ? Math.max(...revisions) : null
}

// Remembers the revision of an event's configuration, as JSON.
function rememberEvent(configuration) {
  rememberRevision(parsed(configuration))
}

// Remembers the revision and the session of a page's configuration, as JSON. Other windows are told if the session differs from
// that of the last page. Returns whether it does.
function rememberPage(configuration) {
  rememberRevision(parsed(configuration))
  const session = sessionOf(configuration)
  if (session === undefined) return false

  if (session === reportedInTab.text) reportedInTab.remove()
  if (session === lastSession()) return false

  sharedSession.set(session)
  return true
}

// Returns the session of a configuration, as JSON, or `undefined`.
function sessionOf(configuration) {
  const { session } = parsed(configuration)
  return typeof session === "string" ? session : undefined
}

// Whether a page is of another session than the last page, whose configuration is given as JSON.
function isOfOtherSession(configuration) {
  const session = sessionOf(configuration)
  return session !== undefined && session !== (lastSession() ?? session)
}

// Whether a page is older than one of another session, so that it comes from a cache.
function isOfFormerUser(configuration) {
  const { revision } = parsed(configuration)
  return isOfOtherSession(configuration) && isRevision(revision) && revision < (highestRevision() ?? -1)
}

// Whether a stream gives this session for the first time since a page gave it. Streams that disagree with their pages make no loop,
// and neither do pages that cannot be counted.
function isFirstReport(session) {
  return session !== reportedInTab.text && reportedInTab.set(session)
}

// Whether no page of this tab has asked before.
function isFirstPage() {
  return visitedInTab.text === null && visitedInTab.set("yes")
}

// Counts one more time that this page of a former user is loaded again. Returns how often it was before, or `null` if it must stay:
// it was the maximum, or it cannot be counted.
function countReload(maximum) {
  const address = window.location.href
  const before = parsed(reloadsInTab.text)
  const count = before.address === address && Number.isSafeInteger(before.count) ? before.count : 0
  return count < maximum && reloadsInTab.set(JSON.stringify({ address, count: count + 1 })) ? count : null
}

function forgetReloads() {
  reloadsInTab.remove()
}

// Until when pages of a former user may still be stored, in milliseconds since 1970, or `null`.
const latePages = {
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
function isAboutSession({ key }) {
  return key === sharedSession.key
}

// Returns the session of the last page on the site, or `null`.
function lastSession() {
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

// Keeps the pages of one user from the next, in whatever client or browser: pages that the browser restores, that Turbo has
// cached, and that a service worker has stored.

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
function pageShown(configuration) {
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
function eventReceived(configuration) {
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

// Sends the page's tab configuration to the native tab bar.
//
//   <nav data-controller="navigation" data-navigation-configuration-value="{…}">…</nav>
//
// It sends whenever the page may be new to the app. Sending the same configuration again changes nothing there.
//
// The document gets the event `tabwire:selected` when the user comes to a tab: with its first page, and when the tab's page is
// visible again. `detail.tab` is the tab that the page names as active. A modal page is over a tab that was selected before, so its
// document gets none; the app sets `window.nativeBridge.isModal` there before the page's scripts run.
class NavigationController extends BridgeComponent {
  static component = "navigation"

  // A String rather than an Object: Stimulus throws for malformed JSON, which would stop the page's other controllers.
  // `live` is the newest configuration that a stream has delivered since the page loaded.
  static values = { configuration: String, live: String }

  #listeners = null
  #wasLeft = false

  connect() {
    this.#wasLeft = pageDocument.hidden
    this.#listeners = new AbortController()
    const { signal } = this.#listeners
    pageDocument.addEventListener("visibilitychange", () => this.#visibilityChanged(), { signal })
    pageDocument.addEventListener("turbo:render", event => this.#rendered(event), { signal })
    pageDocument.addEventListener("tabwire:ask-again", () => this.configure(), { signal })

    this.configure()
    if (!pageDocument.hidden && isFirstPage()) this.#announceSelection()
  }

  disconnect() {
    this.#listeners.abort()
    this.#listeners = null
    super.disconnect()
  }

  configurationValueChanged() {
    const isConnected = this.#listeners !== null // Stimulus reports the initial value before `connect`
    if (isConnected) this.configure()
  }

  liveValueChanged() {
    const isConnected = this.#listeners !== null
    // While stored pages are deleted, it waits with the configuration of the page.
    if (isConnected && this.liveValue && !pageShown(this.configurationValue)) this.#sendConfiguration(this.liveValue)
  }

  configure() {
    if (isPreview()) return

    // Pages that service workers stored for a former user are deleted before the app learns of the new one.
    const waiting = pageShown(this.configurationValue)
    if (waiting) waiting.then(() => this.#listeners && this.#sendConfigurations())
    else this.#sendConfigurations()
  }

  #sendConfigurations() {
    // The app drops the tabs of the older one by its revision, but the page alone says whether the tab bar is hidden.
    if (!this.liveValue || parse(this.configurationValue).configuration?.revision !== undefined) {
      this.#sendConfiguration(this.configurationValue)
    }
    if (this.liveValue) this.#sendConfiguration(this.liveValue)
  }

  #sendConfiguration(value) {
    const { configuration, error } = parse(value)
    if (error) return this.#report(error)

    this.send("configure", configuration)
  }

  // Apps accept configurations only from the page in front, so the page sends again when it comes back to the front.
  #visibilityChanged() {
    if (pageDocument.hidden) {
      this.#wasLeft = true
      return
    }

    this.configure()
    isFirstPage() // of a tab that was loaded before it was selected
    if (this.#wasLeft) this.#announceSelection()
    // A busy page hears that it was left only when it is visible again, and then that it is visible.
    this.#wasLeft = !this.#wasLeft
  }

  #announceSelection() {
    const tab = parse(this.configurationValue).configuration?.active
    if (typeof tab !== "string" || isPreview() || window.nativeBridge?.isModal === true) return

    pageDocument.dispatchEvent(new CustomEvent("tabwire:selected", { detail: { tab } }))
  }

  // A morph keeps the element connected, but it is a page load like any other.
  #rendered({ detail }) {
    if (detail?.renderMethod === "morph") this.configure()
  }

  #report(error) {
    const { localName, id } = this.element
    const tag = id ? `<${localName} id="${id}">` : `<${localName}>`
    console.error(`Tabwire: ${this.identifier} configuration of ${tag} not sent: ${error}`, this.element)
  }
}


function parse(text) {
  try {
    const configuration = JSON.parse(text)
    const type = typeOf(configuration)
    return type === "an object" ? { configuration } : { error: `expected a JSON object, found ${type}` }
  } catch (error) {
    return { error: text.trim() ? `not JSON, ${error.message}` : "the value is missing or empty" }
  }
}

function typeOf(value) {
  if (value === null) return "null"
  if (Array.isArray(value)) return "an array"
  return typeof value === "object" ? "an object" : `a ${typeof value}`
}

// A stream of server-sent events, of which at most one connection is open. It is closed, or connected, or waits to connect again.
// One timer serves the last two: it ends a connection that has been silent for too long, and a wait.
const retryLimit = 45_000 // milliseconds: servers ask browsers to wait up to 30 seconds before they connect again

class UpdateStream {
  #address
  #receive
  #connection = null
  #timer = null
  #failureCount = 0
  // How long it may be silent, in milliseconds. `null` until the server has announced signs of life.
  #silenceLimit = null

  // `address` returns the address of a new connection, or `null`. `receive` is called with the data of each event.
  constructor({ address, receive }) {
    this.#address = address
    this.#receive = receive
  }

  open() {
    const isClosed = this.#connection === null && this.#timer === null
    if (isClosed) this.#connect()
  }

  close() {
    this.#connection?.close()
    this.#connection = null
    clearTimeout(this.#timer)
    this.#timer = null
  }

  #connect() {
    const address = this.#address()
    if (address === null) return

    const connection = (this.#connection = new EventSource(address))
    this.#listen(connection, "open", () => (this.#failureCount = 0))
    this.#listen(connection, "message", ({ data }) => this.#receive(data))
    this.#listen(connection, "alive", ({ data }) => this.#announced(data))
    this.#listen(connection, "error", () => this.#failed())
    this.#heard()
  }

  #listen(connection, type, handle) {
    connection.addEventListener(type, event => {
      // WebKit opens closed connections again when a page returns from its page cache.
      if (connection !== this.#connection) return connection.close()

      handle(event)
      if (connection === this.#connection) this.#heard()
    })
  }

  #announced(data) {
    if (/^([1-9]|1[0-5])$/.test(data)) this.#silenceLimit = 3 * Number(data) * 1000
  }

  #heard() {
    if (this.#silenceLimit === null) return

    const isOpen = this.#connection.readyState === EventSource.OPEN
    this.#connectAfter(isOpen ? this.#silenceLimit : Math.max(this.#silenceLimit, retryLimit))
  }

  // Browsers connect again after a lost connection by themselves, but never after a response other than 200.
  #failed() {
    if (this.#connection.readyState !== EventSource.CLOSED) return

    this.close()
    const seconds = Math.min(5 * 2 ** this.#failureCount++, 600) * (0.5 + Math.random() / 2)
    this.#connectAfter(seconds * 1000)
  }

  #connectAfter(delay) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.close()
      this.#connect()
    }, delay)
  }
}

// Changes the tab bar of the page in front whenever the server publishes a change, without a page load.
//
//   <nav data-controller="navigation tab-bar-updates" data-tab-bar-updates-url-value="/tabs/updates" …>…</nav>
//
// If the `NavigationController` has another identifier, `data-tab-bar-updates-controller-value` names it.
// Only a page that is visible and online keeps a stream open: browsers allow six connections to a host, in all tabs together.
class TabBarUpdatesController extends Controller {
  static values = { url: String, controller: { type: String, default: "navigation" } }

  #listeners = null
  #stream = new UpdateStream({ address: () => this.#streamAddress(), receive: data => this.#receive(data) })

  connect() {
    this.#listeners = new AbortController()
    const { signal } = this.#listeners
    const update = () => this.#update()
    pageDocument.addEventListener("visibilitychange", update, { signal })
    addEventListener("online", update, { signal })
    addEventListener("offline", update, { signal })
    // A page with an open stream would not get into the browser's page cache.
    addEventListener("pagehide", () => this.#stream.close(), { signal })
    addEventListener("pageshow", update, { signal })
    // The server reads the user from the cookie, which it receives only with a new request.
    addEventListener("storage", event => isAboutSession(event) && this.#reopen(), { signal })
    pageDocument.addEventListener("turbo:render", event => this.#rendered(event), { signal })
    pageDocument.addEventListener("tabwire:ask-again", () => this.#reopen(), { signal })

    pageShown(this.#configuration)
    this.#update()
  }

  disconnect() {
    this.#listeners.abort()
    this.#listeners = null
    this.#stream.close()
  }

  urlValueChanged() {
    if (this.#listeners) this.#reopen() // Stimulus reports the initial value before `connect`
  }

  get #configurationAttribute() {
    return `data-${this.controllerValue}-configuration-value`
  }

  get #configuration() {
    return this.element.getAttribute(this.#configurationAttribute)
  }

  get #isWanted() {
    return !pageDocument.hidden && navigator.onLine && !isPreview()
  }

  // A morph keeps the element connected, but its page is new.
  #rendered({ detail }) {
    if (detail?.renderMethod !== "morph") return

    pageShown(this.#configuration)
    this.#reopen()
  }

  #reopen() {
    this.#stream.close()
    this.#update()
  }

  #update() {
    if (this.#isWanted) this.#stream.open()
    else this.#stream.close()
  }

  // The path of the page, and the highest revision that the app has seen. The server knows the user.
  #streamAddress() {
    const url = urlOf(this.urlValue)
    if (url?.origin !== window.location.origin) {
      const reason = url ? `${url.origin} is not the origin of the page` : `${JSON.stringify(this.urlValue)} is no address`
      console.error(`Tabwire: ${this.identifier} not opened: ${reason}`, this.element)
      return null
    }
    url.searchParams.set("path", window.location.pathname)
    const revision = highestRevision()
    if (revision !== null) url.searchParams.set("revision", revision)
    return url.href
  }

  // The event is a Turbo Stream, so that pages without this controller can use it. Turbo itself is not needed.
  #receive(data) {
    const attribute = this.#configurationAttribute
    const nav = elementIn(data, attribute)
    if (!nav) return

    const configuration = nav.getAttribute(attribute)
    rememberEvent(configuration)
    const waiting = eventReceived(configuration)
    if (waiting) waiting.then(() => this.#listeners && this.#show(nav, configuration))
    else this.#show(nav, configuration)
  }

  #show(nav, configuration) {
    this.#showLinks(nav)
    // The page keeps its own configuration: only that says whether the page hides the tab bar.
    this.element.setAttribute(`data-${this.controllerValue}-live-value`, configuration)
  }

  #showLinks(nav) {
    for (const name of ["hidden", "aria-label"]) {
      if (nav.hasAttribute(name)) this.element.setAttribute(name, nav.getAttribute(name))
      else this.element.removeAttribute(name)
    }
    if (nav.innerHTML === this.element.innerHTML) return

    const { activeElement } = pageDocument
    const focused = this.element.contains(activeElement) ? activeElement.dataset.tab : undefined
    this.element.replaceChildren(...nav.childNodes)
    if (focused !== undefined) this.element.querySelector(`[data-tab="${CSS.escape(focused)}"]`)?.focus()
  }
}


function urlOf(text) {
  try {
    return new URL(text, pageDocument.baseURI)
  } catch {
    return null
  }
}

function elementIn(data, attribute) {
  const html = pageDocument.createElement("template")
  html.innerHTML = data
  return html.content.querySelector("turbo-stream > template")?.content.querySelector(`nav[${attribute}]`)
}

export { Bridge, BridgeComponent, BridgeElement, NavigationController, TabBarUpdatesController, bridge }
