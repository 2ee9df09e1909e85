// An emulation of Turbo 8.0.23, for tests where the real one cannot be fetched: it dispatches the same events in the same
// order, with the same details, and renders pages, frames, streams and forms as far as the tests need it.
// turbo8_events.json has the events of the real Turbo, with which turbo_events.test.js compares both.
// It has no progress bar, no view transitions and no data-turbo-method.

const streamType = "text/vnd.turbo-stream.html"
const root = document.documentElement

export const config = { drive: { enabled: true }, forms: { mode: "on" } }

function dispatch(name, detail, { target, cancelable = false } = {}) {
  const event = new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail })
  const place = target?.isConnected ? target : root
  place.dispatchEvent(event)
  return event
}

// Dispatches an event that a listener can pause: with preventDefault(), until it calls detail.resume().
async function dispatchPausable(name, detail, target) {
  let resume
  const resumed = new Promise(resolve => (resume = resolve))
  const event = dispatch(name, { ...detail, resume }, { target, cancelable: true })
  if (event.defaultPrevented) await resumed
  return event
}

const tick = () => new Promise(resolve => setTimeout(resolve))
const nextFrame = () => (document.hidden ? tick() : new Promise(resolve => requestAnimationFrame(() => resolve())))
const identifier = () => crypto.randomUUID()
const parse = html => new DOMParser().parseFromString(html, "text/html").documentElement
const meta = (page, name) => page.querySelector(`meta[name="${name}"]`)?.content
const page = url => url.href.replace(/#.*/, "")
const isOfSite = url => url.origin === location.origin

function markBusy(...elements) {
  for (const element of elements) {
    if (element.localName === "turbo-frame") element.setAttribute("busy", "")
    element.setAttribute("aria-busy", "true")
  }
}

function clearBusy(...elements) {
  for (const element of elements) {
    element.removeAttribute("busy")
    element.removeAttribute("aria-busy")
  }
}

const isNavigatable = element => {
  const value = element.closest("[data-turbo]")?.dataset.turbo
  return config.drive.enabled || element.closest("turbo-frame") ? value !== "false" : value === "true"
}

const actionOf = (...elements) => elements.map(element => element?.getAttribute("data-turbo-action")).find(Boolean)

// Requests

class FetchResponse {
  constructor(response) {
    this.response = response
  }

  get statusCode() { return this.response.status }
  get succeeded() { return this.response.ok }
  get failed() { return !this.succeeded }
  get clientError() { return this.statusCode >= 400 && this.statusCode < 500 }
  get serverError() { return this.statusCode >= 500 && this.statusCode < 600 }
  get redirected() { return this.response.redirected }
  get location() { return new URL(this.response.url) }
  get contentType() { return this.response.headers.get("Content-Type") }
  get isHTML() { return /^(text\/(\S*\.)?html|application\/xhtml\+xml)\b/.test(this.contentType ?? "") }
  get responseText() { return this.response.clone().text() }
  get responseHTML() { return this.isHTML ? this.responseText : Promise.resolve(undefined) }
}

// A request of a visit, a form, a frame or a prefetched link, its owner.
class Request {
  #controller = new AbortController()

  constructor(owner, url, { method = "GET", body = null, target, headers = {} } = {}) {
    this.owner = owner
    this.url = url
    this.target = target
    this.fetchOptions = {
      credentials: "same-origin", redirect: "follow", method, body, signal: this.#controller.signal, referrer: undefined,
      headers: { Accept: "text/html, application/xhtml+xml", ...headers },
    }
  }

  get isSafe() {
    return this.fetchOptions.method === "GET"
  }

  get method() {
    return this.fetchOptions.method
  }

  accept(type) {
    this.fetchOptions.headers.Accept = `${type}, ${this.fetchOptions.headers.Accept}`
  }

  cancel() {
    this.#controller.abort()
  }

  async perform() {
    const { fetchOptions, url, target } = this
    const { detail } = await dispatchPausable("turbo:before-fetch-request", { fetchOptions, url }, target)
    this.url = detail.url
    try {
      this.owner.requestStarted?.(this)
      this.response = detail.fetchRequest ? detail.fetchRequest.response : this.#fetch()
      this.#receive(new FetchResponse(await this.response))
    } catch (error) {
      if (error.name === "AbortError") return
      const event = dispatch("turbo:fetch-request-error", { request: this, error }, { target, cancelable: true })
      if (!event.defaultPrevented) this.owner.requestErrored?.(error)
      throw error
    } finally {
      this.owner.requestFinished?.(this)
    }
  }

  #fetch() {
    this.fetchOptions.headers["X-Turbo-Request-Id"] = identifier()
    return fetch(this.url, this.fetchOptions)
  }

  #receive(response) {
    const event = dispatch(
      "turbo:before-fetch-response", { fetchResponse: response }, { target: this.target, cancelable: true })
    if (event.defaultPrevented) this.owner.responsePrevented?.(response)
    else this.owner.responseReceived?.(response)
  }
}

