// One frame with its back stack, its native buttons and its error page: the page of a tab, or a sheet above it.
import { emptyStack, reduce } from "./back_stack.js"
import { handle } from "./components.js"
import { FrameConnection } from "./frame_connection.js"
import { failureTexts } from "./failures.js"
import { rateLimit, readMessage } from "./messages.js"

const sandbox = "allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox"
/** What the page of a frame may use as if it was shown in a window of its own. */
const permissions = ["autoplay", "camera", "clipboard-read", "clipboard-write", "display-capture", "fullscreen", "geolocation", "gyroscope", "accelerometer", "magnetometer", "microphone", "midi", "payment", "picture-in-picture", "publickey-credentials-get", "screen-wake-lock", "web-share"]
/** The time, in milliseconds, that a frame has for its first document before it counts as slow. */
const slowAfter = 15_000

export class Screen {
  /** The buttons of the page's components, by name. */
  buttons = new Map()
  /** The search field of the page's component: its placeholder, its text, and what a change does; or `null`. */
  search = null
  title = ""
  /** The address of the page in front, as the page's script reports it, or `null` before the first page. */
  address = null
  /** The number of documents that the frame has loaded. */
  loadCount = 0
  isSheet = false
  /** What became of the last configuration of the page in front, and why; the messages of components that were refused. */
  configuration = { outcome: "none", reason: null }
  refused = []
  /** The components that the page in front has, but not the preview. */
  missing = []
  /** Where the page in front goes by itself: the content of its `<meta http-equiv="refresh">`, or an empty text. */
  refreshes = ""
  /** The number of the visit of the document in front, or what the proxy knows about it if it has no script. */
  documentVisit = null
  #failure = null
  #stack = emptyStack
  /** Whether a document has connected since the frame's last `load` event. */
  #hasDocument = false
  /** The `load` event whose document has not connected, or `null`. */
  #unconnectedLoad = null
  #connection
  #origin
  #documents
  #failedAddress = null
  /** The address of the document that is loading. */
  #requested = null
  #slowTimer = null
  #host
  // Safari has no requestIdleCallback.
  #limit = rateLimit(() => performance.now(), window.requestIdleCallback?.bind(window) ?? setTimeout)

  /**
   * @param {object} delegate receives the events of the screen
   * @param {string} address the first page
   * @param {{ isSheet?: boolean, host: string, settings: () => object, documents: import("./documents.js").ProxiedDocuments }} options
   *   `host` is the site's name in errors
   */
  constructor(delegate, address, { isSheet = false, host, settings, documents }) {
    this.#host = host
    this.#origin = new URL(address).origin
    this.#documents = documents
    this.delegate = delegate
    this.isSheet = isSheet
    this.settings = settings
    this.element = document.createElement("div")
    this.element.className = "screen"
    this.frame = document.createElement("iframe")
    this.frame.setAttribute("sandbox", sandbox)
    this.frame.allow = permissions.join("; ")
    this.frame.title = "Page"
    this.errorPage = document.createElement("div")
    this.errorPage.className = "error-page"
    this.errorPage.setAttribute("role", "alert")
    this.errorPage.hidden = true
    this.element.append(this.frame, this.errorPage)
    this.frame.addEventListener("load", () => this.#loaded())
    this.#connection = new FrameConnection(this.frame, this.#origin, { connected: () => this.#connected(), received: (message) => this.#take(message) })
    // Each page reads the settings as it starts, and keeps them for the next one.
    this.frame.name = `tabwire:${JSON.stringify(this.#frameSettings)}`
    this.#load(address)
  }

  get canGoBack() {
    return this.#stack.entries.length > 0 || this.#coversPage
  }

  /** The addresses of the pages before the one in front. */
  get backList() {
    return this.#stack.entries.map((entry) => entry.href)
  }

  /** Why the page could not be shown, or `null`. */
  get failure() {
    return this.isFailed ? this.#failure : null
  }

  /** Whether the page in front has the preview's script. */
  get hasScript() {
    return this.#connection.isConnected
  }

  get isFailed() {
    return this.#failedAddress !== null
  }

  /** Whether the error covers the page whose visit failed, which is not in the back stack yet. */
  get #coversPage() {
    return this.isFailed && this.#isPageUnderneath && this.address !== this.#failedAddress
  }

