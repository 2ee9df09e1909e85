// The page of the preview: settings, the phone, and what happens in it.
import { showAppIcon } from "./app_icon.js"
import { Heart } from "./heart.js"
import { rotated } from "./devices.js"
import { OwnDocuments, ProxiedDocuments } from "./documents.js"
import { formatted } from "./formatted.js"
import { added, draw } from "./lifelines.js"
import { Phone } from "./phone.js"
import { readRules } from "./presentation.js"
import { openBeside, updateSecondUser, userNumber } from "./second_user.js"
import { choices, readSettings, requestSettings, writeSettings } from "./settings.js"
import { store, stored } from "./storage.js"
import { WhyPanel } from "./why_panel.js"

const maximumEntryCount = 200
const list = document.getElementById("log")
const settingsForm = document.querySelector(".settings")
let settings = readSettings(location.hash)
/** The promise of the laboratory, whose modules are loaded when it opens. */
let laboratory = null
let steps = []
let isAtEnd = true
let isFollowing = false
let isTakingPicture = false
list.addEventListener("scroll", () => { isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 40 })

const isEmbedded = new URLSearchParams(location.search).has("embed")
document.documentElement.classList.toggle("embedded", isEmbedded)

// The phone has the height that the settings leave.
const top = document.querySelector(".top")
new ResizeObserver(() => document.documentElement.style.setProperty("--top", `${top.offsetHeight}px`)).observe(top)

try {
  const shared = location.hash.includes("lab=") ? await (await import("./share.js")).readShared(location.hash) : null
  const site = await (await fetch("preview.json")).json()
  const { origin = location.origin, users = [] } = site
  const user = userNumber(location.href, users.length)
  if (users.length > 0) {
    await sendSettings(user)
    const requests = document.querySelector(".requests")
    requests.hidden = false
    requests.open = settings.platform !== choices.platform[0] || settings.language !== "" || settings.network !== choices.network[0]
  }
  if (shared?.storage && site.storage) store(window, site.storage, shared.storage)
  // Behind the proxy, the site has an origin of its own for each user.
  const start = users.length > 0 ? new URL(site.start, users[user - 1]).href : new URL(site.start, location.href).href
  const documents = users.length > 0 ? new ProxiedDocuments(user, new URL(start).origin) : new OwnDocuments()
  const [heart, rules] = await Promise.all([Heart.load(fetch("heart.wasm")), loadRules(site)])
  const why = new WhyPanel(document.querySelector(".why"))
  const phone = new Phone(document.querySelector(".phone"), heart, { start, origin, rules, settings, log, documents, onReport: (report) => why.show(report) })
  window.tabwirePhone = phone
  document.querySelector(".waiting").remove()
  connect(phone, site, { users, user })
  if (shared) showShared(shared, phone, users.length === 0)
  // Side by side, phones get what the user did before they had started.
  window.frameElement?.dispatchEvent(new Event("phonestart"))
  // Embedded pages of other sites may not keep anything, and work without.
  if (site.offline) phone.whenLoaded(() => navigator.serviceWorker?.register(site.offline).catch(() => {}))
} catch (error) {
  const text = document.createElement("p")
  text.className = "fatal"
  text.setAttribute("role", "alert")
  text.textContent = `The preview cannot start: ${error.message}`
  document.querySelector(".screens").replaceChildren(text)
  throw error
}

/** Tells the proxy which platform and language the site sees. */
async function sendSettings(user) {
  const response = await fetch(`users/${user}?${requestSettings(settings)}`, { method: "PUT" })
  if (!response.ok) throw new Error(`the proxy refused the settings (${response.status})`)
}

async function loadRules({ pathConfiguration }) {
  if (!pathConfiguration) return []
  const failed = (reason) => log({ kind: "error", text: `The path configuration ${reason}. Check --path-configuration.` })
  const response = await fetch(pathConfiguration)
  if (!response.ok) {
    failed(`was not found (${response.status})`)
    return []
  }
  const configuration = await response.json().catch(() => null)
  if (!Array.isArray(configuration?.rules)) failed("is not JSON with a list of rules")
  return readRules(configuration)
}