// The page that is shown

const view = {
  location: new URL(location.href),
  restorationIdentifier: identifier(),
  index: history.state?.turbo?.restorationIndex ?? 0,
  // The address of the page that was rendered last, while history has that of the next one.
  rendered: new URL(location.href),
  snapshots: new Map(),
  scrollPositions: new Map(),
  rendering: null,
}

function updateHistory(action, url, id = identifier()) {
  if (action !== "replace") view.index += 1
  const state = { turbo: { restorationIdentifier: id, restorationIndex: view.index } }
  history[action === "replace" ? "replaceState" : "pushState"](state, "", url.href)
  view.location = url
  view.restorationIdentifier = id
}

async function cacheSnapshot(snapshot) {
  const { head, body } = snapshot ?? { head: document.head, body: document.body }
  if (meta(head, "turbo-cache-control") === "no-cache") return null

  dispatch("turbo:before-cache")
  const key = page(view.rendered)
  await tick()
  const copy = root.cloneNode(false)
  copy.append(head.cloneNode(true), body.cloneNode(true))
  const selects = [body, copy].map(element => [...element.querySelectorAll("select")])
  selects[0].forEach((select, number) => {
    for (const [index, option] of [...select.options].entries()) selects[1][number].options[index].selected = option.selected
  })
  for (const element of copy.querySelectorAll("[data-turbo-temporary]")) element.remove()
  for (const field of copy.querySelectorAll("input[type=password]")) field.value = ""
  copy.removeAttribute("data-turbo-preview")
  view.snapshots.delete(key)
  view.snapshots.set(key, copy)
  if (view.snapshots.size > 10) view.snapshots.delete(view.snapshots.keys().next().value)
  return copy
}

const trackedElements = head =>
  [...head.querySelectorAll("[data-turbo-track=reload]")].map(element => element.outerHTML).sort().join()

function reload(reason, url = view.location) {
  dispatch("turbo:reload", reason)
  location.href = url.href
}

// Renders a page: all of it, or, if it is not `willRender`, only its events.
async function renderPage(newRoot, { isPreview = false, willRender = true, isError = false, visit } = {}) {
  const [newHead, newBody] = ["head", "body"].map(name => newRoot.querySelector(`:scope > ${name}`))
  const isMorphed = !isError && (visit?.isPageRefresh ?? true) &&
    (visit?.refresh?.method ?? meta(document, "turbo-refresh-method")) === "morph"
  const isVisitable = meta(newHead, "turbo-visit-control") !== "reload"
  if (!isError && !(isVisitable && trackedElements(document.head) === trackedElements(newHead))) {
    const reason = isVisitable ? "tracked_element_mismatch" : "turbo_visit_control_is_reload"
    if (willRender) reload({ reason }, visit?.location)
    return
  }
  visit?.changeHistory()
  const renderMethod = isMorphed ? "morph" : "replace"
  let finish
  view.rendering = new Promise(resolve => (finish = resolve))
  try {
    root.toggleAttribute("data-turbo-preview", isPreview)
    for (const name of ["lang", "dir"]) {
      if (newRoot.hasAttribute(name)) root.setAttribute(name, newRoot.getAttribute(name))
      else root.removeAttribute(name)
    }
    await mergeHead(newHead)
    const { detail } = await dispatchPausable(
      "turbo:before-render", { newBody, renderMethod, render: isMorphed ? morphBody : replaceBody })
    if (willRender) {
      const leave = isMorphed ? () => {} : keepPermanentElements(newBody)
      for (const element of newBody.querySelectorAll("noscript")) element.remove()
      for (const script of newBody.querySelectorAll("script")) script.replaceWith(activated(script))
      await detail.render(document.body, newBody)
      leave()
    }
    view.rendered = view.location
    dispatch("turbo:render", { renderMethod })
    if (!isPreview && !isMorphed) document.querySelector("[autofocus]")?.focus()
  } finally {
    finish()
    view.rendering = null
  }
}

