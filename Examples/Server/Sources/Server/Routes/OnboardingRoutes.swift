import Hummingbird

/// The introduction of a new user, who sees no tabs until it is done.
struct OnboardingRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/welcome") { request, context in
      guard let visitor = context.session.visitor else { return Response.redirect(to: "/sign-in") }
      if visitor.isOnboarded { return Response.redirect(to: "/") }
      return try site.response(page(["name": visitor.name], context.texts), to: request, in: context)
    }
    router.post("/welcome") { request, context in
      guard var visitor = context.session.visitor else { return Response.redirect(to: "/sign-in") }
      let form = try await request.decode(as: NameForm.self, context: context)
      if let problem = form.problem(context.texts) {
        var page = page(["name": form.trimmedName, "problem": problem], context.texts)
        page.status = .unprocessableContent
        return try site.response(page, to: request, in: context)
      }
      visitor.name = form.trimmedName
      visitor.isOnboarded = true
      var session = context.session
      session.visitor = visitor
      session.notice = context.texts("welcomed", ["name": visitor.name])
      return try site.redirect(to: "/", saving: session)
    }
  }

  private func page(_ fields: TemplateFields, _ texts: Texts) -> Page {
    Page(template: "welcome", title: texts("welcome"), content: fields)
  }
}