function connect(phone, site, { users, user }) {
  // The fragment of the address holds the settings, so the link must not change it.
  document.querySelector(".skip").addEventListener("click", (event) => {
    event.preventDefault()
    phone.focusTabBar()
  })
  const secondUser = document.querySelector(".second-user")
  secondUser.addEventListener("click", openBeside)
  const rotate = document.querySelector(".rotate")
  const language = settingsForm.elements.language
  if (![...language.options].some(({ value }) => value === settings.language)) language.add(new Option(settings.language))
  const show = () => {
    updateSecondUser(secondUser, phone.origin !== location.origin)
    for (const [name, value] of Object.entries(settings)) settingsForm.elements[name].value = value
    rotate.hidden = settings.device === choices.device[0]
    // An embedded preview is part of a page that has colors of its own.
    document.documentElement.dataset.scheme = isEmbedded ? choices.scheme[0] : settings.scheme
    phone.apply(settings)
  }
  const change = (changed) => {
    // The site sees another platform or language, so the app starts again, as on a phone.
    if (changed.platform !== settings.platform || changed.language !== settings.language) return location.reload()
    const isNetworkSame = changed.network === settings.network
    settings = changed
    if (!isNetworkSame && users.length > 0) sendSettings(user).catch(({ message }) => log({ kind: "error", text: message }))
    show()
  }
  const set = (name, value) => {
    const changed = { ...settings, [name]: value }
    history.replaceState(null, "", writeSettings(changed) || location.pathname + location.search)
    change(changed)
  }
  // Some fields of the form are elsewhere in the page.
  addEventListener("change", ({ target }) => { if (target.form === settingsForm) set(target.name, target.value) })
  rotate.addEventListener("click", () => set("device", rotated(settings.device)))
  addEventListener("hashchange", () => change(readSettings(location.hash)))
  show()

  const picture = document.querySelector(".picture")
  picture.hidden = !canTakePictures()
  picture.addEventListener("click", () => savePicture(phone))

  document.getElementById("open-link").addEventListener("submit", (event) => {
    event.preventDefault()
    const address = document.getElementById("link").value.trim()
    if (address !== "") phone.open(address)
  })

  const form = document.getElementById("what-if")
  form.addEventListener("submit", (event) => event.preventDefault())
  form.closest("details").addEventListener("toggle", ({ target }) => { if (target.open) loadLaboratory(phone) })

  // The laboratory's tabs come along.
  const compare = document.querySelector(".compare")
  compare.addEventListener("click", async (event) => {
    if (laboratory === null || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const configuration = (await laboratory)?.configuration ?? ""
    const { sharedParameters } = await import("./share.js")
    location.href = configuration === "" ? compare.href : `${compare.href}#${new URLSearchParams(await sharedParameters({ configuration, at: null, storage: null }))}`
  })

  const share = document.querySelector(".share")
  share.addEventListener("click", async () => {
    share.textContent = await shareLink(phone, site).then(() => "Link copied", (error) => `Not shared: ${error.message}`)
    setTimeout(() => { share.textContent = "Share" }, 4_000)
  })
}

/** Returns the laboratory, and shows why it cannot be loaded. */
async function loadLaboratory(phone) {
  const message = document.querySelector("[data-lab=failure]")
  message.hidden = true
  try {
    const form = document.getElementById("what-if")
    laboratory ??= import("./laboratory.js").then(({ openLaboratory }) => openLaboratory(form, phone))
    const loaded = await laboratory
    form.inert = false
    return loaded
  } catch (error) {
    laboratory = null
    message.textContent = `The laboratory could not be loaded: ${error.message}. Close it and open it again.`
    message.hidden = false
    return null
  }
}

/** Writes the state into the address, and copies it. */
async function shareLink(phone, site) {
  const { pathname, search } = new URL(phone.screen.address ?? phone.start)
  const configuration = (await laboratory)?.configuration ?? ""
  const storage = site.storage ? stored(window, site.storage) : null
  const { sharedParameters } = await import("./share.js")
  const shared = await sharedParameters({ configuration, at: pathname + search, storage })
  const fragment = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(writeSettings(settings).slice(1))), ...shared })
  history.replaceState(null, "", `#${fragment}`)
  try {
    await navigator.clipboard.writeText(location.href)
  } catch {
    throw new Error("copy the address of this window instead")
  }
}