function replaceBody(body, newBody) {
  body.replaceWith(newBody)
}

async function mergeHead(newHead) {
  const isAsset = element => element.matches("script, style, link[rel=stylesheet]")
  const known = new Set([...document.head.children].map(element => element.outerHTML))
  for (const element of [...newHead.children].filter(element => isAsset(element) && !known.has(element.outerHTML))) {
    document.head.append(element.localName === "script" ? activated(element) : document.importNode(element, true))
  }
  const others = head => [...head.children].filter(element => !isAsset(element))
  const wanted = others(newHead)
  for (const element of others(document.head)) {
    const index = wanted.findIndex(other => other.isEqualNode(element))
    if (index < 0) element.remove()
    else wanted.splice(index, 1)
  }
  document.head.append(...wanted.map(element => document.importNode(element, true)))
  await null
}

function activated(script) {
  const copy = document.createElement("script")
  copy.nonce = meta(document, "csp-nonce") ?? ""
  copy.textContent = script.textContent
  copy.async = false
  for (const { name, value } of script.attributes) copy.setAttribute(name, value)
  return copy
}

// Leaves placeholders for the permanent elements. Returns a function that puts the elements of the page into them.
function keepPermanentElements(newBody) {
  const kept = [...document.querySelectorAll("[id][data-turbo-permanent]")].flatMap(element => {
    const other = newBody.querySelector(`#${CSS.escape(element.id)}[data-turbo-permanent]`)
    if (!other) return []
    const placeholder = document.createElement("meta")
    other.replaceWith(placeholder)
    return [[element, placeholder]]
  })
  return () => {
    for (const [element, placeholder] of kept) {
      element.replaceWith(element.cloneNode(true))
      placeholder.replaceWith(element)
    }
  }
}

// Morphing: by id, then by the name of the element.

function morphBody(body, newBody) {
  morph(body, newBody)
  dispatch("turbo:morph", { currentElement: body, newElement: newBody })
}

function mayMorph(currentElement, newElement) {
  if (currentElement.hasAttribute("data-turbo-permanent")) return false
  return !dispatch("turbo:before-morph-element", { currentElement, newElement }, { target: currentElement, cancelable: true })
    .defaultPrevented
}

function morph(currentElement, newElement) {
  if (!mayMorph(currentElement, newElement)) return
  const mayUpdate = (attributeName, mutationType) =>
    !dispatch("turbo:before-morph-attribute", { attributeName, mutationType }, { target: currentElement, cancelable: true })
      .defaultPrevented
  for (const { name, value } of newElement.attributes) {
    if (currentElement.getAttribute(name) !== value && mayUpdate(name, "update")) currentElement.setAttribute(name, value)
  }
  for (const { name } of [...currentElement.attributes].reverse()) {
    if (!newElement.hasAttribute(name) && mayUpdate(name, "remove")) currentElement.removeAttribute(name)
  }
  morphChildren(currentElement, newElement)
  if (currentElement.matches("input:not([type=file]), textarea")) currentElement.value = newElement.value
  if (currentElement.matches("input")) currentElement.checked = newElement.checked
  dispatch("turbo:morph-element", { currentElement, newElement }, { target: currentElement })
}

function morphChildren(parent, newParent) {
  const others = new Set(parent.childNodes)
  const wanted = [...newParent.childNodes]
  const ids = new Set(wanted.map(node => node.id).filter(Boolean))
  let place = parent.firstChild
  for (const node of wanted) {
    const isSame = other => other.nodeType === node.nodeType && other.localName === node.localName
    const match = [...others].find(other => node.id && other.id === node.id && isSame(other)) ??
      [...others].find(other => isSame(other) && !ids.has(other.id) && !(node.id && other.id))
    if (match) {
      others.delete(match)
      if (match === place) place = place.nextSibling
      else parent.insertBefore(match, place)
      if (match.nodeType === Node.ELEMENT_NODE) morph(match, node)
      else if (match.nodeValue !== node.nodeValue) match.nodeValue = node.nodeValue
    } else if (!(node.id && node.hasAttribute("data-turbo-permanent") && document.getElementById(node.id))) {
      parent.insertBefore(document.importNode(node, true), place)
    }
  }
  for (const node of others) {
    if (node.nodeType !== Node.ELEMENT_NODE || mayMorph(node, undefined)) node.remove()
  }
}

