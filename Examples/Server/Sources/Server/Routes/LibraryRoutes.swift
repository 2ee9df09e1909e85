import Hummingbird

/// The guides to read before setting out.
struct LibraryRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/library") { request, context in
      let texts = context.texts
      let guides = site.content.guides.map {
        Row(
          id: $0.id, title: $0.title, summary: $0.summary, time: texts("minutes", ["minutes": String($0.minutes)]))
      }
      let content = Library(guides: guides, isGone: context.session.flags.library == .off)
      let page = Page(template: "library", title: texts("library"), content: content)
      return try site.response(page, to: request, in: context)
    }
    router.get("/library/:id") { request, context in
      let guide = try site.content.guides.element(withID: context.parameters.get("id"))
      return try site.response(Page(template: "guide", title: guide.title, content: guide), to: request, in: context)
    }
  }

  private struct Library {
    let guides: [Row]
    let isGone: Bool
  }

  private struct Row {
    let id: Int
    let title: String
    let summary: String
    let time: String
  }
}
