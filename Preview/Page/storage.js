// The state that the playground keeps of its user: in the session storage, or, where a browser denies that to embedded pages, in the window
// of the preview's page.

/**
 * @param {Window} holder the window of the preview's page
 * @param {string} key
 * @returns {string | null}
 */
export function stored(holder, key) {
  try {
    return holder.sessionStorage.getItem(key)
  } catch {
    return holder.tabwireStorage?.[key] ?? null
  }
}

/** Keeps a text. */
export function store(holder, key, text) {
  try {
    holder.sessionStorage.setItem(key, text)
  } catch {
    holder.tabwireStorage = { ...holder.tabwireStorage, [key]: text }
  }
}
