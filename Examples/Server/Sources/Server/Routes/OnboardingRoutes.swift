import Hummingbird

/// The introduction of a new user, who sees no tabs until it is done.
struct OnboardingRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/welcome") { request, context in
      guard let visitor = context.session.visitor else { return Response.redirect(to: "/sign-in") }
      if visitor.isOnboarded { return Response.redirect(to: "/") }
      let page = Page(template: "welcome", title: "Welcome", content: ["name": visitor.name])
      return try site.response(page, to: request, in: context)
    }
    router.post("/welcome") { request, context in
      guard var visitor = context.session.visitor else { return Response.redirect(to: "/sign-in") }
      let form = try await request.decode(as: NameForm.self, context: context)
      visitor.name = form.name
      visitor.isOnboarded = true
      var session = context.session
      session.visitor = visitor
      session.notice = "Good to have you here, \(visitor.name)."
      return try site.redirect(to: "/", saving: session)
    }
  }
}

/// A form with the visitor's name.
struct NameForm: Decodable {
  let name: String

  private enum CodingKeys: CodingKey { case name }

  init(from decoder: any Decoder) throws {
    let text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
    name = String(text.trimmed.prefix(Visitor.longestName))
    guard !name.isEmpty else { throw HTTPError(.unprocessableContent) }
  }
}
