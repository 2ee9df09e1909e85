// The messages that a page may send to the preview, as frame.js does. A page can send whatever it likes: what is not of the form
// below is dropped, and every address must be of the site. Pure.
import { deviceComponentNames } from "./component_names.js"
import { maximumByteCount } from "./image_loading.js"

const maximumAddressLength = 8192
const maximumFieldCount = 2000
const maximumLinkCount = 20
const routes = ["stay", "sheet", "leaveSheet", "replace", "replaceRoot", "root", "back", "refresh", "none"]

/**
 * Reads a message.
 * @param {unknown} data
 * @param {string} origin the origin of the site
 * @returns {{ event: string, [property: string]: unknown } | null} `null` if it is not valid
 */
export function readFrameMessage(data, origin) {
  if (typeof data !== "object" || data === null || !Object.hasOwn(readers, data.event)) return null
  const read = readers[data.event](data, origin)
  return read && { event: data.event, ...read }
}

const address = (value, origin) => {
  if (typeof value !== "string" || value.length > maximumAddressLength || !URL.canParse(value)) return null
  const url = new URL(value)
  return url.origin === origin ? url.href : null
}
const text = (value, length) => (typeof value === "string" ? value.slice(0, length) : "")
const number = (value) => (Number.isFinite(value) ? value : 0)
const status = (value) => (value === "unreachable" ? value : Number.isInteger(value) && value >= 100 && value <= 999 ? value : null)

/** The state of a page that the user left. Its `state` goes back to the same page, and nowhere else. */
const entry = (value, origin) => {
  const href = address(value?.href, origin)
  if (href === null) return null
  const fields = (Array.isArray(value.fields) ? value.fields : []).slice(0, maximumFieldCount)
    .map((field) => (typeof field === "string" || typeof field === "boolean" ? field : undefined))
  return { href, document: text(value.document, 64), state: value.state ?? null, x: number(value.x), y: number(value.y), fields }
}

const withAddress = (more = () => ({})) => (data, origin) => {
  const href = address(data.href, origin)
  return href === null ? null : { href, ...more(data) }
}
const leaving = (data, origin) => {
  const left = entry(data.left, origin)
  return left && { left, to: address(data.to, origin) }
}
const nothing = () => ({})

const readers = {
  document: withAddress(({ document, isReload, visit }) => ({
    document: text(document, 64), isReload: isReload === true, visit: Number.isSafeInteger(visit) ? visit : null,
  })),
  page: withAddress(({ title, isCovering }) => ({ title: text(title, 300), isCovering: isCovering === true })),
  message: withAddress(({ json }) => ({ json })),
  left: leaving,
  reloading: leaving,
  route: ({ route, url }, origin) => {
    const href = address(url, origin)
    return href !== null && routes.includes(route) ? { route, url: href } : null
  },
  external: ({ url }) => (typeof url === "string" && url.length <= maximumAddressLength ? { url } : null),
  failed: (data, origin) => {
    const [url, code] = [address(data.url, origin), status(data.status)]
    return url === null || code === null ? null : { url, status: code, isDocument: data.isDocument === true }
  },
  settled: ({ hasConfigured, missing, refresh }) => ({ hasConfigured: hasConfigured === true, refresh: text(refresh, 300), missing: deviceComponentNames.filter((name) => Array.isArray(missing) && missing.includes(name)) }),
  links: ({ links }, origin) => ({
    links: (Array.isArray(links) ? links : []).slice(0, maximumLinkCount).flatMap((link) => {
      const href = address(link?.href, origin)
      return href === null ? [] : [{ title: text(link.title, 60), path: href.slice(origin.length).replace(/#.*/, "") }]
    }),
  }),
  image: ({ number, bytes, reason }) => {
    if (!Number.isSafeInteger(number)) return null
    return bytes instanceof Uint8Array && bytes.length <= maximumByteCount ? { number, bytes } : { number, reason: text(reason, 200) }
  },
  loaded: nothing, back: nothing, rendering: nothing, unanswered: nothing, outdated: nothing,
}
