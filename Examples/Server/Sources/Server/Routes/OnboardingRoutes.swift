import Hummingbird

/// The routes for onboarding. New users see no tabs until it is complete.
struct OnboardingRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/welcome") { request, context in
      guard let user = context.session.user else { return Response.redirect(to: "/sign-in") }
      if user.isOnboarded { return Response.redirect(to: "/") }
      return try await site.response(page(["name": user.name], context.texts), to: request, in: context)
    }
    router.post("/welcome") { request, context in
      guard var user = context.session.user else { return Response.redirect(to: "/sign-in") }
      let form = try await request.decode(as: NameForm.self, context: context)
      if let error = form.validationError(context.texts) {
        var page = page(["name": form.trimmedName, "error": error], context.texts)
        page.status = .unprocessableContent
        return try await site.response(page, to: request, in: context)
      }
      user.name = form.trimmedName
      user.isOnboarded = true
      var session = context.session
      session.user = user
      session.notice = context.texts("welcomed", ["name": user.name])
      return try site.redirect(to: "/", saving: session)
    }
  }

  private func page(_ values: TemplateValues, _ texts: Texts) -> Page {
    Page(template: "welcome", title: texts("welcome"), content: values)
  }
}
