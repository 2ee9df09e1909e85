import Hummingbird

/// The list of trails, each trail, and those that the visitor keeps.
struct ExploreRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/explore") { request, context in
      let texts = context.texts
      let content = List(
        lead: texts("exploreLead", ["count": String(site.content.trails.count)]),
        trails: site.content.trails.map { TrailRow($0, texts) }, isGone: context.session.flags.explore == .off)
      let page = Page(template: "explore", title: texts("explore"), content: content)
      return try site.response(page, to: request, in: context)
    }
    router.get("/explore/:id") { request, context in
      let trail = try site.content.trails.element(withID: context.parameters.get("id"))
      let content = TrailPage(
        trail, of: site.content, isFavorite: try context.visitor.favorites.contains(trail.id), context.texts)
      return try site.response(Page(template: "trail", title: trail.name, content: content), to: request, in: context)
    }
    router.post("/explore/:id/favorite") { _, context in
      let trail = try site.content.trails.element(withID: context.parameters.get("id"))
      var visitor = try context.visitor
      let wasFavorite = visitor.favorites.contains(trail.id)
      visitor.favorites.removeAll { $0 == trail.id }
      if !wasFavorite { visitor.favorites.append(trail.id) }
      var session = context.session
      session.visitor = visitor
      session.notice = context.texts(wasFavorite ? "favoriteRemoved" : "favoriteAdded", ["trail": trail.name])
      return try site.redirect(to: "/explore/\(trail.id)", saving: session)
    }
    router.get("/favorites") { request, context in
      let trails = try context.visitor.favorites.compactMap { id in site.content.trails.first { $0.id == id } }
      let content = Favorites(trails: trails.map { TrailRow($0, context.texts) }, isEmpty: trails.isEmpty)
      let page = Page(template: "favorites", title: context.texts("favorites"), content: content)
      return try site.response(page, to: request, in: context)
    }
  }

  private struct List {
    let lead: String
    let trails: [TrailRow]
    let isGone: Bool
  }

  private struct Favorites {
    let trails: [TrailRow]
    let isEmpty: Bool
  }
}

/// A trail in a list.
struct TrailRow {
  let id: Int
  let name: String
  let art: Int
  let facts: String

  init(_ trail: Trail, _ texts: Texts) {
    id = trail.id
    name = trail.name
    art = trail.art
    facts = "\(trail.place) · \(texts.decimal(trail.kilometers)) km · \(texts(trail.level.name))"
  }
}

/// A trail on its own page.
private struct TrailPage {
  let trail: Trail
  let length: String
  let climb: String
  let time: String
  let level: String
  let sections: [TrailStretch]
  let isFavorite: Bool
  let next: TrailRow

  init(_ trail: Trail, of content: Content, isFavorite: Bool, _ texts: Texts) {
    self.trail = trail
    self.isFavorite = isFavorite
    length = "\(texts.decimal(trail.kilometers)) km"
    climb = "\(trail.climb) m"
    time = texts("hours", ["hours": trail.hours])
    level = texts(trail.level.name)
    sections = content.stretches(of: trail)
    next = TrailRow(content.trail(after: trail), texts)
  }
}
