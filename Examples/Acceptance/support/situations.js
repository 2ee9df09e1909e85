// Every combination of user and flags, and the tabs that the demo shows.
export const personas = ["regular", "premium", "new"]
const phases = ["on", "soft", "hard", "off"]

export const situations = personas.flatMap(persona =>
  phases.flatMap(explore =>
    phases.flatMap(library =>
      ["plan", ...phases].flatMap(premium =>
        ["standard", "library-first"].map(order => ({ persona, flags: { explore, library, premium, order } }))))))

// Returns the tabs of a page. On its own page, the Premium tab is deprecated before it is removed.
export function expectedTabs({ persona, flags }, path, badge = "3") {
  const explore = tab("explore", "Explore", "magnifyingglass", flags.explore)
  const favorites = { id: "favorites", title: "Favorites", icon: "heart.fill", path: "/favorites" }
  if (flags.explore !== "off") favorites.replaces = "explore"
  const exploring = flags.explore === "on" ? explore : [...explore, favorites]
  const library = tab("library", "Library", "books.vertical", flags.library)
  const byPlan = persona === "premium" ? "on" : "off"
  const premium = flags.premium === "plan" ? byPlan : flags.premium
  return [
    { id: "home", title: "Home", icon: "house.fill", path: "/", badge },
    ...(flags.order === "standard" ? [exploring, library] : [library, exploring]).flat(),
    ...tab("premium", "Premium", "star.fill", premium === "off" && path === "/premium" ? "hard" : premium),
    { id: "profile", title: "Profile", icon: "person.crop.circle", path: "/profile" },
  ]
}

function tab(id, title, icon, phase) {
  const tab = { id, title, icon, path: `/${id}` }
  return { on: [tab], soft: [{ ...tab, deprecated: "soft" }], hard: [{ ...tab, deprecated: "hard" }], off: [] }[phase]
}
