// One frame with its back stack, its native buttons and its error page: the page of a tab, or a sheet above it.
import { emptyStack, reduce } from "./back_stack.js"
import { handle } from "./components.js"
import { rateLimit, readMessage } from "./messages.js"

const sandbox = "allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox"
/** The time, in milliseconds, that a frame has for its first document before it counts as slow. */
const slowAfter = 15_000

export class Screen {
  /** The buttons of the page's components, by component. */
  buttons = new Map()
  title = ""
  /** The address of the page in front, as the page's script reports it, or `null` before the first page. */
  address = null
  /** The number of documents that the frame has loaded. */
  loadCount = 0
  isSheet = false
  #stack = emptyStack
  #hasDocument = false
  /** Whether the document in the frame contains the preview's script. */
  #isScripted = false
  #failedAddress = null
  /** The address of the document that is loading. */
  #requested = null
  #slowTimer = null
  #host
  #isAllowed = rateLimit(() => performance.now())

  /**
   * @param {object} delegate receives the events of the screen
   * @param {string} address the first page
   * @param {{ isSheet?: boolean, host: string, settings: () => object }} options `host` is the site's name in errors
   */
  constructor(delegate, address, { isSheet = false, host, settings }) {
    this.#host = host
    this.delegate = delegate
    this.isSheet = isSheet
    this.settings = settings
    this.element = document.createElement("div")
    this.element.className = "screen"
    this.frame = document.createElement("iframe")
    this.frame.setAttribute("sandbox", sandbox)
    this.frame.title = "Page"
    this.errorPage = document.createElement("div")
    this.errorPage.className = "error-page"
    this.errorPage.setAttribute("role", "alert")
    this.errorPage.hidden = true
    this.element.append(this.frame, this.errorPage)
    this.frame.addEventListener("tabwire", (event) => this.#hear(event))
    this.frame.addEventListener("load", () => this.#loaded())
    this.sendSettings()
    this.#load(address)
  }

  get canGoBack() {
    return this.#stack.entries.length > 0 || this.#coversPage
  }

  /** The addresses of the pages before the one in front. */
  get backList() {
    return this.#stack.entries.map((entry) => entry.href)
  }

  get isFailed() {
    return this.#failedAddress !== null
  }

  /** Whether the error covers the page whose visit failed, which is not in the back stack yet. */
  get #coversPage() {
    return this.isFailed && this.#isPageUnderneath && this.address !== this.#failedAddress
  }

  get #isPageUnderneath() {
    return this.address !== null && this.address === this.#currentAddress()
  }