// Visits

class Visit {
  state = "initialized"
  #isSnapshotCached = false

  constructor(location, options = {}) {
    Object.assign(this, { action: "advance", willRender: true, updateHistory: true, shouldCacheSnapshot: true }, options)
    this.location = location
    this.referrer = view.location
    this.restorationIdentifier ??= identifier()
    this.isPageRefresh = view.rendered.pathname === location.pathname && this.action === "replace"
  }

  start() {
    this.state = "started"
    this.#renderSnapshot()
    if (this.response) this.#renderResponse()
    else if (this.#needsRequest) (this.request = new Request(this, this.location)).perform()
    markBusy(root)
    const direction = this.direction ?? { advance: "forward", restore: "back", replace: "none" }[this.action]
    root.setAttribute("data-turbo-visit-direction", direction)
    dispatch("turbo:visit", { url: this.location.href, action: this.action })
  }

  cancel() {
    if (this.state !== "started") return
    this.request?.cancel()
    this.state = "canceled"
  }

  changeHistory() {
    if (this.historyChanged || !this.updateHistory) return
    const action = this.location.href === this.referrer.href ? "replace" : this.action
    updateHistory(action, this.location, this.restorationIdentifier)
    this.historyChanged = true
  }

  async responseReceived(response) {
    const { statusCode, redirected } = response
    const responseHTML = await response.responseHTML
    if (responseHTML === undefined) return reload({ reason: "request_failed", context: { statusCode: -2 } }, this.location)
    if (redirected) this.redirectedTo = response.location
    this.response = { statusCode, redirected, responseHTML }
    this.#renderResponse()
  }

  requestErrored() {
    reload({ reason: "request_failed", context: { statusCode: 0 } }, this.location)
  }

  get #snapshot() {
    const snapshot = view.snapshots.get(page(this.location))
    const isPreviewable = snapshot && !["no-cache", "no-preview"].includes(meta(snapshot, "turbo-cache-control"))
    return this.action === "restore" || isPreviewable ? snapshot : undefined
  }

  get #needsRequest() {
    return this.action === "restore" ? !this.#snapshot : this.willRender
  }

  #cacheSnapshot() {
    if (!this.#isSnapshotCached) {
      cacheSnapshot(this.snapshot).then(snapshot => snapshot && this.visitCachedSnapshot?.(snapshot))
    }
    this.#isSnapshotCached = true
  }

  // Renders in the next frame, unless the visit is canceled or renders something else before.
  async #inFrame(render) {
    const current = (this.frame = {})
    await nextFrame()
    if (this.frame === current && this.state === "started") await render()
  }

  #renderSnapshot() {
    const snapshot = this.#snapshot
    if (!snapshot) return
    const isPreview = this.#needsRequest
    this.#inFrame(async () => {
      this.#cacheSnapshot()
      if (this.isPageRefresh) return
      await view.rendering
      await this.#render(snapshot.cloneNode(true), { isPreview })
      if (!isPreview) this.#complete()
    })
  }

  #renderResponse() {
    const { statusCode, responseHTML } = this.response
    this.#inFrame(async () => {
      if (this.shouldCacheSnapshot) this.#cacheSnapshot()
      await view.rendering
      if (statusCode >= 200 && statusCode < 300) {
        await this.#render(parse(responseHTML))
        this.#complete()
      } else {
        await renderPage(parse(responseHTML), { isError: true, visit: this })
        this.state = "failed"
        session.visitCompleted(this)
      }
    })
  }

  async #render(newRoot, { isPreview = false } = {}) {
    await renderPage(newRoot, { isPreview, willRender: this.willRender, visit: this })
    const keepsPosition = this.isPageRefresh && (this.refresh?.scroll ?? meta(document, "turbo-refresh-scroll")) === "preserve"
    if (this.isScrolled || !this.willRender || keepsPosition) return
    this.isScrolled = true
    const anchor = this.location.hash && document.getElementById(this.location.hash.slice(1))
    const [x, y] = (this.action === "restore" && view.scrollPositions.get(this.restorationIdentifier)) || [0, 0]
    if (anchor) anchor.scrollIntoView()
    else scrollTo(x, y)
  }

  #complete() {
    if (this.state !== "started") return
    this.state = "completed"
    if (this.redirectedTo) {
      const { response } = this
      session.startVisit(this.redirectedTo, { action: "replace", response, shouldCacheSnapshot: false, willRender: false })
    } else {
      session.visitCompleted(this)
    }
  }
}

