import Hummingbird

/// The routes of Home: updates, stories, and a form for notes.
struct HomeRoutes {
  /// The page with the form for a note alone, which apps present as a modal page.
  static let newNotePath = "/notes/new"

  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/") { request, context in
      try await site.response(try page(for: context.user, note: [:], context.texts), to: request, in: context)
    }
    router.get("/notes") { _, _ in
      // Browsers request this page when they reload the page of an invalid form.
      Response.redirect(to: "/")
    }
    router.post("/notes") { request, context in
      try await save(request, in: context) { try page(for: context.user, note: $0, context.texts) }
    }
    router.get(RouterPath(Self.newNotePath)) { request, context in
      try await site.response(newNotePage([:], context.texts), to: request, in: context)
    }
    router.post(RouterPath(Self.newNotePath)) { request, context in
      try await save(request, in: context) { newNotePage($0, context.texts) }
    }
    router.get("/recommendations/:id") { request, context in
      let user = try context.user
      let recommendation = try site.live.news(for: user).recommendations.element(withID: context.parameters.get("id"))
      if !request.isPrefetch { try site.live.markRead(recommendation.id, by: user.persona) }
      return Response.redirect(to: "/explore/\(recommendation.trail)")
    }
    router.get("/updates/:id") { request, context in
      let update = try site.content.updates.element(withID: context.parameters.get("id"))
      var session = context.session
      // A prefetched page has not been read.
      if !request.isPrefetch {
        session.user?.unreadUpdates.removeAll { $0 == update.id }
      }
      let page = Page(template: "update", title: update.title, content: update)
      return try await site.response(page, to: request, in: context, saving: session)
    }
  }

  /// Saves a note.
  ///
  /// - Parameter page: Returns the page of an invalid form, for the values of the form.
  private func save(
    _ request: Request, in context: SiteContext, orShow page: (TemplateValues) throws -> Page
  ) async throws -> Response {
    let form = try await request.decode(as: NoteForm.self, context: context)
    if form.isInvalid {
      var page = try page(form.values(context.texts))
      page.status = .unprocessableContent
      return try await site.response(page, to: request, in: context)
    }
    var session = context.session
    session.notice = context.texts("noteSaved", ["trail": form.trail.trimmed.excerpt])
    return try site.redirect(to: "/", saving: session)
  }

  private func newNotePage(_ note: TemplateValues, _ texts: Texts) -> Page {
    let content: TemplateValues = ["note": note, "action": Self.newNotePath]
    return Page(template: "note", title: texts("noteHeading"), content: content)
  }

  /// The values of a row of the list of updates.
  private func row(_ recommendation: Recommendation, _ texts: Texts) -> TemplateValues {
    [
      "id": recommendation.id, "title": site.content.trails.first { $0.id == recommendation.trail }?.name,
      "summary": texts("recommended", ["name": recommendation.sender.name]), "isUnread": !recommendation.isRead,
    ]
  }

  /// - Parameter note: The values of the note form.
  private func page(for user: User, note: TemplateValues, _ texts: Texts) throws -> Page {
    let firstName = String(user.name.prefix { $0 != " " })
    let content: TemplateValues = [
      "greeting": texts("greeting", ["name": firstName]),
      "note": note, "action": "/notes",
      "recommendations": try site.live.news(for: user).recommendations.map { row($0, texts) },
      "isUnread": TemplateSet(user.unreadUpdates.map(String.init)),
    ]
    return Page(template: "home", title: texts("home"), content: content)
  }
}

/// The form for a note.
private struct NoteForm: Decodable {
  private static let minimumTextLength = 10

  let trail: String
  let note: String

  var isInvalid: Bool { isTrailMissing || isTextShort }
  private var isTrailMissing: Bool { trail.trimmed.isEmpty }
  private var isTextShort: Bool { note.trimmed.count < Self.minimumTextLength }

  /// Returns the entered values with the validation errors.
  func values(_ texts: Texts) -> TemplateValues {
    [
      "trail": trail, "text": note, "isInvalid": isInvalid,
      "trailError": isTrailMissing ? texts("noteTrailMissing") : nil,
      "textError": isTextShort ? texts("noteTextShort", ["least": String(Self.minimumTextLength)]) : nil,
    ]
  }
}
