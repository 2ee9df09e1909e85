// The members of a document as the browser defines them. On `document` itself an element hides the member that has its name, such
// as <img name="cookie">, and what users write can contain one.
export function membersOf(document) {
  return new Proxy({}, {
    get(_, name) {
      const member = Reflect.get(Object.getPrototypeOf(document), name, document)
      return typeof member === "function" ? member.bind(document) : member
    },
    set: (_, name, value) => Reflect.set(Object.getPrototypeOf(document), name, value, document),
  })
}

export const pageDocument = membersOf(globalThis.document)

// Whether Turbo shows a stored copy of the page, which is under way.
export function isPreview() {
  return pageDocument.documentElement.hasAttribute("data-turbo-preview")
}
