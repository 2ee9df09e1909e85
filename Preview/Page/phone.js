// The phone: a client like those for iOS, Android and Linux. The heart decides; this applies each transition.
import { drawn, icon } from "./icons.js"
import { isTemporary } from "./failures.js"
import { refusal } from "./messages.js"
import { RefreshDelay } from "./refresh_delay.js"
import { Screen } from "./screen.js"
import { SiteWatch } from "./site_watch.js"
import { announcement, summary } from "./summaries.js"

const chevron = ["m14.5 5-7 7 7 7"]
const more = ["M5.5 12h.1M12 12h.1M18.5 12h.1"]

export class Phone {
  /** The started containers: the screen of each, and the sheet above it if there is one. */
  #containers = new Map()
  #tabs = new Map()
  #settings
  #layer = null
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
    this.parts = Object.fromEntries(["header", "back", "title", "actions", "screens", "bar", "layer", "toast", "status", "progress"]
      .map((name) => [name, element.querySelector(`[data-part=${name}]`)]))
    this.parts.back.prepend(drawn(chevron))
    this.parts.back.addEventListener("click", () => this.back())
    this.parts.bar.addEventListener("keydown", (event) => this.#moveFocus(event))
    element.addEventListener("keydown", (event) => { if (event.key === "Escape") this.#escape() })
    this.apply(settings)
    this.#start(this.state.selected)
    this.#render()
  }

  /** The screen in front. */
  get screen() {
    const container = this.#containers.get(this.state.selected)
    return container?.sheet ?? container?.screen
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
    this.#settings = settings
    this.element.dataset.look = settings.look
    this.element.dataset.scheme = settings.scheme
    this.element.style.setProperty("--text", Number(settings.text) / 100)
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

  /** Opens a link as a notification or another app does. */
  open(address) {
    address = this.#ownAddress(address)
    const outcome = this.client.open(address)
    const container = outcome.transition.visits
    if (container === undefined) return this.#log("link", outcome, `${address} is not of this site`)
    const url = new URL(address, this.start).href
    this.#refreshDelay.userActs()
    this.#take("link", outcome, address)
    if (this.#containers.get(container).sheet) this.#closeSheet(container)
    this.screenOf(container).visit(url)
  }

  /**
   * Returns what a configuration would do to this user, without doing it.
   * @param {string} json
   */
  plan(json) {
    const copy = this.client.copy()
    try {
      return copy.configure(json)
    } finally {
      copy.dispose()
    }
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
    const outcome = this.client.configure(message.jsonData, { isFirstPage: !screen.canGoBack })
    const { error } = outcome
    screen.configuration = error ? { outcome: "rejected", reason: `${error.code} at ${place(error)}` } : { outcome: "accepted", reason: null }
    this.#take("configuration", outcome, undefined, message.jsonData)
  }

  screenDidSettle(screen, hasConfigured) {
    const container = this.#containerOf(screen)
    if (!hasConfigured && !screen.isSheet && container === this.state.selected) this.#take("page", this.client.load(container))
  }

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
      isTabBarHidden: this.state.isTabBarHidden, hasTabs: !this.state.isBootstrap && this.state.tabs.length > 0, refused: screen.refused,
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
    if (transition.forgetsHistory) this.screenOf(state.selected).forgetHistory()
    this.#refresh(cause, outcome, json)
    if (before.selected !== state.selected) this.#hideLayer()
    const text = announcement(before.tabs, state.tabs)
    if (text) this.parts.status.textContent = text
    this.#log(cause, outcome, detail, json, names)
    this.#render()
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
    const text = detail && transition.kind === "ignored" ? `${detail}.` : summary(transition, (id) => names.get(id) || "the page")
    this.log({
      kind: error ? "error" : transition.isEmpty ? "unchanged" : "changed", cause, case: transition.case, text, state: outcome.state,
      notes: [...(error ? [`${error.code} at ${place(error)}`] : []), ...warnings.map((warning) => `Warning at ${place(warning)}`)], json,
    })
  }

  #start(id) {
    if (this.#containers.has(id)) return
    const path = this.state.tabs.find((tab) => tab.container === id)?.path ?? ""
    const url = new URL(path, this.start)
    const screen = new Screen(this, url.origin === new URL(this.start).origin ? url.href : this.start, { host: this.#host, documents: this.documents, settings: () => this.#frameSettings })
    screen.element.id = `screen-${id}`
    this.#containers.set(id, { screen, sheet: null })
    this.parts.screens.append(screen.element)
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
    const { scheme, text: textSize, platform, language } = this.#settings
    return { rules: this.rules, scheme, textSize, platform, language }
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
    this.#renderBar()
    this.#report()
  }

  #renderButtons(screen) {
    const buttons = [...screen.buttons.values()]
    const key = JSON.stringify(buttons)
    if (this.buttonsKey === key && this.buttonsScreen === screen) return
    ;[this.buttonsKey, this.buttonsScreen] = [key, screen]
    this.parts.actions.replaceChildren(...buttons.map(({ title, isEnabled, isMenu }, index) => {
      const made = button(isMenu ? "" : title, () => [...screen.buttons.values()][index]?.press())
      made.disabled = !isEnabled
      if (isMenu) { made.append(drawn(more)); made.setAttribute("aria-label", title) }
      return made
    }))
  }

  #renderBar() {
    const { state } = this
    const { bar } = this.parts
    const isHidden = state.isBootstrap || state.isTabBarHidden
    bar.hidden = isHidden
    this.element.classList.toggle("has-tabs", !isHidden)
    if (state.isBootstrap) {
      bar.replaceChildren()
      this.#tabs.clear()
      return
    }
    const ids = new Set(state.tabs.map((tab) => tab.container))
    for (const [id, tab] of this.#tabs) if (!ids.has(id)) { tab.remove(); this.#tabs.delete(id) }
    state.tabs.forEach((tab, index) => {
      const made = this.#tabs.get(tab.container) ?? this.#makeTab(tab.container)
      if (bar.children[index] !== made) bar.insertBefore(made, bar.children[index] ?? null)
      this.#updateTab(made, tab)
    })
  }

  #makeTab(container) {
    const tab = element("button")
    tab.className = "tab"
    tab.setAttribute("role", "tab")
    tab.id = `tab-${container}`
    tab.append(element("span"), element("span"))
    tab.firstChild.className = "icon"
    tab.lastChild.className = "title"
    tab.addEventListener("click", () => this.select(container))
    this.#tabs.set(container, tab)
    return tab
  }

  #updateTab(made, tab) {
    const isSelected = tab.container === this.state.selected
    made.setAttribute("aria-selected", isSelected)
    made.tabIndex = isSelected ? 0 : -1
    if (this.#containers.has(tab.container)) made.setAttribute("aria-controls", `screen-${tab.container}`)
    const look = JSON.stringify([tab.title, tab.icon, tab.badge])
    if (made.dataset.look === look) return
    made.dataset.look = look
    made.setAttribute("aria-label", tab.badge === undefined ? tab.title : `${tab.title}, ${tab.badge}`)
    made.title = tab.title
    made.lastChild.textContent = tab.title
    made.firstChild.replaceChildren(icon(tab.icon))
    if (tab.badge !== undefined) {
      const badge = element("span", tab.badge)
      badge.className = "badge"
      made.firstChild.append(badge)
    }
  }

  #moveFocus(event) {
    const tabs = [...this.parts.bar.children]
    const index = tabs.indexOf(document.activeElement)
    const isReversed = getComputedStyle(this.parts.bar).direction === "rtl"
    const next = { ArrowRight: index + (isReversed ? -1 : 1), ArrowLeft: index + (isReversed ? 1 : -1), Home: 0, End: tabs.length - 1 }[event.key]
    if (index < 0 || next === undefined) return
    event.preventDefault()
    tabs[(next + tabs.length) % tabs.length].focus()
  }
}

function place(reason) {
  return `${reason.path}${reason.line ? ` (line ${reason.line}, column ${reason.column})` : ""}: ${reason.reason}`
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
