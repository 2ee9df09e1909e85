import Hummingbird

/// Home: updates to read, a note to write, and what others say.
struct HomeRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/") { request, context in
      let visitor = try context.visitor
      let updates = Update.all.map {
        Row(id: $0.id, title: $0.title, summary: $0.summary, isUnread: visitor.unreadUpdates.contains($0.id))
      }
      let content = Home(
        firstName: visitor.name.prefix { $0 != " " }.description, updates: updates, highlight: Trail.all[2],
        stories: Story.all)
      return try site.response(Page(template: "home", title: "Home", content: content), to: request, in: context)
    }
    router.post("/notes") { request, context in
      let form = try await request.decode(as: NoteForm.self, context: context)
      var session = context.session
      session.notice =
        form.trail.trimmed.isEmpty ? "Your note is saved." : "Your note on \(form.trail.excerpt) is saved."
      return try site.redirect(to: "/", saving: session)
    }
    router.get("/updates/:id") { request, context in
      let update = try Update.all.element(withID: context.parameters.get("id"))
      var session = context.session
      // A browser that fetches ahead has shown nothing to anybody yet.
      if !request.isPrefetch {
        session.visitor?.unreadUpdates.removeAll { $0 == update.id }
      }
      let page = Page(template: "update", title: update.title, content: update)
      return try site.response(page, to: request, in: context, saving: session)
    }
  }

  private struct Home {
    let firstName: String
    let updates: [Row]
    let highlight: Trail
    let stories: [Story]
  }

  private struct Row {
    let id: Int
    let title: String
    let summary: String
    let isUnread: Bool
  }

  private struct NoteForm: Decodable {
    let trail: String
    let note: String
  }
}