  dispose() {
    clearTimeout(this.#slowTimer)
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
    if (this.isFailed || this.address === null) this.#load(url)
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
        if (this.isFailed || this.address === null) this.#load(url)
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

  /** Writes the settings to the frame's element, where each page reads them as it starts, and sends them to the page in front. */
  sendSettings() {
    const settings = { ...this.settings(), isSheet: this.isSheet }
    this.frame.dataset.settings = JSON.stringify(settings)
    this.send("settings", settings)
  }

  send(command, details = {}) {
    if (this.#isScripted) this.frame.contentWindow?.postMessage({ tabwire: { command, ...details } }, location.origin)
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

  #loaded() {
    if (this.frame.src === "") return
    clearTimeout(this.#slowTimer)
    setTimeout(() => {
      if (!this.#hasDocument && this.#requested !== null) this.#showWithoutScript()
      this.#requested = this.address
      this.#hasDocument = false
      this.delegate.screenDidLoad(this)
    })
  }

  // A document without the preview's script: a server's plain error page, an image or a PDF. The browser's own error page
  // and pages of other sites cannot be read.
  #showWithoutScript() {
    this.#isScripted = false
    this.loadCount += 1
    this.address = null
    this.buttons.clear()
    this.#reduce({ type: "document", id: "", isReload: false })
    const address = this.#currentAddress()
    if (!this.#isOfSite(address)) return this.#fail(this.#requested, "unreachable")
    const { contentWindow, contentDocument } = this.frame
    const status = contentWindow.performance.getEntriesByType("navigation")[0]?.responseStatus ?? 200
    if (status >= 500) return this.#fail(address, status)
    this.address = address
    this.title = contentDocument.title.slice(0, 300)
    if (contentDocument.contentType.startsWith("image/")) for (const image of contentDocument.images) fit(image)
    this.delegate.screenDidSettle(this, false)
  }

  #fail(address, reason) {
    clearTimeout(this.#slowTimer)
    this.#failedAddress = address
    const host = this.#host
    const [title, text] = reason === "unreachable"
      ? ["Can’t Connect", `${host} doesn’t respond, or its page can’t be shown here. Check your connection and try again.`]
      : reason === "slow"
        ? ["Still Waiting", `${host} hasn’t answered for ${slowAfter / 1000} seconds.`]
        : ["Something Went Wrong", `${host} has a problem (${reason}). Try again later.`]
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
    this.delegate.screenDidFail(this, `${title}: ${text}`)
  }

  #hideError() {
    this.#failedAddress = null
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

  // Only pages of this origin reach the frame's element. A message is copied, so that it contains no code of the page. It is
  // handled after the page's own code, since it can dispose of the page.
  #hear({ detail }) {
    let message
    try {
      message = structuredClone(detail)
    } catch {
      return
    }
    if (typeof message !== "object" || message === null) return
    queueMicrotask(() => this.#take(message))
  }

  #take(message) {
    if (!this.frame.isConnected) return
    if (!this.#isAllowed()) return this.delegate.screenDidOverflow(this)
    switch (message.event) {
      case "document":
        clearTimeout(this.#slowTimer)
        this.#hasDocument = true
        this.#isScripted = true
        this.loadCount += 1
        this.address = this.#currentAddress()
        this.buttons.clear()
        this.#reduce({ type: "document", id: String(message.document), isReload: message.isReload === true })
        this.send("visibility", { hidden: this.isHidden ?? false })
        break
      case "loaded": this.#reduce({ type: "loaded" }); break
      case "left":
      case "reloading": {
        const entry = message.left
        if (typeof entry?.href !== "string") return
        if (message.event === "reloading") this.#reduce({ type: "reload", entry })
        else this.#reduce({ type: this.#isOfSite(message.to) ? "leaving" : "left", entry })
        if (this.#isOfSite(message.to)) this.#requested = message.to
        break
      }
      case "back": this.delegate.screenWantsBack(this); break
      case "page":
        this.address = this.#currentAddress()
        this.title = String(message.title).slice(0, 300)
        this.frame.title = this.title || "Page"
        this.delegate.screenDidChange(this)
        break
      case "rendering":
        this.buttons.clear()
        this.delegate.screenDidChange(this)
        break
      case "settled": this.delegate.screenDidSettle(this, message.hasConfigured === true); break
      case "route": if (this.#isOfSite(message.url)) this.delegate.screenWantsRoute(this, message.route, message.url); break
      case "external": this.delegate.screenWantsExternal(this, String(message.url)); break
      case "failed":
        if (!this.#isOfSite(message.url)) return
        if (message.isDocument === true) this.address = null
        this.#fail(message.url, message.status === "unreachable" ? "unreachable" : Number(message.status))
        break
      case "unanswered": this.delegate.showToast(`${this.#host} doesn’t respond.`); break
      case "outdated": this.delegate.screenIsOutdated(this); break
      case "message": this.#receive(message.json); break
    }
  }

  #receive(json) {
    const message = readMessage(json)
    if (!message) return this.delegate.screenDidRefuse(this, null, "it is not a message of the bridge")
    this.address = this.#currentAddress()
    if (message.component === "navigation") {
      if (message.event === "configure" && !this.isSheet) this.delegate.screenDidConfigure(this, message)
      return
    }
    if (message.metadata?.url !== this.address) return this.delegate.screenDidRefuse(this, message, "it names another page than the one in front")
    const reason = handle(this.#surface, message)
    if (reason) this.delegate.screenDidRefuse(this, message, reason)
    else this.delegate.screenDidReceive(this, message)
  }

  /** The part of the screen that components can use. */
  #surface = {
    setButton: (component, button) => { this.buttons.set(component, button); this.delegate.screenDidChange(this) },
    removeButton: (component) => { this.buttons.delete(component); this.delegate.screenDidChange(this) },
    enableButton: (component, isEnabled) => {
      const button = this.buttons.get(component)
      if (!button || button.isEnabled === isEnabled) return
      button.isEnabled = isEnabled
      this.delegate.screenDidChange(this)
    },
    showMenu: (title, items, choose) => this.delegate.screenShowsMenu(this, title, items, choose),
    showAlert: (alert, confirm) => this.delegate.screenShowsAlert(this, alert, confirm),
    showToast: (text) => this.delegate.showToast(text),
    reply: ({ id, component }, event, data = {}) =>
      this.send("reply", { reply: { id, component, event, jsonData: JSON.stringify(data) } }),
  }

  /** The address of the frame's document, whatever its page reports. `null` if the page is not of this site. */
  #currentAddress() {
    try {
      return this.frame.contentWindow.location.href
    } catch {
      return null
    }
  }

  #isOfSite(url) {
    try {
      return typeof url === "string" && new URL(url).origin === location.origin
    } catch {
      return false
    }
  }
}

/** Shows the whole image, as web views do. */
function fit(image) {
  Object.assign(image.style, { maxWidth: "100%", maxHeight: "100%" })
}