/**
 * Shows what a link holds. A link to the preview of a site can come from anybody, so there the user applies it.
 * @param {import("./share.js").SharedState} shared
 */
function showShared({ configuration, at }, phone, isPlayground) {
  if (isPlayground) {
    phone.whenLoaded(async () => {
      // An embedded preview shows no laboratory.
      const trial = isEmbedded ? { apply: (json) => phone.tryConfiguration(json) } : await loadLaboratory(phone)
      if (configuration !== "" && !trial?.apply(configuration)) return
      if (at !== null) phone.whenTabs(() => phone.open(at, { isFirst: true }))
    })
  }
  if (configuration === "" || isEmbedded) return
  const form = document.getElementById("what-if")
  form.querySelector("textarea").value = formatted(configuration)
  form.closest("details").open = true
}

/** Whether this browser can record its own tab. Some cannot, and none can over plain HTTP from another machine. */
function canTakePictures() {
  const { mediaDevices } = navigator
  return mediaDevices?.getDisplayMedia !== undefined && mediaDevices.setCaptureHandleConfig !== undefined
}

async function savePicture(phone) {
  if (isTakingPicture) return
  isTakingPicture = true
  try {
    const { pictureName, takePicture } = await import("./picture.js")
    const name = pictureName(phone.origin, phone.screen.address ?? phone.start)
    const { picture, isWhole } = await takePicture(phone.element)
    save(picture, name)
    log({ kind: "unchanged", cause: "picture", text: `Saved as ${name}.`, notes: isWhole ? [] : ["The window is too small for the whole phone."] })
  } catch (error) {
    log({ kind: "error", text: error.message })
  } finally {
    isTakingPicture = false
  }
}

function save(blob, name) {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

function log({ kind, cause, text, notes = [], json, state, ...rest }) {
  if (state) {
    const before = steps
    steps = added(steps, state, rest.case)
    if (steps !== before) draw(document.getElementById("lifelines"), steps)
    showAppIcon(document.getElementById("app-icon"), state.appBadge)
  }
  if (cause === "configuration") laboratory?.then((laboratory) => laboratory.serverDidConfigure(), () => {})
  const item = document.createElement("li")
  item.className = kind
  const head = document.createElement("p")
  const label = rest.case ? `Case ${rest.case}` : { tap: "Tap", action: "Action", link: "Link", page: "Page", configuration: "Message", picture: "Picture", laboratory: "Laboratory", site: "Site" }[cause] ?? { component: "Component", error: "Error", ignored: "Ignored" }[kind]
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
      // It scrolls, also with the keyboard.
      code.tabIndex = 0
      code.textContent = formatted(json).slice(0, 20_000)
      details.append(code)
    }, { once: true })
    item.append(details)
  }
  list.append(item)
  while (list.children.length > maximumEntryCount) list.firstChild.remove()
  followEnd()
}

/** Keeps the end of the log in view unless the user scrolled up. Measures once a frame, because measuring costs a layout. */
function followEnd() {
  if (isFollowing || !isAtEnd) return
  isFollowing = true
  requestAnimationFrame(() => {
    isFollowing = false
    list.scrollTop = list.scrollHeight
  })
}
