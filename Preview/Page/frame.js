// The first script of every page in a frame. `startBridge` is the adapter of Sources/NativeBridge/bridge.js, `route` is from
// presentation.js, and so on; scripts/preview-page puts them in front.
//
// All frames of a window share one session history. Here every push becomes a replacement, and the preview keeps a back stack
// for each tab.

const script = document.currentScript
const { preview: previewOrigin = location.origin, visit, cookies: cookieSuffix = "" } = script.dataset
// The page is shown as it is without the preview.
if (visit !== undefined) script.remove()
if (cookieSuffix !== "") separateCookies(cookieSuffix)

/** The settings that the preview gave to the frame, or the page before to this one. A page can change the name of its frame. */
const readSettings = () => {
  const prefix = "tabwire:"
  if (!window.name.startsWith(prefix)) return null
  try {
    return JSON.parse(window.name.slice(prefix.length))
  } catch {
    return null
  }
}
const named = readSettings()
const isInPreview = window.parent !== window && (named !== null || window.parent === window.top) && !window.tabwireFrame
if (isInPreview) {
  window.tabwireFrame = true
  const id = crypto.getRandomValues(new Uint32Array(2)).join("-")
  // Messages on a channel arrive even if the page is gone by then.
  const { port1: port, port2 } = new MessageChannel()
  window.parent.postMessage({ tabwire: "connect" }, previewOrigin, [port2])
  const tell = (message) => port.postMessage(message)
  const initialSettings = { rules: [], scheme: "auto", textSize: "100", platform: "Preview", language: "", isSheet: false, ...named }

  // The state of a page, restored when the user goes back

  const fields = () => [...document.querySelectorAll("input:not([type=password],[type=file],[type=hidden]),textarea,select")]
  const isChecked = (field) => field.type === "checkbox" || field.type === "radio"
  const state = () => ({
    x: scrollX, y: scrollY, state: history.state, href: location.href, document: id,
    fields: fields().map((field) => (isChecked(field) ? field.checked : field.value)),
  })
  const restore = (entry) => {
    fields().forEach((field, index) => {
      const value = entry.fields?.[index]
      if (value === undefined) return
      if (isChecked(field)) field.checked = value
      else field.value = value
    })
    scrollTo({ left: entry.x, top: entry.y, behavior: "instant" })
  }
  let isTyped = false
  addEventListener("input", () => { isTyped = true }, true)

  // History

  const { pushState, replaceState } = History.prototype
  History.prototype.pushState = function (data, unused, url) {
    const left = state()
    replaceState.call(this, data, unused, url)
    isTyped = false
    tell({ event: "left", left })
  }
  for (const [name, delta] of [["back", -1], ["forward", 1], ["go", 0]]) {
    History.prototype[name] = (by = 0) => { if ((name === "go" ? by : delta) < 0) tell({ event: "back" }) }
  }
  const leave = (url) => {
    const to = new URL(url, location.href).href
    tell({ event: "left", left: state(), to })
    location.replace(to)
  }

  // Visits

  let rules = []
  let isSheet = false
  /** The address that the preview requested. */
  let requested = null
  /** Passes a visit to the preview if another screen, a route or the browser shows the page. Returns whether it did. */
  const isHandedOver = (address) => {
    const url = new URL(address, location.href)
    if (url.origin !== location.origin) {
      tell({ event: "external", url: url.href })
      return true
    }
    const taken = url.href === requested ? "stay" : route(rules, url.pathname + url.search, isSheet)
    requested = null
    if (taken === "stay") return false
    tell({ event: "route", route: taken, url: url.href })
    return true
  }
  document.addEventListener("turbo:before-visit", (event) => {
    if (!event.defaultPrevented && isHandedOver(event.detail.url)) event.preventDefault()
  })
  // The listener is on the window, so that a page can handle a server error first.
  addEventListener("turbo:before-fetch-response", (event) => {
    const { response } = event.detail.fetchResponse
    if (response.status < 500 || event.defaultPrevented) return
    const isUnreachable = response.headers.get("X-Tabwire-Error") === "unreachable"
    if (event.target !== document.documentElement) {
      // Like a phone without a network: forms and Turbo frames stay as they are.
      if (!isUnreachable) return
      event.preventDefault()
      return tell({ event: "unanswered" })
    }
    event.preventDefault()
    tell({ event: "failed", url: response.url, status: isUnreachable ? "unreachable" : response.status })
  })

  if ("navigation" in window) {
    navigation.addEventListener("navigate", (event) => {
      if (!event.cancelable || event.navigationType !== "push" || event.downloadRequest !== null) return
      if (event.destination.sameDocument && !event.hashChange) return
      // Browsers cannot replace a page by the response to a POST, so the window's history grows.
      if (event.formData) return tell({ event: "left", left: state(), to: event.destination.url })
      event.preventDefault()
      if (!isHandedOver(event.destination.url)) leave(event.destination.url)
    })
  } else {
    // For browsers without the Navigation API. A script that assigns `location.href` adds to the window's history.
    const isHere = (target) => ["", "_self"].includes(target)
    const go = (event, url) => {
      event.preventDefault()
      if (!isHandedOver(url)) leave(url)
    }
    const click = (event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.href)
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      if (isHere(link.target) && !link.hasAttribute("download") && /^https?:$/.test(link.protocol)) go(event, link.href)
    }
    const submit = (event) => {
      const { target: form, submitter } = event
      if (event.defaultPrevented || !isHere(submitter?.formTarget || form.target)) return
      const action = new URL(submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "", document.baseURI)
      const method = submitter?.getAttribute("formmethod") ?? form.getAttribute("method") ?? "get"
      if (method.toLowerCase() === "dialog") return
      if (method.toLowerCase() === "post") return tell({ event: "left", left: state(), to: action.href })
      const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, typeof value === "string" ? value : value.name])
      action.search = new URLSearchParams(fields)
      go(event, action.href)
    }
    // These listeners must run last on the window. Turbo adds its own while the window captures, which is earlier.
    for (const [type, last] of Object.entries({ click, submit })) {
      document.addEventListener(type, () => { removeEventListener(type, last); addEventListener(type, last) }, true)
    }
  }

  // Visibility: a hidden frame counts as visible in every browser.

  let isHidden = false
  for (const [name, get] of [["hidden", () => isHidden], ["visibilityState", () => (isHidden ? "hidden" : "visible")]]) {
    Object.defineProperty(Document.prototype, name, { configurable: true, enumerable: true, get })
  }

  // Light and dark: a frame follows the system and not the preview, so its media queries are rewritten.

  const conditions = new WeakMap()
  let scheme = "auto"
  const systemScheme = matchMedia("(prefers-color-scheme: dark)")
  const queries = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g
  // A page that does not say that it can be dark is light in an app, too.
  let isSchemeSet = false
  const applyColorScheme = () => {
    const { style } = document.documentElement
    if (isSchemeSet) style.colorScheme = ""
    isSchemeSet = false
    if (scheme === "auto") return
    const declared = document.querySelector("meta[name=color-scheme i]")?.content ?? ""
    const supported = `${declared} ${getComputedStyle(document.documentElement).colorScheme}`
    if (!supported.split(/\s+/).includes(scheme)) return
    style.colorScheme = scheme
    isSchemeSet = true
  }
  const applyScheme = () => {
    const wanted = scheme === "auto" ? (systemScheme.matches ? "dark" : "light") : scheme
    const visit = (rules) => {
      for (const rule of rules) {
        if (rule.media) {
          const condition = conditions.get(rule) ?? rule.media.mediaText
          conditions.set(rule, condition)
          const text = condition.replace(queries, (_, name) => (name === wanted ? "(min-width: 0px)" : "(max-width: 0px)"))
          if (text !== rule.media.mediaText) rule.media.mediaText = text
        }
        if (rule.cssRules) visit(rule.cssRules)
      }
    }
    for (const sheet of document.styleSheets) {
      try { visit(sheet.cssRules) } catch { /* of another origin */ }
    }
    applyColorScheme()
  }
  systemScheme.addEventListener("change", applyScheme)
  let textSize = "100"
  let look = "ios"
  const noInsets = { top: 0, right: 0, bottom: 0, left: 0 }
  let insets = noInsets
  let hasInsets = false
  /** As in an app, a page has insets only if it says that it covers the whole screen. */
  const isCovering = () => /viewport-fit\s*=\s*cover/i.test(document.querySelector("meta[name=viewport i]")?.content ?? "")
  const applyInsets = () => {
    const wanted = isCovering() ? insets : noInsets
    if (!hasInsets && Object.values(wanted).every((inset) => inset === 0)) return
    hasInsets = true
    for (const sheet of document.styleSheets) {
      try { applySafeArea(sheet.cssRules, wanted) } catch { /* of another origin */ }
    }
  }
  const applyAppearance = () => {
    applyScheme()
    applyInsets()
    document.documentElement.style.fontSize = textSize === "100" ? "" : `${textSize}%`
    // On a phone scrollbars take no room, so that pages have its width.
    document.documentElement.style.scrollbarWidth = look === "wide" ? "" : "none"
  }

  // The bridge

  const { platform, language } = initialSettings
  const told = {
    userAgent: `${navigator.userAgent} Preview/1.0 Hotwire Native ${platform}; Turbo Native ${platform}; bridge-components: [${componentNames.join(" ")}]`,
    ...(language && { language, languages: Object.freeze([language]) }),
  }
  for (const [name, value] of Object.entries(told)) {
    Object.defineProperty(Navigator.prototype, name, { configurable: true, enumerable: true, get: () => value })
  }
  let hasConfigured = false
  document.addEventListener("native-bridge:message", ({ detail }) => {
    if (typeof detail !== "string") return
    if (detail.includes('"component":"navigation"')) hasConfigured = true
    tell({ event: "message", json: detail, href: location.href })
  })
  startBridge("preview")
  window.nativeBridge.register(componentNames)

  // Commands of the preview

  const clearSnapshots = () => {
    const { Turbo } = window
    if (Turbo?.cache) Turbo.cache.clear()
    else Turbo?.clearCache?.()
  }
  const commands = {
    settings: ({ command, ...settings }) => {
      window.name = `tabwire:${JSON.stringify(settings)}`
      ;({ rules, isSheet, scheme, textSize, look = "ios", insets = noInsets } = settings)
      applyAppearance()
    },
    visibility: ({ hidden }) => {
      if (hidden === isHidden) return
      isHidden = hidden
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))
    },
    // Sends the event that Turbo expects when the user goes back within a document.
    pop: ({ entry }) => {
      replaceState.call(history, entry.state, "", entry.href)
      dispatchEvent(new PopStateEvent("popstate", { state: entry.state }))
    },
    restore: ({ entry }) => restore(entry),
    visit: ({ url, action = "advance" }) => {
      requested = new URL(url).href
      if (window.Turbo) window.Turbo.visit(url, { action })
      else if (action === "replace") location.replace(url)
      else leave(url)
    },
    refresh: ({ isForced }) => {
      if (isTyped && !isForced) return tell({ event: "outdated" })
      clearSnapshots()
      isTyped = false
      const { x, y } = state()
      if (!window.Turbo) return tell({ event: "reloading", left: state() })
      document.addEventListener("turbo:load", () => scrollTo({ left: x, top: y, behavior: "instant" }), { once: true })
      requested = location.href
      window.Turbo.visit(requested, { action: "replace" })
    },
    forget: clearSnapshots,
    scrollToTop: () => scrollTo({ top: 0, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" }),
    reply: ({ reply }) => window.nativeBridge.replyWith(reply),
    links: () => {
      const all = document.querySelectorAll(":is(nav, header, [role=navigation]) a[href]")
      const links = [...(all.length > 1 ? all : document.querySelectorAll("a[href]"))].slice(0, 200)
        .map(({ href, textContent, title }) => ({ href, title: textContent.trim() || title }))
      tell({ event: "links", links: links.filter(({ href }) => href.startsWith(`${location.origin}/`)).slice(0, 20) })
    },
    image: ({ number, url }) => loadImage(url).then(
      (bytes) => tell({ event: "image", number, bytes }), ({ message }) => tell({ event: "image", number, reason: message })),
  }
  port.onmessage = ({ data }) => { if (Object.hasOwn(commands, data.command)) commands[data.command](data) }

  commands.settings(initialSettings)

  // Events

  const tellTitle = () => tell({ event: "page", title: document.title, href: location.href, isCovering: isCovering() })
  const tellPage = () => {
    applyAppearance()
    tellTitle()
  }
  /** The components of the page that the preview does not have, by the controllers of bridge-components. */
  const missingComponents = () => {
    const controllers = [...document.querySelectorAll("[data-controller*=bridge--]")].flatMap(({ dataset }) => dataset.controller.split(/\s+/))
    const names = controllers.filter((name) => name.startsWith("bridge--")).map((name) => name.slice(8))
    return [...new Set(names)].filter((name) => deviceComponentNames.includes(name))
  }
  /** Reports the page when its controllers have connected, which takes less than 50 ms. A page may settle twice. */
  const settle = () => setTimeout(() => {
    tellPage()
    tell({ event: "settled", hasConfigured, missing: missingComponents(), refresh: document.querySelector("meta[http-equiv=refresh i]")?.content ?? "" })
  }, 50)
  const navigationEntry = () => performance.getEntriesByType("navigation")[0]
  tell({ event: "document", document: id, href: location.href, isReload: navigationEntry()?.type === "reload", visit: Number(visit ?? NaN) })
  const observeHead = () => {
    headObserver.observe(document.documentElement, { childList: true })
    if (document.head) headObserver.observe(document.head, { childList: true, subtree: true, characterData: true })
  }
  // Turbo replaces the whole head by that of an error page.
  const headObserver = new MutationObserver(() => {
    observeHead()
    if (document.readyState === "loading") applyColorScheme()
    applyInsets()
    tellTitle()
  })
  observeHead()
  addEventListener("turbo:before-render", ({ detail }) => {
    hasConfigured = false
    if (detail?.renderMethod !== "morph") tell({ event: "rendering" })
  }, true)
  document.addEventListener("DOMContentLoaded", tellPage)
  document.addEventListener("turbo:load", () => { if (document.readyState === "complete") settle() })
  addEventListener("load", () => {
    // The proxy itself responds if the site does not.
    const isUnreachable = document.querySelector("meta[name=tabwire-error]")?.content === "unreachable"
    const status = isUnreachable ? "unreachable" : navigationEntry()?.responseStatus ?? 200
    if (isUnreachable || status >= 500) return tell({ event: "failed", url: location.href, status, isDocument: true })
    tell({ event: "loaded" })
    settle()
  })
}
