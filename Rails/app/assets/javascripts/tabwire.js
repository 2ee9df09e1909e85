/*! @tabwire/web, MIT licence. Generated from Web/ by Rails/bin/bundle-javascript; edit it there. */
import { Controller } from "@hotwired/stimulus"

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
    document.dispatchEvent(new Event("web-bridge:ready"))
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
    const { dataset } = document.documentElement ?? {}
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
    if (document.documentElement) {
      this.#documentObserver.observe(document.documentElement, {
        attributeFilter: ["data-bridge-platform", "data-bridge-components"],
      })
    }
  }
}

// If the page has the original library, its bridge stays the only one.
function install() {
  const existing = window.HotwireNative?.web ?? window.Strada?.web
  if (existing) return existing

  const bridge = new Bridge()
  window.HotwireNative = Object.assign(window.HotwireNative ?? {}, { web: bridge })
  window.Strada = Object.assign(window.Strada ?? {}, { web: bridge })
  bridge.start()
  return bridge
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
    return document.documentElement.dataset.bridgePlatform
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
    const optOut = this.element.getAttribute(`data-controller-optout-${document.documentElement.dataset.bridgePlatform}`)
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

// The pages of a site share the highest revision and the session of the last page, in all windows of the browser.
const revisionKey = "tabwire-revision"
const sessionKey = "tabwire-session"
const reportedKey = "tabwire-reported-session"
const latePagesKey = "tabwire-late-pages"
const visitedKey = "tabwire-visited"

// Returns the highest revision that any page has received, or `null`. The app drops a configuration with a lower one, whichever
// page sends it.
function highestRevision() {
  return [stored(revisionKey), unstored.get(revisionKey)].map(revision => Number(revision ?? NaN)).find(isRevision) ?? null
}

// Remembers the revision of an event's configuration, as JSON.
function rememberEvent(configuration) {
  rememberRevision(parsed(configuration))
}

// Remembers the revision and the session of a page's configuration, as JSON. Other windows are told if the session differs from
// that of the last page. Returns whether it does.
function rememberPage(configuration) {
  const { session, ...others } = parsed(configuration)
  rememberRevision(others)
  if (session === reportedSession()) sessionStorage.removeItem(reportedKey)
  if (typeof session !== "string" || session === lastSession()) return false

  store(sessionKey, session)
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

// Whether a stream gives this session for the first time since a page gave it. Streams that disagree with their pages make no loop.
function isFirstReport(session) {
  if (session === reportedSession()) return false

  try {
    sessionStorage.setItem(reportedKey, session)
    return true
  } catch {
    return false
  }
}

// Whether no page of this tab has asked before.
function isFirstPage() {
  try {
    if (sessionStorage.getItem(visitedKey)) return false

    sessionStorage.setItem(visitedKey, "yes")
    return true
  } catch {
    return false
  }
}

// Until when pages of a former user may still be stored, in milliseconds since 1970, or `null`.
const latePages = {
  get deadline() {
    const text = stored(latePagesKey)
    return text ? Number(text) || 0 : null
  },
  set deadline(time) {
    store(latePagesKey, time ?? "")
  },
}

// Whether a `storage` event reports that another window shows another user.
function isAboutSession({ key }) {
  return key === sessionKey
}

// Returns the session of the last page on the site, or `null`.
function lastSession() {
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

// Keeps the pages of one user from the next, in whatever client or browser: pages that the browser restores, that Turbo has
// cached, and that a service worker has stored.

const userAgentCookie = "tabwire-user-agent"
const reloadedKey = "tabwire-reloaded"
// Responses of the former user may still be under way to a service worker, also while the next pages load.
const lateResponse = 3000 // milliseconds
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
  // A page that sends again is no newer than before: it may be restored after its user has signed out.
  if (configuration === shown) return clearing

  shown = configuration
  const delay = hasUserLeft() || isOfFormerUser(configuration) ? reloadDelay() : null
  if (delay !== null) return (clearing = replaceFormerPage(delay))

  forgetReloads()
  const changed = rememberPage(configuration)
  uncover()
  if (changed) clearing = forgetFormerUser()
  return clearing
}

// Call it for each configuration of a stream, as JSON. Returns a promise if it must wait, else `null`.
function eventReceived(configuration) {
  const session = sessionOf(configuration)
  const isOther = ![undefined, session].includes(sessionOf(shownConfiguration()))
  if (session === undefined || !isOther || !isFirstReport(session)) return null

  // An app loads the page again by itself.
  return bridge.supportsComponent("navigation") ? deleteStoredPages() : replaceFormerPage()
}

// Another page of the site may have shown another user meanwhile. A hidden page is covered at once: nothing of it is visible when
// it comes to the front. Pages that disagree for good are each loaded again once.
function sessionMayHaveChanged() {
  const isOther = isOfOtherSession(shownConfiguration())
  if (isOther && document.hidden) return coverHidden()
  if (isOther && isFirstReport(lastSession())) return void replaceFormerPage()
  if (isCoveredWhileHidden) uncover()
}

function coverHidden() {
  isCoveredWhileHidden ||= !covered
  cover()
}

async function replaceFormerPage(delay = 0) {
  isCoveredWhileHidden = false
  cover()
  latePages.deadline = Date.now() + lateResponse
  await deleteStoredPages()
  setTimeout(() => window.location.reload(), delay)
  return new Promise(() => {}) // the page sends nothing any more
}

async function forgetFormerUser() {
  clearTurboCache()
  // Turbo caches the page before in its next task. What it caches later is the new user's.
  setTimeout(clearTurboCache)
  latePages.deadline = Date.now() + lateResponse
  await deleteLatePages()
  clearing = null
}

async function deleteLatePages() {
  if (latePages.deadline === null) return

  const remaining = latePages.deadline - Date.now()
  await deleteStoredPages()
  const isOver = remaining <= 0 || remaining > lateResponse // the clock was set
  if (isOver) latePages.deadline = null
  else setTimeout(deleteLatePages, Math.min(remaining, lateInterval))
}

function clearTurboCache() {
  const turbo = window.Turbo
  turbo?.cache ? turbo.cache.clear() : turbo?.clearCache?.()
}

// Deletes the HTML that service workers have stored, unless it is the same for everybody.
async function deleteStoredPages() {
  try {
    const names = (await globalThis.caches?.keys()) ?? []
    await Promise.all(names.map(name => deletePagesIn(name)))
  } catch (error) {
    console.error(`Tabwire: stored pages of a former user not deleted: ${error}`)
  }
}

async function deletePagesIn(name) {
  const cache = await caches.open(name)
  for (const request of await cache.keys()) {
    const headers = (await cache.match(request, { ignoreVary: true }))?.headers
    const isPrivate = !/\bpublic\b/i.test(headers?.get("Cache-Control") ?? "")
    if (isPrivate && /html/i.test(headers?.get("Content-Type") ?? "")) await cache.delete(request, { ignoreVary: true })
  }
}

// Returns when a page of the former user is loaded again, in milliseconds, or `null` if it stays. A late response may bring it
// several times; if it still comes after that, the server counts revisions in another way.
function reloadDelay() {
  try {
    const before = JSON.parse(sessionStorage.getItem(reloadedKey))
    const count = before?.address === window.location.href ? before.count : 0
    if (count === maximumReloads) return null

    sessionStorage.setItem(reloadedKey, JSON.stringify({ address: window.location.href, count: count + 1 }))
    return count * lateInterval
  } catch {
    return null
  }
}

function forgetReloads() {
  try {
    sessionStorage.removeItem(reloadedKey)
  } catch {
    // There are none.
  }
}

// On Android, the requests of a service worker lack the user agent of the app.
function setUserAgentCookie() {
  if (!navigator.serviceWorker?.controller || !/\b(Hotwire|Turbo) Native\b/.test(navigator.userAgent)) return

  const secure = window.location.protocol === "https:" ? "; Secure" : ""
  const value = encodeURIComponent(navigator.userAgent)
  document.cookie = `${userAgentCookie}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
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
    const page = new DOMParser().parseFromString(await response.text(), "text/html")
    return sessionOf(configurationIn(page)) !== sessionOf(configuration)
  } catch {
    return false
  }
}

function cover() {
  const { style } = document.documentElement
  covered ??= { title: document.title, scroll: [window.scrollX, window.scrollY] }
  style.setProperty("display", "none", "important")
  document.title = ""
}

function uncover() {
  if (!covered) return

  document.documentElement.style.removeProperty("display")
  document.title ||= covered.title
  window.scrollTo(...covered.scroll)
  covered = null
  isCoveredWhileHidden = false
}

// Whether the server has given the cookie that the page names another value since: another user is signed in, also if no page of
// that user has been shown. Cookies of several domains may have the same name.
function hasUserLeft() {
  const mark = document.querySelector("[data-session-mark]")?.dataset.sessionMark ?? ""
  const name = mark.slice(0, mark.indexOf("=") + 1)
  const cookies = document.cookie.split("; ").filter(cookie => name && cookie.startsWith(name))
  return cookies.length > 0 && !cookies.includes(mark)
}

// The response that signs another user in or out may lead to a page that a service worker has stored. Such pages are deleted while
// the next one is awaited, again and again, because late responses may be stored meanwhile.
function pageLeaving() {
  clearInterval(markTimer)
  const end = Date.now() + askTimeout
  markTimer = setInterval(() => {
    if (Date.now() > end) clearInterval(markTimer)
    if (!hasUserLeft()) return

    latePages.deadline = Date.now() + lateResponse
    deleteStoredPages()
  }, markInterval)
}

function shownConfiguration() {
  return configurationIn(document)
}

// The identifier of the controller is the app's choice.
function configurationIn(page) {
  for (const element of page.querySelectorAll("[data-controller]")) {
    const attribute = [...element.attributes].find(({ name }) => /^data-.+-configuration-value$/.test(name))
    if (attribute) return attribute.value
  }
  return ""
}

function pageLoaded() {
  const configuration = shownConfiguration()
  if (configuration) pageShown(configuration)
}

if (typeof window !== "undefined") {
  addEventListener("beforeunload", pageLeaving)
  addEventListener("pagehide", pageHidden)
  addEventListener("pageshow", pageRestored)
  document.addEventListener("visibilitychange", sessionMayHaveChanged)
  addEventListener("storage", event => isAboutSession(event) && sessionMayHaveChanged())
  document.addEventListener("turbo:load", pageLoaded)
  navigator.serviceWorker?.addEventListener("controllerchange", setUserAgentCookie)
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
// visible again. `detail.tab` is the tab that the page names as active.
class NavigationController extends BridgeComponent {
  static component = "navigation"

  // A String rather than an Object: Stimulus throws for malformed JSON, which would stop the page's other controllers.
  // `live` is the newest configuration that a stream has delivered since the page loaded.
  static values = { configuration: String, live: String }

  #listeners = null
  #wasLeft = false

  connect() {
    this.#wasLeft = document.hidden
    this.#listeners = new AbortController()
    const { signal } = this.#listeners
    document.addEventListener("visibilitychange", () => this.#visibilityChanged(), { signal })
    document.addEventListener("turbo:render", event => this.#rendered(event), { signal })

    this.configure()
    if (!document.hidden && isFirstPage()) this.#announceSelection()
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
    if (document.documentElement.hasAttribute("data-turbo-preview")) return

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
    if (document.hidden) {
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
    if (typeof tab !== "string" || document.documentElement.hasAttribute("data-turbo-preview")) return

    document.dispatchEvent(new CustomEvent("tabwire:selected", { detail: { tab } }))
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

// Changes the tab bar of the page in front whenever the server publishes a change, without a page load.
//
//   <nav data-controller="navigation tab-bar-updates" data-tab-bar-updates-url-value="/tabs/updates" …>…</nav>
//
// If the `NavigationController` has another identifier, `data-tab-bar-updates-controller-value` names it.
// Only a page that is visible and online keeps a stream open: browsers allow six connections to a host, in all tabs together.
class TabBarUpdatesController extends Controller {
  static values = { url: String, controller: { type: String, default: "navigation" } }

  #listeners = null
  #stream = null
  #reopening = null
  #failureCount = 0

  connect() {
    this.#listeners = new AbortController()
    const { signal } = this.#listeners
    const update = () => this.#update()
    document.addEventListener("visibilitychange", update, { signal })
    addEventListener("online", update, { signal })
    addEventListener("offline", update, { signal })
    // A page with an open stream would not get into the browser's page cache.
    addEventListener("pagehide", () => this.#close(), { signal })
    addEventListener("pageshow", update, { signal })
    // The server reads the user from the cookie, which it receives only with a new request.
    addEventListener("storage", event => isAboutSession(event) && this.#reopen(), { signal })
    document.addEventListener("turbo:render", event => this.#rendered(event), { signal })

    pageShown(this.#configuration)
    this.#update()
  }

  disconnect() {
    this.#listeners.abort()
    this.#listeners = null
    this.#close()
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
    return !document.hidden && navigator.onLine && !document.documentElement.hasAttribute("data-turbo-preview")
  }

  // A morph keeps the element connected, but its page is new.
  #rendered({ detail }) {
    if (detail?.renderMethod !== "morph") return

    pageShown(this.#configuration)
    this.#reopen()
  }

  #reopen() {
    this.#close()
    this.#update()
  }

  #update() {
    if (!this.#isWanted) this.#close()
    else if (!this.#stream && !this.#reopening) this.#open()
  }

  #open() {
    const url = this.#streamURL()
    if (!url) return

    this.#stream = new EventSource(url)
    this.#stream.addEventListener("open", () => (this.#failureCount = 0))
    this.#stream.addEventListener("message", ({ data }) => this.#receive(data))
    this.#stream.addEventListener("error", () => this.#failed())
  }

  #close() {
    this.#stream?.close()
    this.#stream = null
    clearTimeout(this.#reopening)
    this.#reopening = null
  }

  // Browsers reconnect after a lost connection by themselves, but never after a response other than 200.
  #failed() {
    if (this.#stream?.readyState !== EventSource.CLOSED) return

    this.#close()
    const seconds = Math.min(5 * 2 ** this.#failureCount++, 600) * (0.5 + Math.random() / 2)
    this.#reopening = setTimeout(() => {
      this.#reopening = null
      this.#update()
    }, seconds * 1000)
  }

  // The path of the page, and the highest revision that the app has seen. The server knows the user.
  #streamURL() {
    const url = new URL(this.urlValue, document.baseURI)
    if (url.origin !== window.location.origin) {
      console.error(`Tabwire: ${this.identifier} not opened: ${url.origin} is not the origin of the page`, this.element)
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

    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.tab : undefined
    this.element.replaceChildren(...nav.childNodes)
    if (focused !== undefined) this.element.querySelector(`[data-tab="${CSS.escape(focused)}"]`)?.focus()
  }
}


function elementIn(data, attribute) {
  const html = document.createElement("template")
  html.innerHTML = data
  return html.content.querySelector("turbo-stream > template")?.content.querySelector(`nav[${attribute}]`)
}

export { Bridge, BridgeComponent, BridgeElement, NavigationController, TabBarUpdatesController, bridge }
