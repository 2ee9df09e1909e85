// The tab bar: a button for each tab and each action. Only tabs are selected; an action is a button, also for screen readers.
import { barPlaces, spokenName } from "./bar_places.js"
import { icon } from "./icons.js"

export class TabBar {
  #bar
  #list
  #group
  #images
  #actions
  #buttons = new Map()
  /** What each button shows, so that unchanged ones are left alone. */
  #looks = new WeakMap()
  #address

  /**
   * @param {HTMLElement} bar
   * @param {HTMLElement} list the `tablist` that owns the tabs, since actions are none
   * @param {{ images: import("./bar_images.js").BarImages, address: (path: string) => string,
   *   select: (container: number) => void, perform: (id: string) => void }} options
   */
  constructor(bar, list, { images, address, select, perform }) {
    [this.#bar, this.#list, this.#images, this.#address] = [bar, list, images, address]
    this.#actions = { select, perform }
    this.#group = document.createElement("div")
    this.#group.className = "group"
    bar.append(this.#group)
    bar.addEventListener("keydown", (event) => this.#moveFocus(event))
  }

  /**
   * @param {import("./heart.js").State} state
   * @param {{ look: string, started: Set<number>, loading: string | null }} options `loading` is the id of the action whose page
   *   is loading
   */
  render(state, { look, started, loading }) {
    const { places, apart } = state.isBootstrap ? { places: [], apart: null } : barPlaces(state, look)
    const focused = document.activeElement
    const all = apart ? [...places, apart] : places
    const keys = new Set(all.map(({ key }) => key))
    for (const [key, button] of this.#buttons) if (!keys.has(key)) { button.remove(); this.#buttons.delete(key) }
    const made = all.map((place) => this.#buttons.get(place.key) ?? this.#make(place))
    arrange(this.#group, made.slice(0, places.length))
    arrange(this.#bar, [this.#group, ...made.slice(places.length)])
    this.#bar.classList.toggle("has-place-apart", apart !== null)
    all.forEach((place, index) => {
      if (place.tab) this.#updateTab(made[index], place.tab, state.selected, started)
      else made[index].setAttribute("aria-disabled", place.action.id === loading)
      this.#updateLook(made[index], place.tab ?? place.action)
    })
    this.#list.setAttribute("aria-owns", all.filter(({ tab }) => tab).map(({ tab }) => `tab-${tab.container}`).join(" "))
    // A button that takes another place loses the focus.
    if (focused !== document.activeElement && this.#bar.contains(focused)) focused.focus()
  }

  #make({ key, tab, action }) {
    const button = document.createElement("button")
    button.className = tab ? "tab" : "tab action"
    for (const name of ["icon", "title"]) {
      const part = document.createElement("span")
      part.className = name
      button.append(part)
    }
    if (tab) {
      button.setAttribute("role", "tab")
      button.id = `tab-${tab.container}`
      button.addEventListener("click", () => this.#actions.select(tab.container))
    } else {
      button.type = "button"
      button.addEventListener("click", () => { if (button.ariaDisabled !== "true") this.#actions.perform(action.id) })
    }
    this.#buttons.set(key, button)
    return button
  }

  #updateTab(button, { container }, selected, started) {
    button.setAttribute("aria-selected", container === selected)
    button.tabIndex = container === selected ? 0 : -1
    if (started.has(container)) button.setAttribute("aria-controls", `screen-${container}`)
  }

  #updateLook(button, item) {
    const image = item.image && this.#imageOf(button, item.image)
    const look = JSON.stringify([item.title, item.icon, item.badge, item.hasDot, item.badgeLabel, image])
    if (this.#looks.get(button)?.look === look) return
    this.#looks.set(button, { look, image })
    button.setAttribute("aria-label", spokenName(item))
    button.title = item.title
    button.lastChild.textContent = item.title
    button.firstChild.replaceChildren(image ? drawnImage(image) : icon(item.icon))
    if (item.badge === undefined && !item.hasDot) return
    const badge = document.createElement("span")
    badge.className = item.badge === undefined ? "badge dot" : "badge"
    badge.textContent = item.badge ?? ""
    button.firstChild.append(badge)
  }

  /** Returns the image to show: the new one once it is there, and the old one of the same session until then. */
  #imageOf(button, { path, kind }) {
    const address = this.#images.address(this.#address(path), kind)
    if (address) return { address, kind }
    return address === undefined ? this.#looks.get(button)?.image : undefined
  }

  /** Shows icons again, because the images of another session are forgotten. */
  forgetImages() {
    for (const button of this.#buttons.values()) this.#looks.delete(button)
  }

  #moveFocus(event) {
    const tabs = [...this.#bar.querySelectorAll("[role=tab]")]
    const index = tabs.indexOf(document.activeElement)
    const isReversed = getComputedStyle(this.#bar).direction === "rtl"
    const next = { ArrowRight: index + (isReversed ? -1 : 1), ArrowLeft: index + (isReversed ? 1 : -1), Home: 0, End: tabs.length - 1 }[event.key]
    if (index < 0 || next === undefined) return
    event.preventDefault()
    tabs[(next + tabs.length) % tabs.length].focus()
  }
}

/** Puts elements into an order, and moves only those in the wrong place. */
function arrange(parent, children) {
  for (const child of [...parent.children]) if (!children.includes(child)) child.remove()
  children.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null)
  })
}

function drawnImage({ address, kind }) {
  const image = document.createElement("span")
  image.className = `bar-${kind}`
  image.style.setProperty("--image", `url("${address}")`)
  return image
}
