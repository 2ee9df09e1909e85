import Hummingbird

/// The list of trails, each trail, and those that the visitor keeps.
struct ExploreRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/explore") { request, context in
      let isGone = context.session.flags.explore == .off
      let content = List(trails: Trail.all, isGone: isGone)
      return try site.response(Page(template: "explore", title: "Explore", content: content), to: request, in: context)
    }
    router.get("/explore/:id") { request, context in
      let trail = try Trail.all.element(withID: context.parameters.get("id"))
      let content = Detail(
        trail: trail, sections: TrailSection.sections(of: trail),
        isFavorite: try context.visitor.favorites.contains(trail.id), next: Trail.all[trail.id % Trail.all.count])
      return try site.response(Page(template: "trail", title: trail.name, content: content), to: request, in: context)
    }
    router.post("/explore/:id/favorite") { _, context in
      let trail = try Trail.all.element(withID: context.parameters.get("id"))
      var visitor = try context.visitor
      let wasFavorite = visitor.favorites.contains(trail.id)
      visitor.favorites.removeAll { $0 == trail.id }
      if !wasFavorite { visitor.favorites.append(trail.id) }
      var session = context.session
      session.visitor = visitor
      session.notice = wasFavorite ? "\(trail.name) is no longer a favorite." : "\(trail.name) is a favorite now."
      return try site.redirect(to: "/explore/\(trail.id)", saving: session)
    }
    router.get("/favorites") { request, context in
      let trails = try context.visitor.favorites.compactMap { id in Trail.all.first { $0.id == id } }
      let content = Favorites(trails: trails, isEmpty: trails.isEmpty)
      return try site.response(
        Page(template: "favorites", title: "Favorites", content: content), to: request, in: context)
    }
  }

  private struct List {
    let trails: [Trail]
    let isGone: Bool
  }

  private struct Detail {
    let trail: Trail
    let sections: [TrailSection]
    let isFavorite: Bool
    let next: Trail
  }

  private struct Favorites {
    let trails: [Trail]
    let isEmpty: Bool
  }
}
