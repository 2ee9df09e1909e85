import Hummingbird

/// Home: updates to read, a note to write, and what others say.
struct HomeRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/") { request, context in
      try site.response(page(for: try context.visitor, NoteFields(), context.texts), to: request, in: context)
    }
    router.get("/notes") { _, _ in
      // Where a browser is after a form that was not accepted, if it loads the page again.
      Response.redirect(to: "/")
    }
    router.post("/notes") { request, context in
      let form = try await request.decode(as: NoteForm.self, context: context)
      let fields = form.fields(context.texts)
      if fields.hasProblems {
        var page = page(for: try context.visitor, fields, context.texts)
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

  private func page(for visitor: Visitor, _ note: NoteFields, _ texts: Texts) -> Page {
    let updates = site.content.updates.map {
      Row(id: $0.id, title: $0.title, summary: $0.summary, isUnread: visitor.unreadUpdates.contains($0.id))
    }
    let firstName = String(visitor.name.prefix { $0 != " " })
    let content = Home(
      greeting: texts("greeting", ["name": firstName]), updates: updates, highlight: site.content.highlight, note: note,
      stories: site.content.stories.map(StoryCard.init))
    return Page(template: "home", title: texts("home"), content: content)
  }

  private struct Home {
    let greeting: String
    let updates: [Row]
    let highlight: Trail?
    let note: NoteFields
    let stories: [StoryCard]
  }

  private struct Row {
    let id: Int
    let title: String
    let summary: String
    let isUnread: Bool
  }

  private struct StoryCard {
    let story: Story
    let initial: String

    init(_ story: Story) {
      self.story = story
      initial = String(story.author.prefix(1))
    }
  }
}

/// A form with a note about a walk.
private struct NoteForm: Decodable {
  static let leastText = 10

  let trail: String
  let note: String

  /// The form as the page shows it again, with what is wrong.
  func fields(_ texts: Texts) -> NoteFields {
    NoteFields(
      trail: trail, text: note,
      trailProblem: trail.trimmed.isEmpty ? texts("noteTrailMissing") : nil,
      textProblem: note.trimmed.count < Self.leastText
        ? texts("noteTextShort", ["least": String(Self.leastText)]) : nil)
  }
}

/// The same form as the page shows it.
private struct NoteFields {
  let trail: String
  let text: String
  let trailProblem: String?
  let textProblem: String?
  let hasProblems: Bool

  init(trail: String = "", text: String = "", trailProblem: String? = nil, textProblem: String? = nil) {
    self.trail = trail
    self.text = text
    self.trailProblem = trailProblem
    self.textProblem = textProblem
    hasProblems = trailProblem != nil || textProblem != nil
  }
}
