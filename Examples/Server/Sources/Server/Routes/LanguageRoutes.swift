import Hummingbird

/// The route for choosing a language, which relabels the open tabs.
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
    /// The page to return to.
    let back: String?
  }
}
