import Hummingbird

/// The route for the deploy flags. The flag panel and scripts use it:
///
///     curl --data 'explore=hard' --cookie jar --cookie-jar jar http://127.0.0.1:8080/flags
struct FlagRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.post("/flags") { request, context in
      let form = try await request.decode(as: FlagForm.self, context: context)
      var session = context.session
      form.apply(to: &session.flags)
      if let weekend = form.weekend { try site.live.setFreeWeekend(weekend == .on) }
      session.isFlagPanelOpen = form.back != nil && form.back != ProfileRoutes.arrangePath
      return try site.redirect(to: LocalPath(form.back)?.path ?? "/", saving: session)
    }
  }

  /// Flags that are missing do not change.
  private struct FlagForm: Decodable {
    let explore: Phase?
    let library: Phase?
    let premium: PremiumChoice?
    let order: Order?
    let bar: Bar?
    /// Whether all users have Premium. All browsers share this flag.
    let weekend: Switch?
    /// The page to return to.
    let back: String?

    func apply(to flags: inout DeployFlags) {
      flags.explore = explore ?? flags.explore
      flags.library = library ?? flags.library
      flags.order = order ?? flags.order
      flags.bar = bar ?? flags.bar
      if let premium { flags.premium = premium.phase }
    }
  }

  private enum Switch: String, Decodable { case on, off }

  /// A phase of the Premium tab, or `nil` to show it to premium users only.
  private struct PremiumChoice: Decodable {
    let phase: Phase?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      phase = try container.decode(String.self) == DeployFlags.byPlan ? nil : try container.decode(Phase.self)
    }
  }
}