class Session {
  currentVisit = null
  submission = null
  #refreshTimer

  get drive() { return config.drive.enabled }
  set drive(value) { config.drive.enabled = value }

  visit(location, options = {}) {
    const frame = options.frame && document.getElementById(options.frame)
    if (frame) {
      frame.advance(options.action ?? actionOf(frame))
      frame.src = location
      return
    }
    const url = new URL(location, document.baseURI)
    const event = dispatch("turbo:before-visit", { url: url.href }, { cancelable: true })
    if (!event.defaultPrevented) this.startVisit(url, options)
  }

  startVisit(url, options) {
    if (!isOfSite(url)) return void (location.href = url.href)
    this.stop()
    this.currentVisit = new Visit(url, options)
    this.currentVisit.start()
  }

  stop() {
    this.submission?.cancel()
    this.currentVisit?.cancel()
    this.submission = this.currentVisit = null
  }

  refresh(url, { method, scroll } = {}) {
    clearTimeout(this.#refreshTimer)
    this.#refreshTimer = setTimeout(() => {
      if (this.currentVisit || url !== document.baseURI) return
      this.visit(url, { action: "replace", shouldCacheSnapshot: false, refresh: { method, scroll } })
    }, 150)
  }

  visitCompleted(visit) {
    root.removeAttribute("data-turbo-visit-direction")
    clearBusy(root)
    dispatch("turbo:load", { url: view.location.href, timing: {} })
    if (this.currentVisit === visit) this.currentVisit = null
  }

  clearCache() {
    view.snapshots.clear()
  }

  connectStreamSource(source) {
    source.addEventListener("message", receiveStream)
  }

  disconnectStreamSource(source) {
    source.removeEventListener("message", receiveStream)
  }

  renderStreamMessage(html) {
    renderStreamMessage(html)
  }
}

export const session = new Session()
export const navigator = session
export const cache = { clear: () => session.clearCache() }
export const visit = (location, options) => session.visit(location, options)
export const connectStreamSource = source => session.connectStreamSource(source)
export const disconnectStreamSource = source => session.disconnectStreamSource(source)

addEventListener("popstate", ({ state }) => {
  view.location = new URL(location.href)
  if (!state?.turbo) {
    view.index += 1
    updateHistory("replace", view.location)
    view.rendered = view.location
    return void cacheSnapshot()
  }
  const { restorationIdentifier, restorationIndex } = state.turbo
  view.restorationIdentifier = restorationIdentifier
  const direction = restorationIndex > view.index ? "forward" : "back"
  session.startVisit(view.location, { action: "restore", historyChanged: true, restorationIdentifier, direction })
  view.index = restorationIndex
})

addEventListener("scroll", () => view.scrollPositions.set(view.restorationIdentifier, [scrollX, scrollY]), { passive: true })

// Links

function linkOf({ target }) {
  const link = target instanceof Element ? target.closest("a[href]:not([download])") : null
  return link && (!link.target || link.target === "_self") ? link : null
}

function frameOf(element, submitter) {
  const frame = element.closest("turbo-frame")
  const id = submitter?.dataset.turboFrame ?? element.dataset.turboFrame ?? frame?.getAttribute("target")
  if (id === "_top") return null
  return (id && document.getElementById(id)) || frame
}

// The last listener of the event, so that the page's own can prevent it.
function last(type, respond) {
  addEventListener(type, () => {
    removeEventListener(type, respond)
    addEventListener(type, respond)
  }, true)
}

