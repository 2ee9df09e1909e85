// Every page with its title, status, and the tab that owns it.
export const places = [
  { path: "/", title: "Home", tab: "home", status: 200 },
  { path: "/?from=mail", title: "Home", tab: "home", status: 200 },
  { path: "/explore", title: "Explore", tab: "explore", status: 200 },
  { path: "/explore/", title: "Explore", tab: "explore", status: 200 },
  { path: "/explore/3", title: "Three Bridges", tab: "explore", status: 200 },
  { path: "/explore/24", title: "Ferryman's Loop", tab: "explore", status: 200 },
  { path: "/explore/25", title: "Off the trail", tab: "explore", status: 404 },
  { path: "/favorites", title: "Favorites", tab: "favorites", status: 200 },
  { path: "/library", title: "Library", tab: "library", status: 200 },
  { path: "/library/2", title: "Packing Light", tab: "library", status: 200 },
  { path: "/premium", title: "Premium", tab: "premium", status: 200 },
  { path: "/profile", title: "Profile", tab: "profile", status: 200 },
  { path: "/profile/edit", title: "Edit Profile", tab: "profile", status: 200 },
  { path: "/profile/lifelines", title: "Lifelines", tab: "profile", status: 200 },
  { path: "/profile/trouble", title: "Lost the path", tab: "profile", status: 500 },
  { path: "/nowhere", title: "Off the trail", tab: "home", status: 404 },
]

// Every form of signed-in users with invalid input, and the page that shows the errors.
export const invalidForms = [
  { path: "/notes", form: { trail: "", note: "" }, title: "Home", tab: "home", status: 422 },
  { path: "/profile/edit", form: { name: "" }, title: "Edit Profile", tab: "profile", status: 422 },
]
