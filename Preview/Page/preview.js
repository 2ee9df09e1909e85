// The page of the preview: settings, the phone, and what happens in it.
import { Heart } from "./heart.js"
import { added, draw } from "./lifelines.js"
import { Phone } from "./phone.js"
import { readRules } from "./presentation.js"
import { openBeside, updateSecondUser } from "./second_user.js"
import { readSettings, writeSettings } from "./settings.js"
import { summary } from "./summaries.js"

const maximumEntryCount = 200
const list = document.getElementById("log")
const settingsForm = document.querySelector(".settings")
let settings = readSettings(location.hash)
let lastConfiguration = ""
let steps = []
let isAtEnd = true
let isFollowing = false
list.addEventListener("scroll", () => { isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 40 })

try {
  const site = await (await fetch("preview.json")).json()
  const start = new URL(site.start, location.href).href
  const [heart, rules] = await Promise.all([Heart.load(fetch("heart.wasm")), loadRules(site)])
  const origin = site.origin ?? location.origin
  const phone = new Phone(document.querySelector(".phone"), heart, { start, origin, rules, settings, log })
  window.tabwirePhone = phone
  connect(phone)
} catch (error) {
  const text = document.createElement("p")
  text.className = "fatal"
  text.setAttribute("role", "alert")
  text.textContent = `The preview cannot start: ${error.message}`
  document.querySelector(".screens").replaceChildren(text)
  throw error
}

async function loadRules({ pathConfiguration }) {
  if (!pathConfiguration) return []
  const response = await fetch(pathConfiguration)
  return response.ok ? readRules(await response.json()) : []
}

function connect(phone) {
  const secondUser = document.querySelector(".second-user")
  secondUser.addEventListener("click", openBeside)
  const show = () => {
    updateSecondUser(secondUser)
    for (const [name, value] of Object.entries(settings)) settingsForm.elements[name].value = value
    document.documentElement.dataset.scheme = settings.scheme
    phone.apply(settings)
  }
  settingsForm.addEventListener("change", ({ target }) => {
    settings = { ...settings, [target.name]: target.value }
    history.replaceState(null, "", writeSettings(settings) || location.pathname + location.search)
    show()
  })
  addEventListener("hashchange", () => { settings = readSettings(location.hash); show() })
  show()

  document.getElementById("open-link").addEventListener("submit", (event) => {
    event.preventDefault()
    const address = document.getElementById("link").value.trim()
    if (address !== "") phone.open(address)
  })

  const configuration = document.getElementById("configuration")
  configuration.closest("details").addEventListener("toggle", () => {
    if (configuration.value === "") configuration.value = indented(lastConfiguration)
  })
  document.getElementById("what-if").addEventListener("submit", (event) => {
    event.preventDefault()
    const { transition, error } = phone.plan(configuration.value)
    const titles = new Map(phone.state.tabs.map((tab) => [tab.container, tab.title]))
    document.getElementById("effect").textContent = error
      ? `Rejected, ${error.code} at ${error.path}${error.line ? ` (line ${error.line}, column ${error.column})` : ""}: ${error.reason}`
      : `${transition.case ? `Case ${transition.case}: ` : ""}${summary(transition, (id) => titles.get(id) || "a new tab")}`
  })
}

function log({ kind, cause, text, notes = [], json, state, ...rest }) {
  if (state) {
    const before = steps
    steps = added(steps, state, rest.case)
    if (steps !== before) draw(document.getElementById("lifelines"), steps)
  }
  if (cause === "configuration" && kind !== "error") lastConfiguration = json
  const item = document.createElement("li")
  item.className = kind
  const head = document.createElement("p")
  const label = rest.case ? `Case ${rest.case}` : { tap: "Tap", link: "Link", page: "Page", configuration: "Message" }[cause] ?? { component: "Component", error: "Error", ignored: "Ignored" }[kind]
  const badge = document.createElement("b")
  badge.textContent = label
  head.append(badge, ` ${text}`)
  item.append(head)
  for (const note of notes) {
    const line = document.createElement("p")
    line.className = "note"
    line.textContent = note
    item.append(line)
  }
  if (json) {
    const details = document.createElement("details")
    const title = document.createElement("summary")
    title.textContent = "Message"
    details.append(title)
    // Large messages are formatted only when they are looked at.
    details.addEventListener("toggle", () => {
      const code = document.createElement("pre")
      code.textContent = indented(json).slice(0, 20_000)
      details.append(code)
    }, { once: true })
    item.append(details)
  }
  list.append(item)
  while (list.children.length > maximumEntryCount) list.firstChild.remove()
  followEnd()
}

/** Keeps the end of the log in view unless the user scrolled up. Once a frame: to measure costs a layout. */
function followEnd() {
  if (isFollowing || !isAtEnd) return
  isFollowing = true
  requestAnimationFrame(() => {
    isFollowing = false
    list.scrollTop = list.scrollHeight
  })
}

function indented(json) {
  try {
    const { metadata, ...configuration } = JSON.parse(json)
    return JSON.stringify(configuration, null, 2)
  } catch {
    return json
  }
}