last("click", event => {
  const link = linkOf(event)
  const isPlain = !(event.defaultPrevented || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  if (!link || !isPlain || !isNavigatable(link)) return
  const url = new URL(link.href)
  const isAnchor = url.hash && page(url) === page(new URL(location.href))
  if (!isOfSite(url) || isAnchor) return

  const clicked = dispatch("turbo:click", { url: url.href, originalEvent: event }, { target: link, cancelable: true })
  if (clicked.defaultPrevented) return
  event.preventDefault()
  const frame = frameOf(link)
  if (frame) {
    frame.advance(actionOf(link, frame))
    frame.src = url.href
  } else {
    session.visit(url.href, { action: actionOf(link) ?? "advance" })
  }
})

// The link that the pointer is over is fetched after a moment. A visit to it uses the response.
const prefetch = { delay: 100, link: null, timer: null, url: null, request: null }

function clearPrefetched() {
  clearTimeout(prefetch.timer)
  prefetch.url = prefetch.request = null
}

function isPrefetchable(link) {
  const url = new URL(link.href)
  const isHere = url.pathname + url.search === location.pathname + location.search
  const isOff = link.closest("[data-turbo-prefetch]")?.dataset.turboPrefetch === "false" || link.dataset.turbo === "false"
  const isSpecial = ["data-turbo-method", "data-turbo-confirm", "data-turbo-stream", "data-remote", "data-confirm", "data-method"]
    .some(name => link.hasAttribute(name))
  return isOfSite(url) && !isHere && !isOff && !isSpecial && isNavigatable(link)
}

document.addEventListener("mouseenter", ({ target: link }) => {
  const isLink = link instanceof Element && link.matches("a[href]:not([target], [download])")
  if (!isLink || meta(document, "turbo-prefetch") === "false" || !isPrefetchable(link)) return
  if (dispatch("turbo:before-prefetch", undefined, { target: link, cancelable: true }).defaultPrevented) return
  const url = new URL(link.href)
  const frame = frameOf(link)
  const headers = { "X-Sec-Purpose": "prefetch", ...(frame && { "Turbo-Frame": frame.id }) }
  prefetch.link = link
  prefetch.timer = setTimeout(() => {
    const request = new Request({}, url, { target: link, headers })
    request.fetchOptions.priority = "low"
    request.perform()
    Object.assign(prefetch, { url: page(url), request })
  }, prefetch.delay)
}, true)

document.addEventListener("mouseleave", ({ target }) => {
  if (target === prefetch.link) clearPrefetched()
}, true)

document.addEventListener("turbo:before-fetch-request", ({ target, detail }) => {
  if (target.localName === "form" || detail.fetchOptions.method !== "GET") return
  if (prefetch.request && prefetch.url === page(detail.url)) detail.fetchRequest = prefetch.request
  clearPrefetched()
}, true)

// Forms

class FormSubmission {
  constructor(form, submitter, frame) {
    Object.assign(this, { formElement: form, submitter, frame })
    const attribute = name => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name)
    const body = new FormData(form, submitter)
    const enctype = attribute("enctype") ?? ""
    const named = body.get("_method")
    const method = (typeof named === "string" && named ? named : attribute("method") ?? "get").toUpperCase()
    const url = new URL(attribute("action") ?? "", document.baseURI)
    const texts = new URLSearchParams([...body].filter(([, value]) => typeof value === "string"))
    if (method === "GET") url.search = texts
    const sent = enctype === "multipart/form-data" ? body : texts
    this.request = this.fetchRequest = new Request(this, url, {
      method, target: form, body: method === "GET" ? null : sent, headers: frame ? { "Turbo-Frame": frame.id } : {},
    })
    if (method !== "GET" || [form, submitter].some(element => element?.hasAttribute("data-turbo-stream"))) {
      this.request.accept(streamType)
    }
  }

  get method() { return this.request.method }
  get isSafe() { return this.request.isSafe }
  get location() { return this.request.url }

  async start() {
    const question = this.submitter?.dataset.turboConfirm ?? this.formElement.dataset.turboConfirm
    if (question === undefined || confirm(question)) await this.request.perform()
  }

  cancel() {
    this.request.cancel()
  }

  requestStarted() {
    if (this.submitter) this.submitter.disabled = true
    markBusy(this.formElement)
    dispatch("turbo:submit-start", { formSubmission: this }, { target: this.formElement })
    if (this.frame) markBusy(this.frame)
  }

  responsePrevented(response) {
    clearPrefetched()
    this.result = { success: response.succeeded, fetchResponse: response }
  }

  responseReceived(response) {
    if (response.failed) {
      this.result = { success: false, fetchResponse: response }
      return this.#failed(response)
    }
    clearPrefetched()
    if (!this.frame && !this.isSafe && response.statusCode === 200 && !response.redirected) {
      return console.error(new Error("Form responses must redirect to another location"))
    }
    this.result = { success: true, fetchResponse: response }
    this.#succeeded(response)
  }

  requestErrored(error) {
    this.result = { success: false, error }
    console.error(error)
  }

  requestFinished() {
    if (this.submitter) this.submitter.disabled = false
    clearBusy(this.formElement)
    dispatch("turbo:submit-end", { formSubmission: this, ...this.result }, { target: this.formElement })
    if (this.frame) clearBusy(this.frame)
  }

  async #succeeded(response) {
    const { formElement, submitter, frame, isSafe } = this
    if (frame) {
      frame.advance(actionOf(submitter, formElement, frame))
      frame.render(response)
      if (!isSafe) session.clearCache()
      return
    }
    const responseHTML = await response.responseHTML
    if (session.submission !== this || !responseHTML) return
    if (!isSafe) session.clearCache()
    const { statusCode, redirected } = response
    const isHere = redirected && response.location.href === view.location.href
    session.visit(response.location.href, {
      action: actionOf(submitter, formElement) ?? (isHere ? "replace" : "advance"), shouldCacheSnapshot: isSafe,
      response: { statusCode, responseHTML, redirected },
    })
  }

  async #failed(response) {
    if (this.frame) {
      this.frame.render(response)
      return session.clearCache()
    }
    const newRoot = parse((await response.responseHTML) ?? "")
    await renderPage(newRoot, { isError: response.serverError, visit: session.currentVisit })
    scrollTo(0, 0)
    session.clearCache()
  }
}

