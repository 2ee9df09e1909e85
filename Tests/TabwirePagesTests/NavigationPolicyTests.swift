import TabwirePages
import Testing

@Suite("Navigation policy")
struct NavigationPolicyTests {
  private static let statuses = [200, 204, 303, 401, 404, 422, 500, 503]
  private static let kinds: [NavigationKind] =
    [.link, .form, .newWindow, .attachment] + statuses.map { .mainFrameResponse(status: $0) }
  private static let policies = [false, true].flatMap { isEager in
    [false, true].map { NavigationPolicy(isEager: isEager, signsIn: $0) }
  }

  /// Every navigation with its outcome, under every policy.
  private func each(_ check: (NavigationKind, PageOwner, NavigationPolicy, NavigationOutcome) -> Void) {
    for policy in Self.policies {
      for kind in Self.kinds {
        for owner in PageOwner.allCases { check(kind, owner, policy, policy.outcome(of: kind, to: owner)) }
      }
    }
  }

  @Test("only pages of the app are routed, saved, refused, or lead to the sign-in")
  func pagesOfTheApp() {
    let outcomes: Set<NavigationOutcome> = [.route, .routeResponse, .download, .signIn, .openHere]
    each { kind, owner, _, outcome in
      if outcomes.contains(outcome) { #expect(owner == .app, "\(kind)") }
      if case .fail = outcome { #expect(owner == .app, "\(kind)") }
    }
  }

  @Test("a page of another origin is never loaded in place of the app's, unless the app allows it")
  func otherOrigins() {
    each { kind, owner, policy, outcome in
      guard owner == .other, kind != .form else { return }
      let isIgnored = kind == .attachment && policy.isEager
      #expect(outcome == (isIgnored ? .ignore : .leave), "\(kind)")
    }
  }

  @Test("an allowed origin is presented, and its files are opened elsewhere")
  func allowedOrigins() {
    each { kind, owner, policy, outcome in
      guard owner == .allowed, kind != .form, kind != .attachment else { return }
      #expect(outcome == .present, "\(kind)")
    }
  }

  @Test("a file that a page created is followed only as a link: its response is not shown")
  func files() {
    each { kind, owner, _, outcome in
      if owner == .file, outcome == .follow { #expect(kind == .link) }
      if outcome == .follow { #expect(owner == .file) }
    }
  }

  @Test("a server error is an error page, whoever signs in")
  func serverErrors() {
    each { kind, owner, _, outcome in
      guard owner == .app, case .mainFrameResponse(let status) = kind else { return }
      #expect((outcome == .fail(status: status)) == (status >= 500))
    }
  }

  @Test("the status 401 leads to the sign-in, if there is one")
  func signIn() {
    each { kind, owner, policy, outcome in
      #expect((outcome == .signIn) == (kind == .mainFrameResponse(status: 401) && owner == .app && policy.signsIn))
    }
  }

  @Test("a page that was loaded before the user asked for it saves no file")
  func eagerPages() {
    each { _, _, policy, outcome in if policy.isEager { #expect(outcome != .download) } }
  }
}
