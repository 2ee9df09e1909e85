// Situations of a page with Turbo 8, and the events that Turbo dispatches in them.

// Runs in the page, before Turbo: records each event of Turbo as a line of text, with its target, its details, the address
// and the content of the page at that time.
export function recordEvents(types) {
  if (window.recorded) return
  window.recorded = []
  const nameOf = element => `${element.localName}${element.id && `#${element.id}`}`
  const pathOf = url => new URL(url).pathname + new URL(url).search
  const describe = (value, key) => {
    if (value instanceof Element) return `<${nameOf(value)}>`
    if (value instanceof URL) return pathOf(value)
    switch (key) {
      case "fetchOptions": {
        const { Accept, "X-Sec-Purpose": purpose, "Turbo-Frame": frame } = value.headers
        return [value.method, Accept.includes("turbo-stream") && "stream", purpose, frame && `for ${frame}`].filter(Boolean).join(" ")
      }
      case "fetchResponse": return [value.statusCode, pathOf(value.response.url), value.redirected && "redirected"].filter(Boolean).join(" ")
      case "formSubmission": return `${value.method} ${value.location.pathname}`
      case "url": return pathOf(value)
      default: return value === null || typeof value !== "object" && typeof value !== "function" ? String(value) : typeof value
    }
  }
  for (const type of types) {
    addEventListener(type, event => {
      const { target, detail, cancelable } = event
      const isAtRoot = target === document.documentElement
      const details = Object.keys(detail ?? {}).sort().map(key => `${key}: ${describe(detail[key], key)}`).join(", ")
      const preview = document.documentElement.hasAttribute("data-turbo-preview") ? "a preview of " : ""
      window.recorded.push(
        `${type.replace("turbo:", "")}${cancelable ? "?" : ""}${isAtRoot ? "" : ` on ${nameOf(target)}`} {${details}} ` +
          `at ${pathOf(location)}, ${preview}${document.querySelector("main")?.textContent.trim() ?? "nothing"}`)
    }, true)
  }
}

export const eventTypes = [
  "click", "before-visit", "visit", "before-cache", "before-render", "render", "load", "reload",
  "before-fetch-request", "before-fetch-response", "fetch-request-error", "before-prefetch", "submit-start", "submit-end",
  "before-stream-render", "before-frame-render", "frame-render", "frame-load", "frame-missing", "before-frame-morph",
  "morph", "before-morph-element", "before-morph-attribute", "morph-element",
].map(name => `turbo:${name}`)

const links = `
  <a id="link" href="/next">next</a> <a id="moved" href="/moved">moved</a> <a id="absent" href="/absent">absent</a>
  <a id="kept" href="/next" data-turbo-prefetch="false">next</a>`
const forms = ["saved", "invalid", "broken", "stream", "lost"]
  .map(name => `<form id="${name}" method="post" action="/${name}"><input name="text"><button id="${name}-button"></button></form>`)
  .join("")
const frames = `
  <turbo-frame id="frame"><a id="inside" href="/frames">inside</a>
    <form id="form-in-frame" method="post" action="/saved-in-frame"></form></turbo-frame>
  <turbo-frame id="advancing" data-turbo-action="advance"><a id="advance" href="/frames">advance</a></turbo-frame>
  <turbo-frame id="missing"><a id="miss" href="/frames">miss</a></turbo-frame>`
const morphing = `<meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">`

export function serveSituations(site) {
  let count = 0
  const page = (path, name, options = {}) =>
    site.page(path, { body: `<main>${name}</main>${links}<form id="search" action="/next"><input name="q" value="a"></form>${forms}${frames}`, ...options })
  page("/home", "home")
  page("/next", "next")
  page("/uncached", "uncached", { head: `<meta name="turbo-cache-control" content="no-cache">` })
  page("/frames", "frames", { body: `<turbo-frame id="frame">framed</turbo-frame><turbo-frame id="advancing">advanced</turbo-frame>` })
  site.page("/morphing", {
    head: morphing,
    body: () => {
      count += 1
      return `<main class="${count}" ${count > 1 ? "" : "hidden"}>morphing ${count}</main>${count > 1 ? "<b></b>" : "<i></i>"}
        <p id="permanent" data-turbo-permanent>${count}</p>`
    },
  })
  site.redirect("/moved", "/next")
  site.redirect("/saved", "/next")
  site.redirect("/saved-in-frame", "/frames")
  const respond = (path, status, content, type = "text/html") =>
    site.route(path, (request, response) => response.writeHead(status, { "Content-Type": type }).end(content))
  respond("/absent", 404, "<title>404</title><main>absent</main>")
  respond("/invalid", 422, "<title>422</title><main>invalid</main>")
  respond("/broken", 500, "<title>500</title><main>broken</main>")
  respond("/stream", 200, stream("append", "main", " streamed"), "text/vnd.turbo-stream.html")
  site.route("/lost", request => request.socket.destroy())
}

function stream(action, targets, content) {
  return `<turbo-stream action="${action}" targets="${targets}"><template>${content}</template></turbo-stream>`
}

// Waits until an event was recorded a number of times since the page has loaded.
function recorded(app, type, count = 1) {
  return app.page.waitForFunction(
    ([type, count]) => window.recorded.filter(line => line.split(/[? ]/)[0] === type).length >= count, [type, count])
}

const click = id => app => app.evaluate(id => document.getElementById(id).click(), id)
const submit = id => app => app.evaluate(id => document.getElementById(id).requestSubmit(), id)

