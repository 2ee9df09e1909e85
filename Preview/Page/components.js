// The native components that pages can use, drawn in the phone: form, menu, alert and toast. Pages of Hotwire Native's demo
// and of bridge-components use different words for the same; both are understood.

/**
 * @typedef {object} Screen the part of a screen that components can use
 * @property {(button: { title: string, isEnabled: boolean, isMenu?: boolean, press: () => void }) => void} setButton
 * @property {(component: string) => void} removeButton
 * @property {(component: string, isEnabled: boolean) => void} enableButton
 * @property {(title: string | null, items: { title: string, isDestructive: boolean }[], choose: (index: number) => void) => void} showMenu
 * @property {(alert: object, confirm: () => void) => void} showAlert
 * @property {(text: string) => void} showToast
 * @property {(message: object, event: string, data?: object) => void} reply
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