last("submit", event => {
  const { target: form, submitter, defaultPrevented } = event
  const method = submitter?.getAttribute("formmethod") ?? form.getAttribute("method")
  const isOff = config.forms.mode === "off" || !isNavigatable(form) || (submitter && !isNavigatable(submitter))
  if (defaultPrevented || isOff || method === "dialog" || (form.target && form.target !== "_self")) return
  const url = new URL(submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "", document.baseURI)
  if (!isOfSite(url)) return

  event.preventDefault()
  event.stopImmediatePropagation()
  const frame = frameOf(form, submitter)
  const submission = new FormSubmission(form, submitter, frame)
  if (!frame) {
    session.stop()
    session.submission = submission
  }
  submission.start()
})

// Streams

export const StreamActions = {
  append: (target, content) => target.append(content),
  prepend: (target, content) => target.prepend(content),
  before: (target, content) => target.before(content),
  after: (target, content) => target.after(content),
  replace: (target, content) => target.replaceWith(content),
  update: (target, content) => target.replaceChildren(content),
  remove: target => target.remove(),
}

class StreamElement extends HTMLElement {
  async connectedCallback() {
    const render = async stream => stream.perform()
    const event = new CustomEvent("turbo:before-stream-render", {
      bubbles: true, cancelable: true, detail: { newStream: this, render },
    })
    try {
      if (!this.dispatchEvent(event)) return
      await nextFrame()
      await event.detail.render(this)
    } catch (error) {
      console.error(error)
    } finally {
      this.remove()
    }
  }

  perform() {
    const [action, target, targets] = ["action", "target", "targets"].map(name => this.getAttribute(name))
    if (action === "refresh") {
      return session.refresh(document.baseURI, { method: this.getAttribute("method"), scroll: this.getAttribute("scroll") })
    }
    const elements = target ? [document.getElementById(target)].filter(Boolean) : document.querySelectorAll(targets)
    for (const element of elements) {
      StreamActions[action](element, document.importNode(this.querySelector("template")?.content ?? new DocumentFragment(), true))
    }
  }
}

export function renderStreamMessage(html) {
  const template = document.createElement("template")
  template.innerHTML = html
  root.append(document.importNode(template.content, true))
}

function receiveStream({ data }) {
  if (typeof data === "string") renderStreamMessage(data)
}

addEventListener("turbo:before-fetch-response", event => {
  const { fetchResponse } = event.detail
  if (!fetchResponse.contentType?.startsWith(streamType)) return
  event.preventDefault()
  fetchResponse.responseText.then(renderStreamMessage)
})

class StreamSourceElement extends HTMLElement {
  connectedCallback() {
    const url = this.getAttribute("src")
    this.source = /^wss?:/.test(url) ? new WebSocket(url) : new EventSource(url)
    connectStreamSource(this.source)
  }

  disconnectedCallback() {
    this.source.close()
    disconnectStreamSource(this.source)
  }
}

// Frames

class FrameElement extends HTMLElement {
  static observedAttributes = ["src"]
  #action
  #request
  #snapshot
  #isMorphed = false
  #ignoresSource = false

  get src() { return this.getAttribute("src") }
  set src(value) { this.setAttribute("src", value) }

  connectedCallback() {
    if (this.src && this.getAttribute("loading") !== "lazy") this.#load()
  }

  disconnectedCallback() {
    this.#request?.cancel()
  }

