import Hummingbird

/// The routes for signing in as one of the personas, and for signing out.
struct SignInRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/sign-in") { request, context in
      if context.session.user != nil { return Response.redirect(to: "/") }
      let content: TemplateValues = ["back": "/sign-in"]
      let page = Page(template: "sign-in", title: context.texts("signIn"), content: content)
      return try await site.response(page, to: request, in: context)
    }
    router.post("/sign-in") { request, context in
      let form = try await request.decode(as: SignInForm.self, context: context)
      guard site.signIns.allowAnother() else { throw HTTPError(.tooManyRequests) }
      try site.live.end(context.session)
      let session = context.session.signedIn(
        as: User(form.persona, unreadUpdates: site.content.updates.map(\.id)))
      context.userDidChange(to: site.tabs.sessionKey(of: session.user))
      return try site.redirect(to: form.persona == .new ? "/welcome" : "/", saving: session)
    }
    router.post("/sign-out") { _, context in
      var session = context.session.signedOut
      session.notice = context.texts("signedOut")
      context.userDidChange(to: nil)
      return try site.redirect(to: "/sign-in", saving: session)
    }
  }

  private struct SignInForm: Decodable {
    let persona: Persona
  }
}
