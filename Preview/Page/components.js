// The native components that pages can use, drawn in the phone. Pages of Hotwire Native's demo and of bridge-components use
// different words for the same; both are understood.

/**
 * @typedef {object} Screen the part of a screen that components can use
 * @property {(name: string, button: Button) => void} setButton shows a button in the header, under a name
 * @property {(name: string) => void} removeButton
 * @property {(component: string, isEnabled: boolean) => void} enableButton
 * @property {(title: string | null, items: { title: string, isDestructive: boolean }[], choose: (index: number) => void) => void} showMenu
 * @property {(alert: object, confirm: () => void) => void} showAlert
 * @property {(text: string) => void} showToast
 * @property {(placeholder: string, change: (query: string) => void) => void} showSearch shows a field below the header
 * @property {(feedback: string) => void} vibrate
 * @property {() => void} askForReview
 * @property {(text: string) => void} copy copies a text, and says so
 * @property {(scheme: "light" | "dark" | null) => void} setTheme colors the whole app, or `null` for the user's own choice
 * @property {(message: object, event: string, data?: object) => void} reply
 */

/**
 * @typedef {{ title: string, isEnabled: boolean, isMenu?: boolean, isLeading?: boolean, icons?: { ios?: string, android?: string }, color?: string, press: () => void }} Button
 *   `icons` are names of the icons instead of the title, by platform
 */

const text = (value) => (typeof value === "string" ? value.slice(0, 200) : undefined)
// bridge-components sent the attribute's text before it sent a Boolean.
const isMarked = (value) => value === true || value === "true"
/** Returns the items of a menu, or `null` if there are none or one has no title. */
const menuItems = (items) => {
  if (!Array.isArray(items) || items.length === 0) return null
  const read = items.slice(0, 100).map((item) => ({ title: text(item?.title), isDestructive: isMarked(item?.destructive) }))
  return read.every(({ title }) => title !== undefined) ? read : null
}

/**
 * Handles a message.
 * @param {Screen} screen
 * @param {{ id: string, component: string, event: string, jsonData: string }} message
 * @returns {string | null} the reason why the message is rejected, or `null`
 */
export function handle(screen, message) {
  const { component, event } = message
  const handler = Object.hasOwn(handlers, component) && Object.hasOwn(handlers[component], event) && handlers[component][event]
  if (!handler) return `the component ${component} has no event ${event}`
  let data
  try {
    data = JSON.parse(message.jsonData)
  } catch {
    return "its data is not JSON"
  }
  return handler(screen, message, data ?? {}) ?? null
}

const colorCode = (value) => (typeof value === "string" && /^#[0-9a-f]{3,8}$/i.test(value) ? value : undefined)
const isWebAddress = (value) => typeof value === "string" && value.length <= 2048 && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

function showButton(side) {
  return (screen, message, data) => {
    const title = text(data.title)
    const icons = { ios: text(data.iosImage) ?? text(data.image), android: text(data.androidImage) }
    if (!title && !icons.ios && !icons.android) return "it has neither title nor image"
    screen.setButton(`button-${side}`, {
      title: title || "Button", icons, color: colorCode(data.color), isLeading: side === "left", isEnabled: true, press: () => screen.reply(message, side),
    })
  }
}

const enable = (isEnabled) => (screen) => screen.enableButton("form", isEnabled)
const handlers = {
  form: {
    connect(screen, message, data) {
      const title = text(data.submitTitle) ?? text(data.title)
      if (title === undefined) return "it has neither submitTitle nor title"
      screen.setButton("form", { title, isEnabled: true, press: () => screen.reply(message, "connect") })
    },
    submitEnabled: enable(true), enableSubmit: enable(true),
    submitDisabled: enable(false), disableSubmit: enable(false),
    disconnect: (screen) => screen.removeButton("form"),
  },
  menu: {
    display(screen, message, data) {
      const items = menuItems(data.items)
      if (!items) return "it has no items with titles"
      screen.showMenu(text(data.title) ?? null, items, (choice) =>
        screen.reply(message, "display", { selectedIndex: data.items[choice].index }))
    },
    connect(screen, message, data) {
      const items = menuItems(data.items)
      if (!items) return "it has no items with titles"
      const press = () => screen.showMenu(null, items, (choice) => screen.reply(message, "connect", { index: choice }))
      screen.setButton("menu", { title: "Menu", isMenu: true, isEnabled: true, press })
    },
    disconnect: (screen) => screen.removeButton("menu"),
  },
  button: {
    left: showButton("left"), right: showButton("right"),
    disconnect: (screen) => { for (const side of ["left", "right"]) screen.removeButton(`button-${side}`) },
  },
  share: {
    connect(screen, message, { url, color }) {
      if (!isWebAddress(url)) return "its url is not an address of the web"
      const press = () => screen.showMenu(url, [{ title: "Copy Link", isDestructive: false }], () => screen.copy(url))
      screen.setButton("share", { title: "Share", icons: { ios: "square.and.arrow.up", android: "share" }, color: colorCode(color), isEnabled: true, press })
    },
  },
  search: {
    connect(screen, message, data) {
      screen.showSearch(text(data.placeholder) ?? "Search", (query) => screen.reply(message, "connect", { query }))
    },
  },
  theme: {
    connect(screen, message, { theme }) { screen.setTheme(["light", "dark"].includes(theme) ? theme : null) },
  },
  haptic: {
    vibrate(screen, message, { feedback }) { screen.vibrate(["warning", "error"].includes(feedback) ? feedback : "success") },
  },
  "review-prompt": {
    prompt(screen) { screen.askForReview() },
  },
  alert: {
    show(screen, message, data) {
      const title = text(data.title)
      if (title === undefined) return "it has no title"
      const alert = {
        title, description: text(data.description), confirm: text(data.confirm) ?? "OK",
        dismiss: text(data.dismiss) ?? "Cancel", isDestructive: data.destructive === true,
      }
      screen.showAlert(alert, () => screen.reply(message, "show"))
    },
  },
  toast: {
    show(screen, message, data) {
      const title = text(data.message) ?? text(data.title)
      if (title === undefined) return "it has neither message nor title"
      screen.showToast(title)
    },
  },
}
