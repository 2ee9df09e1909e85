// Several phones in one window: looks, users, colors, sizes. Each is the preview's page in a frame, with its own settings.
import { readComparison, writeComparison } from "./comparison.js"
import { devices, rotated } from "./devices.js"
import { writeSettings } from "./settings.js"

const maximumPhoneCount = 6
const looks = { ios: "iOS", ios26: "iOS 26", material: "Android", wide: "Window" }
const list = document.getElementById("phones")
const [add, attempt] = ["add", "try"].map((id) => document.getElementById(id))
/** The configuration of the laboratory that the link brought, or an empty text. */
let configuration = ""

const { users = [] } = await (await fetch("preview.json")).json().catch(() => ({}))
// The playground has one user: its phones share an origin, and so the state of the site.
const userCount = Math.max(users.length, 1)
for (const phone of readComparison(location.hash, userCount)) append(phone)
didChange()
if (location.hash.includes("lab=")) {
  const { readShared } = await import("./share.js")
  configuration = (await readShared(location.hash))?.configuration ?? ""
  attempt.hidden = configuration === ""
}

add.addEventListener("click", () => {
  const { user, ...settings } = readForm(list.lastElementChild.querySelector("form"))
  append({ ...settings, user })
  didChange()
  list.lastElementChild.querySelector("select").focus()
})
attempt.addEventListener("click", () => onEachPhone((phone) => phone.tryConfiguration(configuration)))
document.getElementById("open-everywhere").addEventListener("submit", (event) => {
  event.preventDefault()
  const address = document.getElementById("address").value.trim()
  if (address !== "") onEachPhone((phone) => phone.open(address))
})

/** Performs an action on each phone as soon as it has started. */
function onEachPhone(action) {
  for (const frame of list.querySelectorAll("iframe")) {
    const perform = () => action(frame.contentWindow.tabwirePhone)
    if (frame.contentWindow.tabwirePhone) perform()
    else frame.addEventListener("phonestart", perform, { once: true })
  }
}

/** Adds a phone. */
function append(phone) {
  const section = document.getElementById("phone").content.firstElementChild.cloneNode(true)
  const form = section.querySelector("form")
  const { user, device } = form.elements
  user.closest("label").hidden = userCount === 1
  user.append(...Array.from({ length: userCount }, (_, index) => new Option(`${index + 1}`)))
  device.append(...devices.map((device) => new Option(device === "fit" ? "Fits" : device.replace("x", " × "), device)))
  for (const [name, value] of Object.entries(phone)) form.elements[name].value = value
  form.addEventListener("change", ({ target }) => {
    if (target.name === "user") load(section)
    didChange()
  })
  form.addEventListener("submit", (event) => event.preventDefault())
  section.querySelector(".rotate").addEventListener("click", () => {
    device.value = rotated(device.value)
    didChange()
  })
  section.querySelector(".remove").addEventListener("click", () => {
    section.remove()
    didChange()
    add.focus()
  })
  list.append(section)
  load(section)
}

/** Loads a phone for its user. */
function load(section) {
  const { user, ...settings } = readForm(section.querySelector("form"))
  const frame = document.createElement("iframe")
  frame.src = `./?embed&user=${user}${writeSettings(settings)}`
  section.querySelector("iframe").replaceWith(frame)
}

/** Applies the settings of all phones, and writes them into the address. */
function didChange() {
  const sections = [...list.children]
  for (const [index, section] of sections.entries()) {
    const { user, ...settings } = readForm(section.querySelector("form"))
    const frame = section.querySelector("iframe")
    const title = `Phone ${index + 1}: ${looks[settings.look]}${userCount === 1 ? "" : `, user ${user}`}`
    section.querySelector("h2").textContent = title
    frame.title = title
    section.dataset.look = settings.look
    section.querySelector(".rotate").hidden = settings.device === "fit"
    section.querySelector(".remove").hidden = sections.length === 1
    // A change of the fragment does not load the phone again.
    const shown = frame.contentWindow.location
    if (shown.href !== "about:blank") shown.replace(new URL(writeSettings(settings) || "#", shown.href))
    else frame.src = `./?embed&user=${user}${writeSettings(settings)}`
  }
  add.disabled = sections.length >= maximumPhoneCount
  const lab = new URLSearchParams(location.hash.slice(1)).get("lab")
  history.replaceState(null, "", writeComparison(sections.map((section) => readForm(section.querySelector("form"))), lab))
}

function readForm(form) {
  return Object.fromEntries([...new FormData(form)])
}
