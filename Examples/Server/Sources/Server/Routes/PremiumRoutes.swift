import Hummingbird

/// The route of the Premium page. It keeps working after the tab is removed, for users who have it open.
struct PremiumRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/premium") { request, context in
      let user = try context.user
      let phase = try context.session.flags.premiumPhase(for: user, site.live.news(for: user))
      let maps = site.content.trails.filter { $0.id % 4 == 0 }.map { $0.row(context.texts) }
      let content: TemplateValues = ["hasEnded": phase != .on, "maps": maps]
      let page = Page(template: "premium", title: context.texts("premium"), content: content)
      return try await site.response(page, to: request, in: context)
    }
  }
}
