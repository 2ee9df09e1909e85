import Hummingbird

/// The routes of the guides.
struct LibraryRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/library") { request, context in
      let content: TemplateValues = ["isGone": context.session.flags.library == .off]
      let page = Page(template: "library", title: context.texts("library"), content: content)
      return try await site.response(page, to: request, in: context)
    }
    router.get("/library/:id") { request, context in
      let guide = try site.content.guides.element(withID: context.parameters.get("id"))
      return try await site.response(
        Page(template: "guide", title: guide.title, content: guide), to: request, in: context)
    }
  }
}
