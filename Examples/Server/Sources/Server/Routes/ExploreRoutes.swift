import Hummingbird

/// The routes of the trails and the user's favorites.
struct ExploreRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/explore") { request, context in
      let texts = context.texts
      let content: TemplateValues = [
        "lead": texts("exploreLead", ["count": String(site.content.trails.count)]),
        "trails": site.content.trails.map { $0.row(texts) }, "isGone": context.session.flags.explore == .off,
      ]
      let page = Page(template: "explore", title: texts("explore"), content: content)
      return try await site.response(page, to: request, in: context)
    }
    router.get("/explore/:id") { request, context in
      let trail = try site.content.trails.element(withID: context.parameters.get("id"))
      let texts = context.texts
      let content: TemplateValues = [
        "id": trail.id, "name": trail.name, "art": trail.art, "summary": trail.summary,
        "length": "\(texts.decimal(trail.kilometers)) km", "climb": "\(trail.climb) m",
        "time": texts("hours", ["hours": trail.hours]), "level": texts(trail.level.name),
        "sections": site.content.sections(of: trail).map {
          ["anchor": $0.anchor, "title": $0.title, "text": $0.text] as TemplateValues
        },
        "recipients": try Persona.allCases.filter { try $0 != context.user.persona }.map {
          ["value": $0.rawValue, "label": texts("sendTo", ["name": $0.firstName])] as TemplateValues
        },
        "isFavorite": try context.user.favorites.contains(trail.id),
        "next": site.content.trail(after: trail).row(texts),
      ]
      return try await site.response(
        Page(template: "trail", title: trail.name, content: content), to: request, in: context)
    }
    router.post("/explore/:id/favorite") { _, context in
      let trail = try site.content.trails.element(withID: context.parameters.get("id"))
      var user = try context.user
      let wasFavorite = user.favorites.contains(trail.id)
      user.favorites.removeAll { $0 == trail.id }
      if !wasFavorite { user.favorites.append(trail.id) }
      var session = context.session
      session.user = user
      session.notice = context.texts(wasFavorite ? "favoriteRemoved" : "favoriteAdded", ["trail": trail.name])
      return try site.redirect(to: "/explore/\(trail.id)", saving: session)
    }
    router.post("/explore/:id/send") { request, context in
      let trail = try site.content.trails.element(withID: context.parameters.get("id"))
      let recipient = try await request.decode(as: SendForm.self, context: context).to
      try site.live.recommend(trail, to: recipient, from: try context.user.persona)
      var session = context.session
      session.notice = context.texts("trailSent", ["trail": trail.name, "name": recipient.firstName])
      return try site.redirect(to: "/explore/\(trail.id)", saving: session)
    }
    router.get("/favorites") { request, context in
      let trails = try context.user.favorites.compactMap { id in site.content.trails.first { $0.id == id } }
      let content: TemplateValues = ["trails": trails.map { $0.row(context.texts) }, "isEmpty": trails.isEmpty]
      let page = Page(template: "favorites", title: context.texts("favorites"), content: content)
      return try await site.response(page, to: request, in: context)
    }
  }

  private struct SendForm: Decodable {
    let to: Persona
  }
}

extension Trail {
  /// Returns the values of the template `trail-row`.
  func row(_ texts: Texts) -> TemplateValues {
    [
      "id": id, "name": name, "art": art,
      "facts": "\(place) · \(texts.decimal(kilometers)) km · \(texts(level.name))",
    ]
  }
}
