// The phone: a client like those for iOS, Android and Linux. The heart decides; this applies each transition.
import { BarImages } from "./bar_images.js"
import { deviceSize, pageInsets, screenInsets } from "./devices.js"
import { isTemporary } from "./failures.js"
import { FrameImages } from "./frame_images.js"
import { drawingFor, drawn, icon } from "./icons.js"
import { refusal } from "./messages.js"
import { route } from "./presentation.js"
import { RefreshDelay } from "./refresh_delay.js"
import { Screen } from "./screen.js"
import { SiteWatch } from "./site_watch.js"
import { announcement, summary } from "./summaries.js"
import { TabBar } from "./tab_bar.js"

const chevron = ["m14.5 5-7 7 7 7"]
const more = ["M5.5 12h.1M12 12h.1M18.5 12h.1"]
/** The routes that load a page. */
const loadingRoutes = ["stay", "sheet", "leaveSheet", "replace", "replaceRoot"]
/** The time, in milliseconds, after which an action can be performed again, even if its page has not said that it is there. */
const slowAfter = 15_000

export class Phone {
  /** The started containers: the screen of each, and the sheet above it if there is one. */
  #containers = new Map()
  #tabBar
  #images
  #frameImages
  /** The last configuration that the heart accepted from the server, or `null`. */
  serverConfiguration = null
  /** Whether the laboratory's tabs are shown instead of the server's. */
  #isTrying = false
  #linksAnswer = null
  #loaded = []
  #withTabs = []
  /** The action whose page is loading: its id, and the address of the page before; or `null`. */
  #loadingAction = null
  #settings
  #layer = null
  /** The colors that a page asked for, for the whole app; or `null`. */
  #theme = null
  #refreshDelay = new RefreshDelay()
  #siteWatch = new SiteWatch(() => this.documents.isSiteRunning())

