// A text that pages share under a key: all pages of the site in `localStorage`, or those of one tab in `sessionStorage`. Where the
// storage is missing, full, forbidden or cleared, the pages of this document share it alone.
export class SharedText {
  #storageName
  #key
  #own = null

  constructor(storageName, key) {
    this.#storageName = storageName
    this.#key = key
  }

  get key() {
    return this.#key
  }

  // The text, or `null`. Another window may have set it.
  get text() {
    return this.texts[0] ?? null
  }

  // The text of all pages and that of this document, without those that are missing.
  get texts() {
    return [this.#attempt(storage => storage.getItem(this.#key)), this.#own].filter(text => typeof text === "string")
  }

  // Returns whether the next document will find the text. One that does not fit takes the older one away, so that it does not
  // come back.
  set(text) {
    this.#own = text
    const isStored = this.#attempt(storage => (storage.setItem(this.#key, text), true))
    if (!isStored) this.#removeStored()
    return Boolean(isStored)
  }

  remove() {
    this.#own = null
    this.#removeStored()
  }

  #removeStored() {
    this.#attempt(storage => storage.removeItem(this.#key))
  }

  // Reading `window.localStorage` fails already where the browser forbids it.
  #attempt(use) {
    try {
      return use(globalThis[this.#storageName])
    } catch {
      return undefined
    }
  }
}
