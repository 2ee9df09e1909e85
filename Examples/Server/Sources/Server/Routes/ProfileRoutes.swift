import Hummingbird

/// The visitor's profile, the language, what becomes of the tabs, and a way to every page that goes wrong.
struct ProfileRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/profile") { request, context in
      let (visitor, texts) = (try context.visitor, context.texts)
      let app = context.nativeApp.map { [$0.platform, $0.version].compactMap(\.self).joined(separator: " ") }
      let content: TemplateFields = [
        "name": visitor.name, "plan": texts(visitor.persona.title), "initial": String(visitor.name.prefix(1)),
        "favorites": visitor.favorites.count, "read": site.content.updates.count - visitor.unreadUpdates.count,
        "back": "/profile", "client": app.map { texts("clientApp", ["name": $0]) } ?? texts("clientBrowser"),
      ]
      return try site.response(
        Page(template: "profile", title: texts("profile"), content: content), to: request, in: context)
    }
    router.get("/profile/edit") { request, context in
      try site.response(
        editPage(["name": try context.visitor.name], context.texts), to: request, in: context)
    }
    router.post("/profile/edit") { request, context in
      let form = try await request.decode(as: NameForm.self, context: context)
      if let problem = form.problem(context.texts) {
        var page = editPage(["name": form.trimmedName, "problem": problem], context.texts)
        page.status = .unprocessableContent
        return try site.response(page, to: request, in: context)
      }
      var session = context.session
      session.visitor?.name = form.trimmedName
      session.notice = context.texts("profileSaved")
      return try site.redirect(to: "/profile", saving: session)
    }
    router.get("/profile/lifelines") { request, context in
      let content = try Lifelines(site.tabs, site.icons, context.texts).fields
      let page = Page(template: "lifelines", title: context.texts("lifelines"), content: content)
      return try site.response(page, to: request, in: context)
    }
    router.get("/profile/trouble") { _, _ -> Response in
      throw HTTPError(.internalServerError)
    }
  }

  private func editPage(_ fields: TemplateFields, _ texts: Texts) -> Page {
    Page(template: "profile-edit", title: texts("editProfile"), content: fields)
  }
}
