/// Limits how often a page may open the user's other apps: once for each user action.
///
/// The second request asks the user. Further requests are ignored until the user acts again.
struct ExternalOpenPolicy {
  enum Decision {
    case open
    case ask
    case ignore
  }

  /// The minimum time between gestures that only WebKit reports, since scripts can repeat one.
  static let minimumGestureInterval = Duration.seconds(1)

  private var next = Decision.open
  private var lastOpened: ContinuousClock.Instant?

  /// Records an action of the user in the window, or that the user selected the page.
  mutating func userActed() {
    next = .open
  }

  /// Records a gesture that only WebKit reports, such as a screen reader's click.
  mutating func userGestured(at now: ContinuousClock.Instant = .now) {
    if lastOpened.map({ now - $0 >= Self.minimumGestureInterval }) ?? true { userActed() }
  }

  /// Decides about a request and records it.
  mutating func decide(at now: ContinuousClock.Instant = .now) -> Decision {
    defer { next = next == .open ? .ask : .ignore }
    if next == .open { lastOpened = now }
    return next
  }
}
