import Hummingbird

/// The guides to read before setting out.
struct LibraryRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/library") { request, context in
      let content = Library(guides: Guide.all, isGone: context.session.flags.library == .off)
      return try site.response(Page(template: "library", title: "Library", content: content), to: request, in: context)
    }
    router.get("/library/:id") { request, context in
      let guide = try Guide.all.element(withID: context.parameters.get("id"))
      return try site.response(Page(template: "guide", title: guide.title, content: guide), to: request, in: context)
    }
  }

  private struct Library {
    let guides: [Guide]
    let isGone: Bool
  }
}
