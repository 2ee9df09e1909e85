import Hummingbird

/// What Premium users get. The page stays when the tab goes, so that nobody is stranded on an error.
struct PremiumRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/premium") { request, context in
      let phase = context.session.flags.premiumPhase(for: try context.visitor)
      let content = Premium(hasEnded: phase != .on, maps: Trail.all.filter { $0.id % 4 == 0 })
      return try site.response(Page(template: "premium", title: "Premium", content: content), to: request, in: context)
    }
  }

  private struct Premium {
    let hasEnded: Bool
    let maps: [Trail]
  }
}