  /** Whether the page in front can carry out commands. */
  get #isReady() {
    return !this.isFailed && this.address !== null && this.#connection.isConnected
  }

  get #isPageUnderneath() {
    return this.address !== null && this.#connection.isConnected
  }

  dispose() {
    clearTimeout(this.#slowTimer)
    this.#unconnectedLoad = null
    this.#connection.dispose()
    this.element.remove()
  }

  back() {
    if (this.isFailed) {
      this.#hideError()
      if (this.#isPageUnderneath) return
    }
    this.#reduce({ type: "back" })
  }

  popToRoot() {
    if (!this.canGoBack) return this.send("scrollToTop")
    if (this.isFailed) this.#hideError()
    this.#reduce({ type: "root" })
  }

  visit(url) {
    if (this.#coversPage) this.#hideError()
    if (!this.#isReady) this.#load(url)
    else if (url === this.address) this.refresh(true)
    else this.send("visit", { url })
  }

  /** Carries out a route of the path configuration. */
  follow(route, url) {
    switch (route) {
      case "replaceRoot":
        this.#reduce({ type: "forget" })
      // falls through
      case "replace":
        if (!this.#isReady) this.#load(url)
        else this.send("visit", { url, action: "replace" })
        break
      case "root":
        if (this.canGoBack) this.#reduce({ type: "root" })
        break
      case "back": this.back(); break
      case "refresh":
        // A different document is loaded anyway.
        if (this.#reduce({ type: "back" }) !== "open") this.refresh(true)
        break
    }
  }

  refresh(isForced = false) {
    if (this.isFailed) this.retry()
    else this.send("refresh", { isForced })
  }

  /** Forgets the pages before the one in front. */
  forgetHistory() {
    this.#reduce({ type: "forget" })
    this.send("forget")
  }

  retry() {
    const url = this.#failedAddress
    if (this.#coversPage) this.visit(url)
    else this.#load(url)
  }

  sendSettings() {
    this.send("settings", this.#frameSettings)
  }

  get #frameSettings() {
    return { ...this.settings(), isSheet: this.isSheet }
  }

  send(command, details = {}) {
    this.#connection.send(command, details)
  }

  setHidden(isHidden) {
    this.isHidden = isHidden
    this.send("visibility", { hidden: isHidden })
  }

  #load(address) {
    if (this.isFailed) this.#hideError()
    this.#hasDocument = false
    this.#requested = address
    this.delegate.screenDidStart(this)
    this.#slowTimer = setTimeout(() => this.#fail(address, "slow"), slowAfter)
    // An assignment of `src` would add to the window's history, except for the first page.
    if (this.frame.src === "") this.frame.src = address
    else this.frame.contentWindow.location.replace(address)
  }

  #open(entry) {
    this.#requested = entry.href
    this.frame.contentWindow.location.replace(entry.href)
  }

  #connected() {
    clearTimeout(this.#slowTimer)
    if (this.#unconnectedLoad === null) {
      this.#hasDocument = true
      return
    }
    this.#unconnectedLoad = null
    this.#finishLoad()
  }

  // A document connects as it starts. Its message can arrive after the event of the frame, though.
  async #loaded() {
    if (this.frame.src === "") return
    clearTimeout(this.#slowTimer)
    if (this.#hasDocument) return this.#finishLoad()
    const load = {}
    this.#unconnectedLoad = load
    const found = await this.#documents.find(this.frame, this.#requested).catch(() => "quit")
    if (this.#unconnectedLoad !== load) return
    this.#unconnectedLoad = null
    this.#showWithoutScript(found)
    this.#finishLoad()
  }

  #finishLoad() {
    this.#requested = this.address
    this.#hasDocument = false
    this.delegate.screenDidLoad(this)
  }

  /** Forgets what the page before has sent. */
  #forgetPage() {
    this.buttons.clear()
    this.search = null
    this.documentVisit = null
    this.configuration = { outcome: "none", reason: null }
    this.refused = []
    this.missing = []
    this.refreshes = ""
  }

  /** Shows a document without the preview's script: a server's plain error page, an image or a PDF. */
  #showWithoutScript(found) {
    this.#connection.disconnect()
    this.loadCount += 1
    this.address = null
    this.#forgetPage()
    this.#reduce({ type: "document", id: "", isReload: false })
    if (found === "quit") return this.#fail(this.#requested, "quit")
    this.documentVisit = found.visit ?? null
    if (found.elsewhere !== undefined) return this.#fail(this.#requested, { elsewhere: found.elsewhere })
    if (found.address === null) return this.#fail(this.#requested, "unreachable")
    if (found.status >= 500) return this.#fail(found.address, found.status)
    this.address = found.address
    this.title = found.title
    this.element.classList.remove("covers")
    this.delegate.screenDidSettle(this, false)
  }

  #fail(address, failure) {
    clearTimeout(this.#slowTimer)
    this.#failedAddress = address
    this.#failure = failure
    const { title, text } = failureTexts(failure, this.#host)
    const heading = document.createElement("h3")
    heading.textContent = title
    const paragraph = document.createElement("p")
    paragraph.textContent = text
    const button = document.createElement("button")
    button.textContent = "Retry"
    button.addEventListener("click", () => this.retry())
    this.errorPage.replaceChildren(heading, paragraph, button)
    this.errorPage.hidden = false
    this.frame.inert = true
    this.buttons.clear()
    this.search = null
    this.delegate.screenDidFail(this, `${title}: ${text}`)
  }

  /** Shows why the proxy does not reach the site, or that the proxy itself does not run. */
  async #failUnreachable(address) {
    this.#fail(address, "unreachable")
    const { documentVisit } = this
    const visits = await this.#documents.visits().catch(() => null)
    if (!this.isFailed || this.#failedAddress !== address || this.documentVisit !== documentVisit) return
    const reason = visits?.findLast((each) => each.script === "unreachable")?.reason
    if (visits === null) this.#fail(address, "quit")
    else if (reason) this.#fail(address, { reason })
  }

  #hideError() {
    this.#failedAddress = null
    this.#failure = null
    this.errorPage.hidden = true
    this.frame.inert = false
    this.delegate.screenDidChange(this)
  }

  #reduce(event) {
    const { stack, command } = reduce(this.#stack, event)
    this.#stack = stack
    if (command?.command === "open") this.#open(command.entry)
    else if (command) this.send(command.command, command)
    this.delegate.screenDidChange(this)
    return command?.command
  }

  // The connection has checked the message.
  #take(message) {
    if (!this.#limit(() => this.#handle(message))) this.delegate.screenDidOverflow(this)
  }

  #handle(message) {
    switch (message.event) {
      case "document":
        this.#documents.note(message.visit)
        this.loadCount += 1
        this.address = message.href
        this.#forgetPage()
        this.documentVisit = message.visit
        this.#reduce({ type: "document", id: message.document, isReload: message.isReload })
        this.delegate.screenDidConnect(this)
        this.send("visibility", { hidden: this.isHidden ?? false })
        break
      case "loaded": this.#reduce({ type: "loaded" }); break
      case "left":
      case "reloading": {
        const { left: entry, to } = message
        if (message.event === "reloading") this.#reduce({ type: "reload", entry })
        else this.#reduce({ type: to === null ? "left" : "leaving", entry })
        if (to !== null) this.#requested = to
        break
      }
      case "back": this.delegate.screenWantsBack(this); break
      case "page":
        this.address = message.href
        this.title = message.title
        this.frame.title = this.title || "Page"
        this.element.classList.toggle("covers", message.isCovering)
        this.delegate.screenDidChange(this)
        break
      case "rendering":
        this.#forgetPage()
        this.delegate.screenDidChange(this)
        break
      case "settled":
        this.missing = message.missing
        this.refreshes = message.refresh
        this.delegate.screenDidSettle(this, message.hasConfigured)
        break
      case "route": this.delegate.screenWantsRoute(this, message.route, message.url); break
      case "external": this.delegate.screenWantsExternal(this, message.url); break
      case "failed":
        if (message.isDocument) this.address = null
        if (message.status === "unreachable") this.#failUnreachable(message.url)
        else this.#fail(message.url, message.status)
        break
      case "unanswered": this.delegate.showToast(`${this.#host} doesn’t respond.`); break
      case "outdated": this.delegate.screenIsOutdated(this); break
      case "message": this.#receive(message); break
      case "links": this.delegate.screenDidListLinks(this, message); break
      case "image": this.delegate.screenDidLoadImage(message); break
    }
  }

  #receive({ json, href }) {
    const message = readMessage(json)
    if (!message) return this.delegate.screenDidRefuse(this, null, "it is not a message of the bridge")
    this.address = href
    if (message.component === "navigation") {
      if (message.event === "configure" && !this.isSheet) this.delegate.screenDidConfigure(this, message)
      return
    }
    if (message.metadata?.url !== this.address) return this.delegate.screenDidRefuse(this, message, "it names another page than the one in front")
    const reason = handle(this.#surface, message)
    if (reason) this.refused = [...this.refused, { component: message.component, reason }].slice(-10)
    if (reason) this.delegate.screenDidRefuse(this, message, reason)
    else this.delegate.screenDidReceive(this, message)
  }

  /** The part of the screen that components can use. */
  #surface = {
    setButton: (name, button) => { this.buttons.set(name, button); this.delegate.screenDidChange(this) },
    removeButton: (name) => { if (this.buttons.delete(name)) this.delegate.screenDidChange(this) },
    enableButton: (component, isEnabled) => {
      const button = this.buttons.get(component)
      if (!button || button.isEnabled === isEnabled) return
      button.isEnabled = isEnabled
      this.delegate.screenDidChange(this)
    },
    showMenu: (title, items, choose) => this.delegate.screenShowsMenu(this, title, items, choose),
    showAlert: (alert, confirm) => this.delegate.screenShowsAlert(this, alert, confirm),
    showToast: (text) => this.delegate.showToast(text),
    showSearch: (placeholder, change) => { this.search = { placeholder, text: "", change }; this.delegate.screenDidChange(this) },
    vibrate: (feedback) => this.delegate.screenVibrates(this, feedback),
    askForReview: () => this.delegate.screenAsksForReview(this),
    setTheme: (scheme) => this.delegate.screenWantsTheme(this, scheme),
    copy: (text) => this.delegate.copy(text),
    reply: ({ id, component }, event, data = {}) =>
      this.send("reply", { reply: { id, component, event, jsonData: JSON.stringify(data) } }),
  }
}
