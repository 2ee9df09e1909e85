import Hummingbird

/// The visitor's profile, and a way to every page that goes wrong.
struct ProfileRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.get("/profile") { request, context in
      let visitor = try context.visitor
      let app = context.nativeApp.map { [$0.platform, $0.version].compactMap(\.self).joined(separator: " ") }
      let content = Profile(
        name: visitor.name, plan: visitor.persona.title, initial: String(visitor.name.prefix(1)),
        favorites: visitor.favorites.count, read: Update.all.count - visitor.unreadUpdates.count,
        client: app.map { "Native app, \($0)" } ?? "Browser")
      return try site.response(Page(template: "profile", title: "Profile", content: content), to: request, in: context)
    }
    router.get("/profile/edit") { request, context in
      let content = ["name": try context.visitor.name]
      return try site.response(
        Page(template: "profile-edit", title: "Edit Profile", content: content), to: request, in: context)
    }
    router.post("/profile/edit") { request, context in
      var visitor = try context.visitor
      visitor.name = try await request.decode(as: NameForm.self, context: context).name
      var session = context.session
      session.visitor = visitor
      session.notice = "Your profile is saved."
      return try site.redirect(to: "/profile", saving: session)
    }
    router.get("/profile/trouble") { _, _ -> Response in
      throw HTTPError(.internalServerError)
    }
  }

  private struct Profile {
    let name: String
    let plan: String
    let initial: String
    let favorites: Int
    let read: Int
    let client: String
  }
}
