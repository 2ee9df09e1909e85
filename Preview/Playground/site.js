// The playground's pages. In an app a server renders all this; here it is filled in before Turbo and Stimulus see a page.
// The browser tab keeps the signed-in user and the tabs that the server wants.
import * as Turbo from "@hotwired/turbo"
import { Application } from "@hotwired/stimulus"
import { NavigationController } from "tabwire"
import { AlertComponent, FormComponent, MenuComponent } from "./components.js"
import { store, stored } from "./storage.js"
import { checkedState, configuration, flags, initialState, personas } from "./tabs.js"

// The page of the playground has the same origin, and keeps the state. Without it, or through the proxy, this window does.
function isReadable(window) {
  try {
    return Boolean(window.document)
  } catch {
    return false
  }
}
const holder = window.tabwireFrame && isReadable(window.parent) ? window.parent : window
const read = () => checkedState(stored(holder, "playground"))
const change = (changes) => store(holder, "playground", JSON.stringify({ ...read(), ...changes }))

function prepare(body) {
  for (const button of body.querySelectorAll("button[disabled]")) button.disabled = false
  const { tab, fullScreen, trail } = body.dataset
  let state = read()
  if (tab === "library" && state.seen !== state.saved.length) {
    change({ seen: state.saved.length })
    state = read()
  }
  if (tab === "home" && state.hasNews && state.persona === "author" && body.dataset.news === undefined) {
    // The dot goes with the next page, as where a server marks stories as read.
    body.dataset.news = ""
    change({ hasNews: false })
  }
  const nav = body.querySelector("nav")
  const wanted = configuration(state, { tab, isFullScreen: fullScreen !== undefined }, Date.now())
  nav.dataset.navigationConfigurationValue = JSON.stringify(wanted)
  nav.hidden = wanted.tabs.length === 0
  nav.replaceChildren(...wanted.tabs.map(({ id, title, path, badge, badgeLabel }) => {
    const link = made("a", title, "tab")
    link.href = path
    if (id === wanted.active) link.setAttribute("aria-current", "page")
    if (badge) link.append(made("span", badge === true ? "" : badge, "tab-badge"))
    if (badgeLabel) link.setAttribute("aria-label", `${title}, ${badgeLabel}`)
    return link
  }))

  const person = personas[state.persona]
  const texts = {
    name: state.name ?? person?.name ?? "Nobody", plan: person?.plan ?? "Signed out", saved: state.saved.length,
    initial: (state.name ?? person?.name ?? "?")[0], greeting: person ? `Good to see you, ${(state.name ?? person.name).split(" ")[0]}.` : "",
  }
  for (const element of body.querySelectorAll("[data-fill]")) element.textContent = texts[element.dataset.fill]
  for (const field of body.querySelectorAll("input[name=name]")) field.setAttribute("value", texts.name)
  const list = body.querySelector("[data-saved]")
  list?.replaceChildren(...state.saved.map(({ trail, name }) => {
    const item = made("li"), link = made("a", undefined, "row"), text = made("span", undefined, "row-text")
    link.href = `trail-${trail}.html`
    text.append(made("strong", name))
    link.append(text)
    item.append(link)
    return item
  }))
  const arrangement = body.querySelector("[data-arrange]")
  arrangement?.replaceChildren(...state.order.map((id, index) => {
    const item = made("li", undefined, "row"), up = made("button", "Up", "button quiet")
    item.append(made("strong", wanted.tabs.find((tab) => tab.id === id)?.title ?? id, "row-text"), up)
    up.disabled = index === 0
    up.setAttribute("aria-label", `Move ${id} up`)
    up.dataset.up = id
    return item
  }))
  for (const element of body.querySelectorAll("[data-only]")) element.hidden = element.dataset.only !== state.persona
  const save = body.querySelector("[data-save]")
  if (save && state.saved.some((saved) => saved.trail === trail)) { save.disabled = true; save.textContent = "Saved to your library" }
  body.querySelector("[data-flags]")?.replaceChildren(...Object.entries(flags).map(([name, { title, values }]) => {
    const group = made("fieldset"), segments = made("div", undefined, "segments")
    group.append(made("legend", title), segments)
    for (const [value, label] of Object.entries(values)) {
      const button = made("button", label)
      button.setAttribute("aria-pressed", state.flags[name] === value)
      Object.assign(button.dataset, { flag: name, value })
      segments.append(button)
    }
    return group
  }))
}

function made(name, text, className) {
  const element = document.createElement(name)
  if (text !== undefined) element.textContent = text
  if (className) element.className = className
  return element
}

const visit = (path, action = "advance") => Turbo.visit(new URL(path, location.href).href, { action })

document.addEventListener("click", ({ target }) => {
  const button = target.closest?.("button")
  if (button?.dataset.signIn) {
    change({ ...initialState, persona: button.dataset.signIn, flags: read().flags })
    visit("home.html")
  } else if (button?.dataset.flag) {
    change({ flags: { ...read().flags, [button.dataset.flag]: button.dataset.value } })
    visit(location.href, "replace")
  } else if (button?.dataset.up) {
    const order = [...read().order]
    const index = order.indexOf(button.dataset.up)
    order.splice(index - 1, 0, ...order.splice(index, 1))
    change({ order })
    visit(location.href, "replace")
  } else if (button?.dataset.save !== undefined) {
    const { trail, trailName: name } = document.body.dataset
    const { saved } = read()
    if (!saved.some((one) => one.trail === trail)) change({ saved: [...saved, { trail, name }] })
    visit(location.href, "replace")
  }
})
document.addEventListener("submit", (event) => {
  const form = event.target
  if (form.dataset.signOut !== undefined) {
    event.preventDefault()
    change({ ...initialState, flags: read().flags })
    visit("sign-in.html")
  } else if (form.dataset.profile !== undefined) {
    event.preventDefault()
    change({ name: new FormData(form).get("name").trim() || null })
    visit("profile.html")
  } else if (form.dataset.compose !== undefined) {
    event.preventDefault()
    history.back()
  } else if (form.dataset.note !== undefined) {
    event.preventDefault()
    form.reset()
  }
})

prepare(document.body)
document.addEventListener("turbo:before-render", ({ detail }) => prepare(detail.newBody))

const application = Application.start()
application.register("navigation", NavigationController)
application.register("bridge--form", FormComponent)
application.register("bridge--menu", MenuComponent)
application.register("bridge--alert", AlertComponent)
