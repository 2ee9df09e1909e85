// Every combination of user and flags, and the tabs that the demo shows.
export const personas = ["regular", "premium", "new"]
const phases = ["on", "soft", "hard", "off"]

export const situations = personas.flatMap(persona =>
  phases.flatMap(explore =>
    phases.flatMap(library =>
      ["plan", ...phases].flatMap(premium =>
        ["standard", "library-first"].map(order => ({ persona, flags: { explore, library, premium, order } }))))))

export function expectedTabs({ persona, flags }) {
  const explore = tab("explore", "Explore", "magnifyingglass", flags.explore)
  const favorites = { id: "favorites", title: "Favorites", icon: "heart.fill", path: "/favorites" }
  if (flags.explore !== "off") favorites.replaces = "explore"
  const exploring = flags.explore === "on" ? explore : [...explore, favorites]
  const library = tab("library", "Library", "books.vertical", flags.library)
  const byPlan = persona === "premium" ? "on" : "off"
  return [
    { id: "home", title: "Home", icon: "house.fill", path: "/", badge: "3" },
    ...(flags.order === "standard" ? [exploring, library] : [library, exploring]).flat(),
    ...tab("premium", "Premium", "star.fill", flags.premium === "plan" ? byPlan : flags.premium),
    { id: "profile", title: "Profile", icon: "person.crop.circle", path: "/profile" },
  ]
}

function tab(id, title, icon, phase) {
  const tab = { id, title, icon, path: `/${id}` }
  return { on: [tab], soft: [{ ...tab, deprecated: "soft" }], hard: [{ ...tab, deprecated: "hard" }], off: [] }[phase]
}
