// Cookies of several users at one host. The proxy adds a suffix to the name of each cookie that the site sets; pages read and
// write their own cookies without it. `frame.js` contains this.

/** Shows a page only the cookies whose names end with a suffix. */
export function separateCookies(suffix) {
  const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, "cookie")
  Object.defineProperty(Document.prototype, "cookie", {
    configurable: true, enumerable: true,
    get() { return visibleCookies(get.call(this), suffix) },
    set(cookie) { set.call(this, ownCookie(String(cookie), suffix)) },
  })
  // It has no suffix, and pages must work without it, as in many browsers.
  delete window.cookieStore
  delete Window.prototype.cookieStore
}

/** Returns the text of `document.cookie` as the page sees it. */
export function visibleCookies(cookies, suffix) {
  return cookies.split("; ").flatMap((cookie) => {
    const end = cookie.indexOf("=")
    const name = cookie.slice(0, Math.max(end, 0))
    return name.endsWith(suffix) ? [name.slice(0, -suffix.length) + cookie.slice(end)] : []
  }).join("; ")
}

/** Returns a cookie that the page sets as the browser keeps it. */
export function ownCookie(cookie, suffix) {
  const [pair, ...attributes] = cookie.split(";")
  const end = pair.indexOf("=")
  const name = pair.slice(0, Math.max(end, 0)).trim()
  const kept = attributes.filter((attribute) => !/^\s*domain\s*(=|$)/i.test(attribute))
  return [`${name}${suffix}=${pair.slice(end + 1)}`, ...kept].join(";")
}
