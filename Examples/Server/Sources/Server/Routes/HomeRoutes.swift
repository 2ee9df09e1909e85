import Hummingbird

/// Home: updates to read, a note to write, and what others say.
struct HomeRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/") { request, context in
      try site.response(page(for: try context.visitor, note: [:], context.texts), to: request, in: context)
    }
    router.get("/notes") { _, _ in
      // Where a browser is after a form that was not accepted, if it loads the page again.
      Response.redirect(to: "/")
    }
    router.post("/notes") { request, context in
      let form = try await request.decode(as: NoteForm.self, context: context)
      if form.hasProblems {
        var page = page(for: try context.visitor, note: form.fields(context.texts), context.texts)
        page.status = .unprocessableContent
        return try site.response(page, to: request, in: context)
      }
      var session = context.session
      session.notice = context.texts("noteSaved", ["trail": form.trail.trimmed.excerpt])
      return try site.redirect(to: "/", saving: session)
    }
    router.get("/updates/:id") { request, context in
      let update = try site.content.updates.element(withID: context.parameters.get("id"))
      var session = context.session
      // A browser that fetches ahead has shown nothing to anybody yet.
      if !request.isPrefetch {
        session.visitor?.unreadUpdates.removeAll { $0 == update.id }
      }
      let page = Page(template: "update", title: update.title, content: update)
      return try site.response(page, to: request, in: context, saving: session)
    }
  }

  /// - Parameter note: what the form for a note is filled with.
  private func page(for visitor: Visitor, note: TemplateFields, _ texts: Texts) -> Page {
    let firstName = String(visitor.name.prefix { $0 != " " })
    let content: TemplateFields = [
      "greeting": texts("greeting", ["name": firstName]), "note": note,
      "isUnread": Members(visitor.unreadUpdates.map(String.init)),
    ]
    return Page(template: "home", title: texts("home"), content: content)
  }
}

/// A form with a note about a walk.
private struct NoteForm: Decodable {
  private static let leastText = 10

  let trail: String
  let note: String

  var hasProblems: Bool { lacksTrail || isShort }
  private var lacksTrail: Bool { trail.trimmed.isEmpty }
  private var isShort: Bool { note.trimmed.count < Self.leastText }

  /// The form as the page shows it again, with what is wrong.
  func fields(_ texts: Texts) -> TemplateFields {
    [
      "trail": trail, "text": note, "hasProblems": hasProblems,
      "trailProblem": lacksTrail ? texts("noteTrailMissing") : nil,
      "textProblem": isShort ? texts("noteTextShort", ["least": String(Self.leastText)]) : nil,
    ]
  }
}
