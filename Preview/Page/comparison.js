// The phones that are side by side, kept in the fragment of the address. Pure.
import { readSettings, writeSettings } from "./settings.js"

const maximumPhoneCount = 6
/** What each phone can differ in. */
const names = ["look", "scheme", "text", "device"]
const standard = [{ look: "ios", scheme: "light", user: "1" }, { look: "material", scheme: "dark", user: "2" }, { look: "wide", scheme: "auto", user: "1" }]

/**
 * Returns the phones in a fragment, or three to start with.
 * @param {string} fragment
 * @param {number} userCount
 * @returns {{ look: string, scheme: string, text: string, device: string, user: string }[]}
 */
export function readComparison(fragment, userCount) {
  const given = new URLSearchParams(fragment.replace(/^#/, "")).getAll("phone").slice(0, maximumPhoneCount)
  const phones = given.length > 0 ? given : standard.map((phone) => String(new URLSearchParams(phone)))
  return phones.map((phone) => {
    const settings = readSettings(phone)
    const user = Number(new URLSearchParams(phone).get("user"))
    return { ...Object.fromEntries(names.map((name) => [name, settings[name]])), user: String(Number.isInteger(user) && user >= 1 && user <= userCount ? user : 1) }
  })
}

/**
 * Returns the fragment for phones.
 * @param {{ user: string }[]} phones
 * @param {string | null} lab the content of a shared link, which stays
 */
export function writeComparison(phones, lab) {
  const pairs = phones.map(({ user, ...settings }) => ["phone", `${writeSettings(settings).slice(1)}&user=${user}`.replace(/^&/, "")])
  return `#${new URLSearchParams([...pairs, ...(lab ? [["lab", lab]] : [])])}`
}
