import Hummingbird

/// What Premium users get. The page stays when the tab goes, so that nobody is stranded on an error.
struct PremiumRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/premium") { request, context in
      let phase = context.session.flags.premiumPhase(for: try context.visitor)
      let maps = site.content.trails.filter { $0.id % 4 == 0 }.map { $0.row(context.texts) }
      let content: TemplateFields = ["hasEnded": phase != .on, "maps": maps]
      let page = Page(template: "premium", title: context.texts("premium"), content: content)
      return try site.response(page, to: request, in: context)
    }
  }
}