  /**
   * @param {HTMLElement} element
   * @param {import("./heart.js").Heart} heart
   * @param {{ start: string, origin: string, rules: object[], settings: object, log: (entry: object) => void,
   *   documents: import("./documents.js").ProxiedDocuments, onReport: (report: import("./why_no_tabs.js").Report) => void }} options
   *   `origin` is that of the site; behind the proxy it differs from the preview's
   */
  constructor(element, heart, { start, origin, rules, settings, log, documents, onReport }) {
    this.element = element
    this.start = start
    this.origin = origin
    this.rules = rules
    this.log = log
    this.documents = documents
    this.onReport = onReport
    this.client = heart.client(start)
    this.state = this.client.state
    this.parts = Object.fromEntries(["header", "back", "leadingActions", "title", "actions", "search", "screens", "bar", "layer", "toast", "status", "progress", "tablist"]
      .map((name) => [name, element.querySelector(`[data-part=${name}]`)]))
    this.parts.back.prepend(drawn(chevron))
    this.parts.back.addEventListener("click", () => this.back())
    this.#frameImages = new FrameImages((request) => this.screen?.send("image", request))
    this.#images = new BarImages({
      load: (url, signal) => this.#frameImages.load(url, signal),
      changed: () => this.#render(),
      failed: (url, reason) => this.log({ kind: "error", text: `Image not shown: ${reason} (${new URL(url).pathname}).` }),
    })
    this.#tabBar = new TabBar(this.parts.bar, this.parts.tablist, {
      images: this.#images, address: (path) => this.#address(path),
      select: (container) => this.select(container), perform: (id) => this.perform(id),
    })
    this.parts.search.addEventListener("input", ({ target }) => this.#search(target.value))
    element.addEventListener("keydown", (event) => { if (event.key === "Escape") this.#escape() })
    addEventListener("resize", () => this.#fitDevice())
    this.apply(settings)
    this.#start(this.state.selected)
    this.#render()
  }

  /** The screen in front. */
  get screen() {
    const container = this.#containers.get(this.state.selected)
    return container?.sheet ?? container?.screen
  }

  /** Calls a function once, when the first page has settled. */
  whenLoaded(action) {
    this.#loaded.push(action)
  }

  /** Calls a function once, when there are tabs: a page may send them after it has settled. */
  whenTabs(action) {
    this.#withTabs.push(action)
    this.#endWaitForTabs()
  }

  #endWaitForTabs() {
    if (!this.state.isBootstrap) queueMicrotask(() => { for (const action of this.#withTabs.splice(0)) action() })
  }

  /** The screen of a container, or `undefined` if it was not started. */
  screenOf(container) {
    return this.#containers.get(container)?.screen
  }

  /** The started containers. */
  get started() {
    return [...this.#containers.keys()]
  }

  apply(settings) {
    // The user's choice counts until a page asks again.
    if (settings.scheme !== this.#settings?.scheme) this.#theme = null
    this.#settings = settings
    this.element.dataset.look = settings.look
    this.element.dataset.scheme = this.#scheme
    this.element.style.setProperty("--text", Number(settings.text) / 100)
    this.#fitDevice()
    this.#sendSettings()
    this.#render()
  }

  /** Gives the screen exactly the size of a device, smaller on the page if there is no room for it. */
  #fitDevice() {
    const size = deviceSize(this.#settings.device ?? "fit")
    this.element.classList.toggle("fixed", size !== null)
    if (!size) return
    const room = this.element.parentElement.clientWidth
    // The log is beside the phone in a wide window, and nothing is in an embedded preview.
    const isBeside = matchMedia("(min-width: 861px)").matches && !document.documentElement.matches(".embedded")
    const scale = Math.min(1, (isBeside ? room * 0.62 : room - 24) / (size.width + 20), Math.max(innerHeight - 24, 320) / (size.height + 20))
    const properties = { "--device-width": `${size.width}px`, "--device-height": `${size.height}px`, "--device-scale": scale }
    for (const [side, inset] of Object.entries(screenInsets(this.#settings))) properties[`--safe-${side}`] = `${inset}px`
    for (const [name, value] of Object.entries(properties)) this.element.style.setProperty(name, value)
  }

  /** Tells all pages what counts for them now. */
  #sendSettings() {
    for (const { screen, sheet } of this.#containers.values()) {
      screen.sendSettings()
      sheet?.sendSettings()
    }
  }

  // The user

  select(container) {
    if (container === this.state.selected) {
      const { sheet, screen } = this.#containers.get(container)
      if (sheet) return this.#closeSheet(container)
      screen.popToRoot()
      return this.#log("tap", this.client.select(container))
    }
    this.#refreshDelay.userActs()
    this.#take("tap", this.client.select(container))
  }

  /** Performs an action, which visits its path as the path configuration says. */
  perform(id) {
    const outcome = this.client.perform(id)
    const action = this.state.actions?.find((action) => action.id === outcome.transition.performed)
    this.#log("action", outcome, action ? `${action.title || action.id} visits ${action.path}` : `${id} is not on the tab bar`)
    if (!action || this.#loadingAction) return
    const { screen } = this
    const url = this.#address(action.path)
    if (!screen.isFailed && screen.address === url) return
    this.#refreshDelay.userActs()
    const { pathname, search } = new URL(url)
    const taken = route(this.rules, pathname + search, screen.isSheet)
    if (loadingRoutes.includes(taken)) this.#beginAction(id, screen)
    if (taken === "stay") screen.visit(url)
    else this.screenWantsRoute(screen, taken, url)
    this.#render()
  }

  #beginAction(id, { address }) {
    const action = { id, address }
    this.#loadingAction = action
    setTimeout(() => { if (this.#loadingAction === action) this.#endAction() }, slowAfter)
  }

  #endAction() {
    this.#loadingAction = null
    this.#render()
  }

  /**
   * Opens a link as a notification or another app does.
   * @param {string} address
   * @param {{ isFirst?: boolean }} options Whether nothing stays before it: the app starts with it.
   */
  open(address, { isFirst = false } = {}) {
    // As in an app, where links are URLs: without spaces, for example.
    address = URL.canParse(address, this.start) ? new URL(this.#ownAddress(address), this.start).href : address
    const outcome = this.client.open(address)
    const container = outcome.transition.visits
    if (container === undefined) return this.#log("link", outcome, `${address} is not of this site`)
    const url = new URL(address, this.start).href
    this.#refreshDelay.userActs()
    this.#take("link", outcome, address)
    if (this.#containers.get(container).sheet) this.#closeSheet(container)
    const screen = this.screenOf(container)
    if (isFirst) screen.follow("replaceRoot", url)
    else screen.visit(url)
  }

  /**
   * Returns what a configuration would do to this user, without doing it.
   * @param {string} json
   */
  plan(json) {
    return this.client.plan(json)
  }

  /**
   * Applies a configuration as if the page in front had sent it. The server's configurations are ignored from then on.
   * @param {string} json
   * @returns {boolean} whether the heart accepts it
   */
  tryConfiguration(json) {
    const outcome = this.client.configure(withoutRevision(json), { isFirstPage: !this.screen.canGoBack })
    const isAccepted = outcome.error === undefined
    this.#isTrying ||= isAccepted
    this.#take("laboratory", outcome, undefined, json)
    return isAccepted
  }

  /**
   * Shows the server's tabs again.
   * @param {string} none what counts if the server sent none
   */
  endTrial(none) {
    this.tryConfiguration(this.serverConfiguration ?? none)
    this.#isTrying = false
  }

  /**
   * Returns the title and the path of the page in front, and the links of its navigation.
   * @returns {Promise<{ title: string, path: string, links: { title: string, path: string }[] }>}
   */
  async pageLinks() {
    const { screen } = this
    const { pathname, search } = new URL(screen.address ?? this.start)
    const links = await new Promise((resolve) => {
      this.#linksAnswer = resolve
      screen.send("links")
      // A page without the preview's script does not answer.
      setTimeout(() => resolve([]), 1_000)
    })
    return { title: screen.title, path: pathname + search, links }
  }

  back() {
    const { sheet } = this.#containers.get(this.state.selected)
    if (sheet && !sheet.canGoBack) this.#closeSheet(this.state.selected)
    else this.screen.back()
  }

  /** Moves the focus to the selected tab, or to the page if there are no tabs. */
  focusTabBar() {
    const tab = this.parts.bar.hidden ? null : this.parts.bar.querySelector("[aria-selected=true]")
    ;(tab ?? this.screen.frame).focus()
  }

  // Events of the screens

  screenDidConfigure(screen, message) {
    const container = this.#containerOf(screen)
    const reason = refusal(message, { isSelected: container === this.state.selected, address: screen.address, start: this.start })
    if (reason) {
      screen.configuration = { outcome: "ignored", reason }
      this.#report()
      return this.log({ kind: "ignored", text: `Configuration ignored: ${reason}.`, json: message.jsonData })
    }
    if (this.#isTrying) {
      if (!this.plan(message.jsonData).error) this.serverConfiguration = message.jsonData
      return this.log({ kind: "ignored", text: "Configuration ignored: the laboratory’s tabs are shown instead.", json: message.jsonData })
    }
    const outcome = this.client.configure(message.jsonData, { isFirstPage: !screen.canGoBack })
    const { error } = outcome
    if (!error) this.serverConfiguration = message.jsonData
    screen.configuration = error ? { outcome: "rejected", reason: `${error.code} at ${place(error)}` } : { outcome: "accepted", reason: null }
    this.#take("configuration", outcome, undefined, message.jsonData)
  }

  screenDidSettle(screen, hasConfigured) {
    const container = this.#containerOf(screen)
    // A page may settle again while the next one loads.
    if (this.#loadingAction && screen === this.screen && screen.address !== this.#loadingAction.address) this.#endAction()
    queueMicrotask(() => { for (const action of this.#loaded.splice(0)) action() })
    if (screen === this.screen && (screen.missing.length > 0 || screen.refreshes !== "")) this.#report()
    if ((!hasConfigured || this.#isTrying) && !screen.isSheet && container === this.state.selected) this.#take("page", this.client.load(container))
  }

  screenDidConnect(screen) { if (screen === this.screen) this.#frameImages.askAgain() }
  screenDidLoadImage(answer) { this.#frameImages.receive(answer) }
  screenDidListLinks(screen, { links }) { if (screen === this.screen) this.#linksAnswer?.(links) }
  screenDidStart(screen) {
    screen.isLoaded = false
    this.#render()
  }
  screenDidLoad(screen) { screen.isLoaded = true; this.#render() }
  screenDidChange(screen) {
    this.#noteFirstPage(screen)
    this.#render()
  }
  screenDidFail(screen, text) {
    screen.isLoaded = true
    this.log({ kind: "error", text })
    this.#loadingAction = null
    this.#render()
    this.#watch()
  }
  screenDidReceive(screen, { component, event, jsonData }) {
    this.log({ kind: "component", text: `${component} · ${event}`, json: jsonData })
  }
  screenDidRefuse(screen, message, reason) {
    this.log({ kind: "ignored", text: `Message${message ? ` ${message.component} · ${message.event}` : ""} refused: ${reason}.`, json: message?.jsonData })
  }
  screenDidOverflow(screen) {
    if (screen.hasOverflowed) return
    screen.hasOverflowed = true
    this.log({ kind: "error", text: "Messages dropped: the page sends more than 200 a second." })
  }
  screenWantsBack(screen) { if (screen === this.screen) this.back() }
  screenWantsExternal(screen, url) {
    const own = this.#ownAddress(url)
    if (own !== url) return screen.visit(own)
    if (screen !== this.screen) return
    this.log({ kind: "ignored", text: `External link: ${url}` })
    if (/^https?:/.test(url)) window.open(url, "_blank", "noopener,noreferrer")
  }
  screenWantsRoute(screen, route, url) {
    const container = this.#containerOf(screen)
    if (container !== this.state.selected) return
    if (route === "sheet") return this.#openSheet(container, url)
    if (!screen.isSheet || route === "replace") return screen.follow(route, url)
    this.#closeSheet(container)
    const below = this.screenOf(container)
    switch (route) {
      // Going back from a sheet shows the page below it.
      case "back": case "none": break
      case "leaveSheet": below.visit(url); break
      case "refresh": below.refresh(true); break
      default: below.follow(route, url)
    }
  }
  screenIsOutdated(screen) {
    this.showToast("Updated", { title: "Reload", press: () => screen.refresh(true) })
  }

  showToast(text, action) {
    const { toast } = this.parts
    clearTimeout(this.toastTimer)
    const label = document.createElement("span")
    label.textContent = text
    toast.replaceChildren(label)
    if (action) {
      const button = document.createElement("button")
      button.textContent = action.title
      button.addEventListener("click", () => { toast.hidden = true; action.press() })
      toast.append(button)
    }
    toast.hidden = false
    this.toastTimer = setTimeout(() => { toast.hidden = true }, action ? 12_000 : 4_000)
  }

  screenShowsMenu(screen, title, items, choose) {
    if (screen !== this.screen) return
    this.#showLayer("menu", title ?? "Menu", (box, close) => {
      if (title) box.append(element("h3", title))
      items.forEach(({ title, isDestructive }, index) =>
        box.append(button(title, () => { close(); choose(index) }, isDestructive ? "destructive" : undefined)))
      box.append(button("Cancel", close, "cancel"))
    })
  }

  screenShowsAlert(screen, alert, confirm) {
    if (screen !== this.screen) return
    this.#showLayer("alertdialog", alert.title, (box, close) => {
      box.append(element("h3", alert.title))
      if (alert.description) box.append(element("p", alert.description))
      const buttons = element("div")
      buttons.className = "buttons"
      buttons.append(button(alert.dismiss, close, "cancel"), button(alert.confirm, () => { close(); confirm() }, alert.isDestructive ? "destructive" : "default"))
      box.append(buttons)
    })
  }

  screenVibrates(screen, feedback) {
    if (screen !== this.screen) return
    this.showToast(`Vibration: ${feedback}`)
    this.element.classList.remove("vibrates")
    // Starts the animation again.
    void this.element.offsetWidth
    this.element.classList.add("vibrates")
  }

  screenAsksForReview(screen) {
    if (screen !== this.screen) return
    this.#showLayer("alertdialog", "Rate this app", (box, close) => {
      const stars = element("div")
      stars.className = "stars"
      stars.append(...Array.from({ length: 5 }, () => icon("star")))
      const buttons = element("div")
      buttons.className = "buttons single"
      buttons.append(button("Not Now", close, "default"))
      box.append(element("h3", "Rate this app"), stars, element("p", "The system decides whether it asks at all."), buttons)
    })
  }

  screenWantsTheme(screen, scheme) {
    if (screen !== this.screen || scheme === this.#theme) return
    this.#theme = scheme
    this.apply(this.#settings)
  }

  async copy(text) {
    const isCopied = await navigator.clipboard.writeText(text).then(() => true, () => false)
    this.showToast(isCopied ? "Link copied" : "The browser does not allow copying here.")
  }

  get #scheme() {
    return this.#theme ?? this.#settings.scheme
  }

  #search(text) {
    const { search } = this.screen
    if (!search) return
    search.text = text
    search.change(text)
  }

  /** Waits for a site that does not run, and shows its pages as soon as it does. */
  #watch() {
    const waiting = () => [...this.#containers.values()].flatMap(({ screen, sheet }) => [screen, sheet])
      .filter((screen) => screen?.isFailed && isTemporary(screen.failure))
    this.#siteWatch.start(() => waiting().length > 0, () => {
      this.log({ kind: "changed", cause: "site", text: "The site runs again." })
      for (const screen of waiting()) screen.retry()
    })
  }

  /** Reports what is known about the page in front. */
  async #report() {
    const { screen } = this
    const visit = typeof screen.documentVisit === "number" ? await this.documents.visit(screen.documentVisit).catch(() => null) : screen.documentVisit
    if (screen !== this.screen) return
    this.onReport({
      visit, hasScript: screen.hasScript, isLoaded: screen.isLoaded === true, configuration: screen.configuration.outcome, reason: screen.configuration.reason,
      isTabBarHidden: this.state.isTabBarHidden, hasTabs: !this.state.isBootstrap && this.state.tabs.length > 0, refused: screen.refused, missing: screen.missing, refresh: screen.refreshes,
    })
  }

  // Transitions

  #take(cause, outcome, detail, json) {
    const { transition, state } = outcome
    const before = this.state
    const names = new Map([...before.tabs, ...state.tabs].map((tab) => [tab.container, tab.title]))
    for (const id of transition.disposed) this.#dispose(id)
    this.state = state
    this.#start(state.selected)
    if (transition.forgetsHistory) this.#forgetUser()
    this.#refresh(cause, outcome, json)
    if (before.selected !== state.selected) {
      this.#hideLayer()
      this.#loadingAction = null
    }
    const text = announcement(before.tabs, state.tabs)
    if (text) this.parts.status.textContent = text
    this.#log(cause, outcome, detail, json, names)
    this.#render()
    this.#endWaitForTabs()
  }

  /** Forgets the pages and the images of the former user. */
  #forgetUser() {
    this.screenOf(this.state.selected).forgetHistory()
      this.#images.forget()
      this.#tabBar.forgetImages()
    }

  /** Tells the heart that the user is back on the first page of a container. */
  #noteFirstPage(screen) {
    const isFirstPage = !screen.isSheet && !screen.canGoBack
    const hasAppeared = isFirstPage && screen.isFirstPage === false
    screen.isFirstPage = isFirstPage
    const container = this.#containerOf(screen)
    if (!hasAppeared || container === undefined) return
    const outcome = this.client.firstPageDidAppear(container)
    if (outcome.transition.isEmpty) this.state = outcome.state
    else this.#take("page", outcome)
  }

  #refresh(cause, { transition, error }, json) {
    const refresh = () => this.screenOf(transition.refreshed)?.refresh()
    if (cause !== "configuration") return transition.refreshed && refresh()
    if (error || transition.kind === "stale") return
    const { live, session } = JSON.parse(json)
    if (!live) this.#refreshDelay.pageDidLoad(session ?? undefined)
    if (transition.refreshed) this.#refreshDelay.request(session, refresh)
  }

  #log(cause, outcome, detail, json, names = new Map(this.state.tabs.map((tab) => [tab.container, tab.title]))) {
    const { transition, error, warnings } = outcome
    const isDetailed = detail && ["ignored", "performed"].includes(transition.kind)
    const text = isDetailed ? `${detail}.` : summary(transition, (id) => names.get(id) || "the page")
    this.log({
      kind: error ? "error" : transition.isEmpty ? "unchanged" : "changed", cause, case: transition.case, text, state: outcome.state,
      notes: [...(error ? [`${error.code} at ${place(error)}`] : []), ...warnings.map((warning) => `Warning at ${place(warning)}`)], json,
    })
  }

  #start(id) {
    if (this.#containers.has(id)) return
    const path = this.state.tabs.find((tab) => tab.container === id)?.path ?? ""
    const screen = new Screen(this, this.#address(path), { host: this.#host, documents: this.documents, settings: () => this.#frameSettings })
    screen.element.id = `screen-${id}`
    this.#containers.set(id, { screen, sheet: null })
    this.parts.screens.append(screen.element)
  }

  /** The address of a path of the site. */
  #address(path) {
    const url = new URL(path, this.start)
    return url.origin === new URL(this.start).origin ? url.href : this.start
  }

  /** Links that name the site's own origin stay in the phone. */
  #ownAddress(address) {
    const own = new URL(this.start).origin
    if (this.origin === own || !URL.canParse(address, this.start)) return address
    const { origin, pathname, search, hash } = new URL(address, this.start)
    return origin === this.origin ? own + pathname + search + hash : address
  }

  #dispose(id) {
    const container = this.#containers.get(id)
    container?.sheet?.dispose()
    container?.screen.dispose()
    this.#containers.delete(id)
  }

  get #host() {
    return new URL(this.origin).host
  }

  get #frameSettings() {
    const { look, text: textSize, platform, language } = this.#settings
    return { rules: this.rules, look, scheme: this.#scheme, textSize, platform, language, insets: pageInsets(screenInsets(this.#settings), this.#hasTabBar) }
  }

  #containerOf(screen) {
    return [...this.#containers].find(([, container]) => container.screen === screen || container.sheet === screen)?.[0]
  }

  // Sheets

  #openSheet(id, url) {
    const container = this.#containers.get(id)
    if (container.sheet) return container.sheet.visit(url)
    container.sheet = new Screen(this, url, { isSheet: true, host: this.#host, documents: this.documents, settings: () => this.#frameSettings })
    container.sheet.element.classList.add("sheet")
    container.sheet.element.setAttribute("role", "dialog")
    container.sheet.element.setAttribute("aria-label", "Sheet")
    container.screen.element.inert = true
    this.parts.screens.append(container.sheet.element)
    this.#render()
    this.parts.back.focus()
  }

  #closeSheet(id) {
    const container = this.#containers.get(id)
    container.sheet?.dispose()
    container.sheet = null
    container.screen.element.inert = false
    this.#render()
  }

  #escape() {
    if (this.#layer) this.#hideLayer()
    else if (this.#containers.get(this.state.selected).sheet) this.#closeSheet(this.state.selected)
  }

  // Menus and alerts

  #showLayer(role, label, fill) {
    this.#hideLayer()
    const focused = document.activeElement
    const box = element("div")
    box.className = role === "menu" ? "menu" : "alert"
    box.setAttribute("role", role === "menu" ? "dialog" : role)
    box.setAttribute("aria-modal", "true")
    box.setAttribute("aria-label", label)
    this.#layer = () => {
      this.#layer = null
      this.parts.layer.hidden = true
      for (const part of ["header", "screens", "bar"]) this.parts[part].inert = false
      focused?.focus?.()
    }
    fill(box, () => this.#hideLayer())
    this.parts.layer.replaceChildren(box)
    this.parts.layer.hidden = false
    this.parts.layer.onclick = (event) => { if (event.target === this.parts.layer) this.#hideLayer() }
    for (const part of ["header", "screens", "bar"]) this.parts[part].inert = true
    box.querySelector("button").focus()
  }

  #hideLayer() {
    this.#layer?.()
  }

  // Drawing

  #render() {
    const { state, screen } = this
    if (!screen) return
    for (const [id, container] of this.#containers) {
      const isSelected = id === state.selected
      for (const each of [container.screen, container.sheet]) {
        if (!each) continue
        each.element.classList.toggle("hidden", !isSelected)
        each.element.inert = !isSelected || (each === container.screen && container.sheet !== null)
        const isHidden = !isSelected
        if (each.isHidden !== isHidden) each.setHidden(isHidden)
      }
    }
    const { sheet } = this.#containers.get(state.selected)
    this.parts.title.textContent = screen.title
    const isClose = sheet !== null && !sheet.canGoBack
    this.parts.back.hidden = !isClose && !screen.canGoBack
    this.parts.back.classList.toggle("close", isClose)
    this.parts.back.querySelector("span").textContent = isClose ? "Cancel" : "Back"
    this.parts.progress.hidden = screen.isLoaded === true
    this.element.classList.toggle("has-sheet", sheet !== null)
    this.#renderButtons(screen)
    this.#renderSearch(screen)
    this.#renderBar()
    this.#report()
  }

  #renderButtons(screen) {
    const { look } = this.#settings
    const buttons = [...screen.buttons.values()]
    const key = JSON.stringify([look, buttons])
    if (this.buttonsKey === key && this.buttonsScreen === screen) return
    ;[this.buttonsKey, this.buttonsScreen] = [key, screen]
    const made = buttons.map(({ title, isEnabled, isMenu, icons, color }, index) => {
      const image = isMenu ? drawn(more) : symbol(icons?.[look === "material" ? "android" : "ios"])
      const made = button(image ? "" : title, () => [...screen.buttons.values()][index]?.press())
      made.disabled = !isEnabled
      if (image) { made.append(image); made.setAttribute("aria-label", title) }
      if (color) made.style.color = color
      return made
    })
    this.parts.leadingActions.replaceChildren(...made.filter((_, index) => buttons[index].isLeading))
    this.parts.actions.replaceChildren(...made.filter((_, index) => !buttons[index].isLeading))
  }

  #renderSearch({ search }) {
    const field = this.parts.search
    field.hidden = search === null
    if (!search) return
    field.placeholder = search.placeholder
    if (field.value !== search.text) field.value = search.text
  }

  get #hasTabBar() {
    return !this.state.isBootstrap && !this.state.isTabBarHidden
  }

  #renderBar() {
    const { state } = this
    const isHidden = !this.#hasTabBar
    // Without the bar below it, a page reaches the edge of the screen.
    if (this.parts.bar.hidden !== isHidden) this.#sendSettings()
    this.parts.bar.hidden = isHidden
    this.parts.tablist.hidden = isHidden
    this.element.classList.toggle("has-tabs", !isHidden)
    this.#tabBar.render(state, { look: this.#settings.look, started: new Set(this.#containers.keys()), loading: this.#loadingAction?.id ?? null })
  }
}

/** A configuration that counts as the newest one, whatever the server sent before. */
function withoutRevision(json) {
  try {
    const { revision, ...configuration } = JSON.parse(json)
    return JSON.stringify(configuration)
  } catch {
    return json
  }
}

function place(reason) {
  return `${reason.path}${reason.line ? ` (line ${reason.line}, column ${reason.column})` : ""}: ${reason.reason}`
}

/** Returns an icon, or `null` if the preview has no drawing for the name. */
function symbol(name) {
  return name && drawingFor(name) !== "unknown" ? icon(name) : null
}

function element(name, text) {
  const made = document.createElement(name)
  if (text !== undefined) made.textContent = text
  return made
}

function button(title, press, style) {
  const made = element("button", title)
  if (style) made.className = style
  made.addEventListener("click", press)
  return made
}
