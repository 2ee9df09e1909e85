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

/// The languages to choose from.
struct LanguagePicker {
  struct Choice {
    let code: String
    let name: String
    let isChosen: Bool
  }

  /// The page to come back to.
  let back: String
  let languages: [Choice]

  init(chosen: Language, back: String) {
    self.back = back
    languages = Language.allCases.map { Choice(code: $0.rawValue, name: $0.name, isChosen: $0 == chosen) }
  }
}