  attributeChangedCallback(name, old, value) {
    if (!this.isConnected || this.#ignoresSource || value === null) return
    this.removeAttribute("complete")
    this.#load()
  }

  reload() {
    this.#isMorphed = this.getAttribute("refresh") === "morph"
    this.src = this.src
  }

  // Navigates the page, too, when the frame has rendered.
  advance(action) {
    this.#action = action
    this.#snapshot = action && { head: document.head.cloneNode(true), body: document.body.cloneNode(true) }
  }

  #load() {
    if (this.hasAttribute("complete") || this.hasAttribute("disabled") || !this.ownerDocument.defaultView) return
    this.#request?.cancel()
    const url = new URL(this.src, document.baseURI)
    this.#request = new Request(this, url, { target: this, headers: { "Turbo-Frame": this.id } })
    this.#request.perform()
  }

  requestStarted() {
    markBusy(this)
  }

  requestFinished() {
    clearBusy(this)
  }

  requestErrored(error) {
    console.error(error)
  }

  responseReceived(response) {
    this.render(response)
  }

  async render(response) {
    if (response.redirected || (response.succeeded && response.isHTML)) {
      this.#ignoresSource = true
      this.src = response.response.url
      this.#ignoresSource = false
    }
    const responseHTML = await response.responseHTML
    const isMorphed = this.#isMorphed
    this.#isMorphed = false
    if (!responseHTML) return

    const newRoot = parse(responseHTML)
    if (meta(newRoot, "turbo-visit-control") === "reload") return this.#visit(response)
    const found = newRoot.querySelector(`turbo-frame#${CSS.escape(this.id)}`)
    if (!found) return this.#missing(response)

    const [action, snapshot, id] = [this.#action, this.#snapshot, identifier()]
    this.#action = this.#snapshot = undefined
    const newFrame = document.importNode(found, true)
    if (action) updateHistory(action, new URL(this.src, document.baseURI), id)
    const render = isMorphed ? morphFrame : (frame, newFrame) => frame.replaceChildren(...newFrame.childNodes)
    const renderMethod = isMorphed ? "morph" : "replace"
    const { detail } = await dispatchPausable("turbo:before-frame-render", { newFrame, render, renderMethod }, this)
    await nextFrame()
    await detail.render(this, newFrame)
    await nextFrame()
    for (const script of this.querySelectorAll("script")) script.replaceWith(activated(script))
    this.setAttribute("complete", "")
    dispatch("turbo:frame-render", { fetchResponse: response }, { target: this, cancelable: true })
    dispatch("turbo:frame-load", undefined, { target: this })
    if (!action) return

    const { statusCode, redirected } = response
    session.visit(this.src, {
      action, snapshot, willRender: false, updateHistory: false, restorationIdentifier: id,
      response: { statusCode, redirected, responseHTML },
    })
  }

  #missing(fetchResponse) {
    this.setAttribute("complete", "")
    const visit = (url, options) => (url instanceof Response ? this.#visit(new FetchResponse(url)) : session.visit(url, options))
    const { response } = fetchResponse
    const event = dispatch("turbo:frame-missing", { response, visit }, { target: this, cancelable: true })
    if (event.defaultPrevented) return
    this.innerHTML = `<strong class="turbo-frame-error">Content missing</strong>`
    throw new Error(`The response (${response.status}) did not contain the expected <turbo-frame id="${this.id}">`)
  }

  async #visit(response) {
    const { statusCode, redirected, location } = response
    session.visit(location.href, { response: { statusCode, redirected, responseHTML: await response.responseHTML } })
  }
}

function morphFrame(currentElement, newElement) {
  dispatch("turbo:before-frame-morph", { currentElement, newElement }, { target: currentElement })
  morphChildren(currentElement, newElement)
}

// Start

export function start() {}

window.Turbo = {
  cache, config, connectStreamSource, disconnectStreamSource, navigator, renderStreamMessage, session, start, StreamActions, visit,
}
customElements.define("turbo-stream", StreamElement)
customElements.define("turbo-stream-source", StreamSourceElement)
customElements.define("turbo-frame", FrameElement)
updateHistory("replace", view.location)
history.scrollRestoration = "manual"

// A module that is loaded with the page runs when the page is interactive already, and hears of the next state.
document.addEventListener("readystatechange", () => {
  view.rendered = view.location
  dispatch("turbo:load", { url: view.location.href, timing: {} })
}, { once: true })
