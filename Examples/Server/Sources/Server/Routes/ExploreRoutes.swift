import Hummingbird

/// The list of trails, each trail, and those that the visitor keeps.
struct ExploreRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/explore") { request, context in
      let texts = context.texts
      let content: TemplateFields = [
        "lead": texts("exploreLead", ["count": String(site.content.trails.count)]),
        "trails": site.content.trails.map { $0.row(texts) }, "isGone": context.session.flags.explore == .off,
      ]
      let page = Page(template: "explore", title: texts("explore"), content: content)
      return try site.response(page, to: request, in: context)
    }
    router.get("/explore/:id") { request, context in
      let trail = try site.content.trails.element(withID: context.parameters.get("id"))
      let texts = context.texts
      let content: TemplateFields = [
        "id": trail.id, "name": trail.name, "art": trail.art, "summary": trail.summary,
        "length": "\(texts.decimal(trail.kilometers)) km", "climb": "\(trail.climb) m",
        "time": texts("hours", ["hours": trail.hours]), "level": texts(trail.level.name),
        "sections": site.content.stretches(of: trail).map {
          ["anchor": $0.anchor, "title": $0.title, "text": $0.text] as TemplateFields
        },
        "isFavorite": try context.visitor.favorites.contains(trail.id),
        "next": site.content.trail(after: trail).row(texts),
      ]
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
      let content: TemplateFields = ["trails": trails.map { $0.row(context.texts) }, "isEmpty": trails.isEmpty]
      let page = Page(template: "favorites", title: context.texts("favorites"), content: content)
      return try site.response(page, to: request, in: context)
    }
  }
}

extension Trail {
  /// What a row for the trail in a list is filled with.
  func row(_ texts: Texts) -> TemplateFields {
    [
      "id": id, "name": name, "art": art,
      "facts": "\(place) · \(texts.decimal(kilometers)) km · \(texts(level.name))",
    ]
  }
}
