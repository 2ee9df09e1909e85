import Hummingbird

/// Choosing a language: the titles of open tabs change where they are.
struct LanguageRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.post("/language") { request, context in
      let form = try await request.decode(as: LanguageForm.self, context: context)
      var session = context.session
      session.language = form.language
      return try site.redirect(to: LocalPath(form.back)?.path ?? "/", saving: session)
    }
  }

  private struct LanguageForm: Decodable {
    let language: Language
    /// The page to come back to.
    let back: String?
  }
}
