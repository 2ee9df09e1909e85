import Hummingbird

/// The deploy flags, which a panel on each page changes, and scripts do:
///
///     curl --data 'explore=hard' --cookie jar --cookie-jar jar http://127.0.0.1:8080/flags
struct FlagRoutes {
  let site: Site

  func add(to router: some RouterMethods<SiteContext>) {
    router.post("/flags") { request, context in
      let form = try await request.decode(as: FlagForm.self, context: context)
      var session = context.session
      form.change(&session.flags)
      session.opensBackstage = form.back != nil
      return try site.redirect(to: LocalPath(form.back)?.path ?? "/", saving: session)
    }
  }

  /// What is left out stays as it is.
  private struct FlagForm: Decodable {
    let explore: Phase?
    let library: Phase?
    let premium: PremiumChoice?
    let order: Order?
    /// The page to come back to.
    let back: String?

    func change(_ flags: inout DeployFlags) {
      flags.explore = explore ?? flags.explore
      flags.library = library ?? flags.library
      flags.order = order ?? flags.order
      if let premium { flags.premium = premium.phase }
    }
  }

  /// A phase of the Premium tab; nothing leaves it to what the user has paid for.
  private struct PremiumChoice: Decodable {
    let phase: Phase?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      phase = try container.decode(String.self) == DeployFlags.byPlan ? nil : try container.decode(Phase.self)
    }
  }
}
