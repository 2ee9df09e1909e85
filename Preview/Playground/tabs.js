// The tabs that the playground's server would send: its state, and the configuration of a page. Pure.

/** The people one can sign in as. */
export const personas = {
  visitor: { name: "Sam Reed", plan: "Just looking around", tabs: "Two tabs" },
  regular: { name: "Mia Lund", plan: "Free account", tabs: "Four tabs" },
  premium: { name: "Jo Hart", plan: "Premium member", tabs: "Five tabs, and a badge" },
  author: { name: "Ada Berg", plan: "Author", tabs: "A button, a face, a dot, and tabs in her own order" },
}

/** The flags that the server can change, with their values. The first value of each is the default. */
export const flags = {
  premium: { title: "Premium", values: { plan: "By plan", on: "For everyone", hard: "Hard-deprecated", off: "Off" } },
  explore: { title: "Explore", values: { on: "On", soft: "Soft-deprecated", hard: "Hard-deprecated", off: "Off" } },
  library: { title: "Library", values: { on: "On", off: "Off" } },
  order: { title: "Order", values: { standard: "Home first", library: "Library first" } },
}

export const initialState = Object.freeze({
  persona: null, name: null, saved: [], seen: 0, order: ["home", "search", "library", "profile"], hasNews: true,
  flags: Object.fromEntries(Object.entries(flags).map(([name, { values }]) => [name, Object.keys(values)[0]])),
})

/**
 * Reads a state. A link can bring one, so whatever is wrong in it becomes what it is at first.
 * @param {string | null} json
 * @returns {typeof initialState}
 */
export function checkedState(json) {
  let given
  try {
    given = JSON.parse(json ?? "{}")
  } catch {
    given = {}
  }
  const isText = (value) => typeof value === "string" && value.length <= 60
  const valid = {
    persona: (value) => value === null || Object.hasOwn(personas, value),
    name: (value) => value === null || isText(value),
    saved: (value) => Array.isArray(value) && value.length <= 6 && value.every((one) => isText(one?.name) && /^[1-6]$/.test(one?.trail)),
    seen: (value) => Number.isInteger(value) && value >= 0 && value <= (given.saved?.length ?? 0),
    order: (value) => Array.isArray(value) && [...value].sort().join() === [...initialState.order].sort().join(),
    hasNews: (value) => typeof value === "boolean",
    flags: (value) => typeof value === "object" && value !== null
      && Object.entries(flags).every(([name, { values }]) => Object.hasOwn(values, String(value[name]))),
  }
  return Object.fromEntries(Object.entries(initialState).map(([name, initial]) =>
    [name, typeof given === "object" && given !== null && Object.hasOwn(given, name) && valid[name](given[name]) ? given[name] : initial]))
}

/**
 * Returns the data of the `configure` message of a page.
 * @param {typeof initialState} state
 * @param {{ tab: string, isFullScreen?: boolean }} page
 * @param {number} revision
 */
export function configuration(state, page, revision) {
  const tabs = state.persona === null ? [] : state.persona === "author" ? tabsOfAuthor(state) : tabsOf(state)
  return {
    active: tabs.length === 0 ? null : tabs.some(({ id }) => id === page.tab) ? page.tab : "home",
    tabs, revision, session: state.persona ?? "signed-out",
    ...(page.isFullScreen && { tabBarHidden: true }),
    ...(state.persona === "author" && { reorders: true, appBadge: state.saved.length - state.seen + (state.hasNews ? 1 : 0) }),
  }
}

/** More on the bar: a dot, a spoken badge, images, a button, the tab that searches, and the author's own order. */
function tabsOfAuthor({ order, hasNews, saved, seen }) {
  const unseen = saved.length - seen
  const tabs = {
    home: { id: "home", title: "Home", icon: "house.fill", path: "home.html", ...(hasNews && { badge: true, badgeLabel: "new stories" }) },
    search: { id: "search", title: "Search", icon: "magnifyingglass", path: "search.html", role: "search", owns: trailPaths },
    library: {
      id: "library", title: "Library", icon: "books.vertical", path: "library.html", version: saved.length,
      image: { path: "assets/ridge.png", kind: "symbol" },
      ...(unseen > 0 && { badge: unseen, badgeLabel: unseen === 1 ? "1 new trail" : `${unseen} new trails` }),
    },
    profile: { id: "profile", title: "Profile", icon: "person.crop.circle", path: "profile.html", image: { path: "assets/face.png", kind: "picture" } },
  }
  const [first, second, ...others] = order.map((id) => tabs[id])
  return [first, second, { id: "compose", title: "Write", icon: "plus", path: "compose.html", action: true }, ...others]
}

function tabsOf({ persona, flags, saved, seen }) {
  const unseen = saved.length - seen
  const home = { id: "home", title: "Home", icon: "house.fill", path: "home.html", owns: ["story.html"] }
  const explore = {
    id: "explore", title: "Explore", icon: "magnifyingglass", path: "explore.html", owns: trailPaths,
    ...(flags.explore !== "on" && { deprecated: flags.explore }),
  }
  const favorites = {
    id: "favorites", title: "Favorites", icon: "heart.fill", path: "favorites.html",
    ...(flags.explore !== "off" && { replaces: "explore" }),
  }
  const premium = {
    id: "premium", title: "Premium", icon: "star.fill", path: "premium.html",
    ...(flags.premium === "hard" && { deprecated: "hard" }),
  }
  const library = {
    id: "library", title: "Library", icon: "books.vertical", path: "library.html", version: saved.length,
    ...(unseen > 0 && { badge: unseen }),
  }
  const profile = { id: "profile", title: "Profile", icon: "person.crop.circle", path: "profile.html" }
  const hasPremium = flags.premium === "plan" ? persona === "premium" : flags.premium !== "off"
  const isVisitor = persona === "visitor"
  const tabs = [
    home, flags.explore !== "off" && explore, flags.explore !== "on" && favorites,
    hasPremium && !isVisitor && premium, flags.library === "on" && !isVisitor && library, !isVisitor && profile,
  ].filter(Boolean)
  if (flags.order === "library") tabs.sort((one, other) => (other.id === "library") - (one.id === "library"))
  return tabs
}

const trailPaths = [1, 2, 3, 4, 5, 6].map((id) => `trail-${id}.html`)
