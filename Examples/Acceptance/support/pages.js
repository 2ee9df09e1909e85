// The pages of the demo, one of each kind.
export const pages = {
  home: "/",
  explore: "/explore",
  trail: "/explore/3",
  favorites: "/favorites",
  library: "/library",
  guide: "/library/1",
  premium: "/premium",
  profile: "/profile",
  "edit-profile": "/profile/edit",
  lifelines: "/profile/lifelines",
  update: "/updates/1",
  "not-found": "/profile/nowhere",
  failure: "/profile/trouble",
}
