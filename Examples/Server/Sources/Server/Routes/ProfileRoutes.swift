import Hummingbird

/// The routes of the user's profile, the lifelines and the error pages.
struct ProfileRoutes {
  /// The page where users arrange their tabs.
  static let arrangePath = "/profile/tabs"

  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/profile") { request, context in
      let (user, texts) = (try context.user, context.texts)
      let app = context.nativeApp.map { [$0.platform, $0.version].compactMap(\.self).joined(separator: " ") }
      let content: TemplateValues = [
        "name": user.name, "plan": texts(user.persona.title), "initial": String(user.name.prefix(1)),
        "favorites": user.favorites.count, "read": site.content.updates.count - user.unreadUpdates.count,
        "back": "/profile", "canArrange": context.session.flags.bar == .more,
        "client": app.map { texts("clientApp", ["name": $0]) } ?? texts("clientBrowser"),
      ]
      return try await site.response(
        Page(template: "profile", title: texts("profile"), content: content), to: request, in: context)
    }
    router.get("/profile/edit") { request, context in
      try await site.response(
        editPage(["name": try context.user.name], context.texts), to: request, in: context)
    }
    router.post("/profile/edit") { request, context in
      let form = try await request.decode(as: NameForm.self, context: context)
      if let error = form.validationError(context.texts) {
        var page = editPage(["name": form.trimmedName, "error": error], context.texts)
        page.status = .unprocessableContent
        return try await site.response(page, to: request, in: context)
      }
      var session = context.session
      session.user?.name = form.trimmedName
      session.notice = context.texts("profileSaved")
      return try site.redirect(to: "/profile", saving: session)
    }
    router.get(RouterPath(Self.arrangePath)) { request, context in
      let order = context.session.flags.order
      let content: TemplateValues = [
        "isExploreFirst": order == .standard, "isLibraryFirst": order == .libraryFirst, "back": Self.arrangePath,
      ]
      return try await site.response(
        Page(template: "arrange", title: context.texts("arrange"), content: content), to: request, in: context)
    }
    for persona in Persona.allCases {
      let face = Face(of: persona)
      router.get(RouterPath(face.path)) { _, context in
        // Nobody sees the face of another user.
        guard try context.user.persona == persona else { throw HTTPError(.notFound) }
        return Response(
          status: .ok, headers: [.contentType: "image/png", .cacheControl: "no-store"],
          body: .init(byteBuffer: ByteBuffer(bytes: face.png)))
      }
    }
    router.get("/profile/lifelines") { request, context in
      let content = try Lifelines(site.tabs, site.icons, context.texts).values
      let page = Page(template: "lifelines", title: context.texts("lifelines"), content: content)
      return try await site.response(page, to: request, in: context)
    }
    router.get("/profile/trouble") { _, _ -> Response in
      throw HTTPError(.internalServerError)
    }
  }

  private func editPage(_ values: TemplateValues, _ texts: Texts) -> Page {
    Page(template: "profile-edit", title: texts("editProfile"), content: values)
  }
}
