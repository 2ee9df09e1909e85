// Reports Turbo's visits to the app, which WebKit does not know: their address, their outcome, and whether the path
// configuration presents them outside this web view. Runs in the page's world; a page that tampers with it affects only
// its own visits.
({ maySignIn, pageFollows }) => (rules, isModal, signsIn, startURL) => {
  // Pages of other origins, such as those of a service that signs users in, are not presented by the app's rules.
  if (startURL && location.origin != new URL(startURL).origin) return

  // A modal page over the selected tab is no selection: the page's side dispatches no `tabwire:selected` there.
  if (window.nativeBridge) window.nativeBridge.isModal = isModal

  const compiled = rules => rules.map(({ patterns, ...properties }) => ({
    expressions: patterns.flatMap(pattern => { try { return [new RegExp(pattern)] } catch { return [] } }),
    ...properties
  }))
  let current = compiled(rules)
  // The address of the page below this one.
  let previous = null
  // The visit that waits for its response.
  let pending = null
  // The response of the last form, which is rendered if the app goes back to its page, or shows it below a modal page.
  let formResponse = null
  const maximumResponseLength = 500000

  // Whether a page is below this modal page.
  const isBelow = url => isModal && context(url) != "modal"

  const context = ({ pathname, search }) => current.reduce((context, rule) =>
    rule.expressions.some(expression => expression.test(pathname + search)) ? rule.context ?? context : context, "default")

  const isElsewhere = ({ pathname, search }) => {
    let context = "default", presentation = "default", queries = "default"
    for (const rule of current) {
      if (!rule.expressions.some(expression => expression.test(pathname + search))) continue
      context = rule.context ?? context
      presentation = rule.presentation ?? presentation
      queries = rule.queries ?? queries
    }
    if ((context == "modal") != isModal || !["default", "push"].includes(presentation)) return true

    const isSame = url => url.pathname == pathname && (queries == "replace" || url.search == search)
    const isFront = isSame(location)
    if (isFront) return location.search != search
    return presentation == "default" && previous != null && isSame(previous)
  }

  const tell = (event, details) =>
    document.dispatchEvent(new CustomEvent("native-visits:tell", { detail: JSON.stringify({ event, ...details }) }))

  const end = () => {
    pending = null
    tell("end")
  }

  // Requests of frames and forms have their element as target.
  const isVisit = ({ target }) => target == document.documentElement
  const isStream = ({ headers }) => headers.get("Content-Type")?.startsWith("text/vnd.turbo-stream.html") ?? false

  const rulesChanged = ({ detail }) => {
    if (typeof detail == "string") current = compiled(JSON.parse(detail))
  }

  const previousChanged = ({ detail }) => {
    previous = typeof detail == "string" ? new URL(detail) : null
  }

  const usesTurbo = () => window.Turbo?.visit && window.Turbo.session?.drive !== false

  const again = async event => {
    if (!usesTurbo()) return

    event.preventDefault()
    const { href } = location
    const response = formResponse?.url == href ? { ...formResponse, responseHTML: await formResponse.responseHTML } : null
    formResponse = null
    window.Turbo.visit(href, { action: "replace", ...(response && { response }) })
  }

  const render = event => {
    if (typeof event.detail != "string" || !usesTurbo()) return

    event.preventDefault()
    const { response, action } = JSON.parse(event.detail)
    window.Turbo.visit(response.url, { action, response })
  }

  const stop = () => {
    pending?.abort()
    end()
  }

  const visitProposed = event => {
    if (event.defaultPrevented) return

    const url = new URL(event.detail.url, location.href)
    // A refresh of the page in front.
    if (event.detail.action == "replace" && url.href == location.href) return

    const goesElsewhere = url.origin == location.origin && isElsewhere(url)
    if (!goesElsewhere || formResponse?.url != url.href) formResponse = null
    if (goesElsewhere) {
      event.preventDefault()
      goElsewhere(url, event.detail.action)
    }
  }

  const goElsewhere = async (url, action) => {
    const responseHTML = formResponse && isBelow(url) ? await formResponse.responseHTML : null
    const isSmall = responseHTML?.length <= maximumResponseLength
    tell("elsewhere", { url: url.href, action, ...(isSmall && { response: { ...formResponse, responseHTML } }) })
  }

  const requestPrepared = event => {
    if (!isVisit(event)) return

    const { url, fetchOptions } = event.detail
    const controller = new AbortController()
    fetchOptions.signal?.addEventListener("abort", () => controller.abort())
    fetchOptions.signal = controller.signal
    const abort = () => {
      controller.abort()
      // Turbo 8 may have sent the request before, when the pointer was over the link.
      event.detail.fetchRequest?.cancel?.()
    }
    pending = { url: new URL(url, location.href).href, abort }
    tell("start", { url: pending.url })
  }

  const responseReceived = event => {
    const { response } = event.detail.fetchResponse
    const isFailure = response.status >= 500 && !event.defaultPrevented
    // Frames and prefetched links are redirected, too.
    if (event.target instanceof HTMLFormElement && response.redirected) {
      const { url, status: statusCode, redirected } = response
      formResponse = { url, statusCode, redirected, responseHTML: response.clone().text().catch(() => null) }
    }
    if (isVisit(event)) {
      const url = pending?.url ?? location.href
      const isRefused = signsIn && response.status == 401 && !event.defaultPrevented
      if (isFailure || isRefused) {
        event.preventDefault()
        tell("failure", { url, status: response.status })
      }
      end()
    } else if (isFailure && event.target instanceof HTMLFormElement && !isStream(response)) {
      // Keep the form as the user filled it in.
      event.preventDefault()
      tell("form-failure", { status: response.status })
    }
  }

  const formStarted = event => {
    if (maySignIn(event)) tell("form-start")
  }

  const formSubmitted = event => {
    if (event.detail.error) return tell("form-failure")
    if (!pageFollows(event)) tell("form-end")
  }

  // After a redirect, and for a frame that advances the page, Turbo visits an address whose body is shown already.
  const hasNewBody = () => window.Turbo?.navigator?.currentVisit?.willRender !== false

  const pageRenders = ({ detail }) => {
    const url = location.href
    if (detail?.renderMethod == "morph") tell("morph", { url })
    else if (hasNewBody()) tell("render", { url })
  }

  // document.open() removes the listeners of the document and the window. Adding a listener again has no effect.
  const listen = () => {
    document.addEventListener("native-visits:rules", rulesChanged)
    document.addEventListener("native-visits:previous", previousChanged)
    document.addEventListener("native-visits:again", again)
    document.addEventListener("native-visits:render", render)
    document.addEventListener("native-visits:stop", stop)
    document.addEventListener("turbo:before-visit", visitProposed)
    document.addEventListener("turbo:before-fetch-request", requestPrepared)
    // The listener is on the window, so that a page can handle a server error first.
    addEventListener("turbo:before-fetch-response", responseReceived)
    document.addEventListener("turbo:submit-start", formStarted)
    document.addEventListener("turbo:submit-end", formSubmitted)
    // This event comes before the new page's components connect. A morph keeps the components of the page.
    addEventListener("turbo:before-render", pageRenders, true)
    // A visit to a cached page ends without a response.
    document.addEventListener("turbo:load", end)
  }
  new MutationObserver(listen).observe(document, { childList: true })
  listen()
}