// Each starts at /home, unless it names another path, and ends with an event that is recorded a number of times.
export const situations = {
  "a page loads": { run() {}, ends: ["load"] },
  "a link is clicked": { run: click("link"), ends: ["load", 2] },
  "a visit replaces the page": { run: app => app.evaluate(() => window.Turbo.visit("/next", { action: "replace" })), ends: ["load", 2] },
  "a visit replaces the page by itself": { run: app => app.evaluate(() => window.Turbo.visit("/home", { action: "replace" })), ends: ["load", 2] },
  "the user goes back": {
    async run(app) {
      await app.visit("/next")
      await app.evaluate(() => history.back())
    },
    ends: ["load", 3],
  },
  "the user goes back after the cache was cleared": {
    async run(app) {
      await app.visit("/next")
      await app.evaluate(() => (window.Turbo.cache.clear(), history.back()))
    },
    ends: ["load", 3],
  },
  "the user goes back to a page that is not cached": {
    path: "/uncached",
    async run(app) {
      await app.visit("/next")
      await app.evaluate(() => history.back())
    },
    ends: ["load", 3],
  },
  "a visited page is visited again": {
    async run(app, site) {
      await app.visit("/next")
      let release
      const held = new Promise(resolve => (release = resolve))
      site.page("/home", { body: () => held.then(() => "<main>home again</main>") })
      await app.evaluate(() => window.Turbo.visit("/home"))
      await recorded(app, "render", 2)
      release()
    },
    ends: ["load", 3],
  },
  "a visit is redirected": { run: click("moved"), ends: ["load", 2] },
  "a page is not found": { run: click("absent"), ends: ["load", 2] },
  "a listener prevents the visit": {
    async run(app) {
      await app.evaluate(() => {
        document.addEventListener("turbo:before-visit", event => event.preventDefault(), { once: true })
        document.getElementById("link").click()
      })
    },
    ends: ["before-visit"],
  },
  "a listener pauses the request and the rendering": {
    async run(app) {
      await app.evaluate(() => {
        for (const type of ["turbo:before-fetch-request", "turbo:before-render"]) {
          document.addEventListener(type, event => {
            event.preventDefault()
            window.goOn = event.detail.resume
          }, { once: true })
        }
        document.getElementById("link").click()
      })
      await recorded(app, "visit")
      await app.evaluate(() => window.goOn())
      await recorded(app, "before-render")
      await app.evaluate(() => window.goOn())
    },
    ends: ["load", 2],
  },
  "a listener renders": {
    run: app => app.evaluate(() => {
      document.addEventListener("turbo:before-render", ({ detail }) => {
        const { render } = detail
        detail.render = (body, newBody) => {
          newBody.querySelector("main").append(", rendered by the page")
          return render(body, newBody)
        }
      }, { once: true })
      document.getElementById("link").click()
    }),
    ends: ["load", 2],
  },
  "a form redirects": { run: submit("saved"), ends: ["load", 2] },
  "a button submits a form": { run: click("saved-button"), ends: ["load", 2] },
  "a form is invalid": { run: submit("invalid"), ends: ["render"] },
  "a form fails": { run: submit("broken"), ends: ["render"] },
  "a form is answered with a stream": { run: submit("stream"), ends: ["before-stream-render"] },
  "a form is not answered": { run: submit("lost"), ends: ["submit-end"] },
  "a form searches": { run: submit("search"), ends: ["load", 2] },
  "a stream arrives": {
    run: app => app.evaluate(html => window.Turbo.renderStreamMessage(html), stream("append", "main", " streamed")),
    ends: ["before-stream-render"],
  },
  "a link in a frame is clicked": { run: click("inside"), ends: ["frame-load"] },
  "a form in a frame redirects": { run: submit("form-in-frame"), ends: ["frame-load"] },
  "a link in a frame that advances is clicked": { run: click("advance"), ends: ["load", 2] },
  "a frame is missing": { run: click("miss"), ends: ["frame-missing"] },
  "a page is morphed": {
    path: "/morphing",
    run: app => app.evaluate(() => window.Turbo.visit(location.href, { action: "replace" })),
    ends: ["load", 2],
  },
  "a page is refreshed": { path: "/morphing", run: app => app.evaluate(() => window.Turbo.session.refresh(location.href)), ends: ["load", 2] },
  "a stream refreshes the page": {
    path: "/morphing",
    run: app => app.evaluate(() => window.Turbo.renderStreamMessage(`<turbo-stream action="refresh"></turbo-stream>`)),
    ends: ["load", 2],
  },
  "a link is prefetched and clicked": {
    async run(app) {
      await app.page.hover("#link")
      await recorded(app, "before-fetch-response")
      await app.page.click("#link")
    },
    ends: ["load", 2],
  },
  "a listener prevents prefetching": {
    async run(app) {
      await app.evaluate(() => document.addEventListener("turbo:before-prefetch", event => event.preventDefault()))
      await app.page.hover("#link")
      await app.page.click("#link")
    },
    ends: ["load", 2],
  },
  "a link that is not prefetched is clicked": {
    async run(app) {
      await app.page.hover("#kept")
      await app.page.click("#kept")
    },
    ends: ["load", 2],
  },
  "Turbo Drive is off": {
    async run(app) {
      await app.evaluate(() => {
        window.Turbo.session.drive = false
        document.addEventListener("click", event => setTimeout(() => document.dispatchEvent(new CustomEvent("turbo:visit", { detail: { clicked: event.defaultPrevented } }))))
        document.addEventListener("click", event => event.preventDefault())
        document.getElementById("link").click()
      })
    },
    ends: ["visit"],
  },
}

// Returns the events of a situation.
export async function eventsOf({ path = "/home", run, ends: [type, count] }, app, site) {
  await app.page.goto(site.url(path))
  await recorded(app, "load")
  await run(app, site)
  await recorded(app, type, count)
  await app.settle()
  return app.evaluate(() => window.recorded)
}
