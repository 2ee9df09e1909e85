/// How often a page may open the user's other apps: once for each time that the user does something.
///
/// A page that wants more has to wait until the user is asked, and that happens once as well.
struct OpeningGate {
  /// What becomes of a wish to open something.
  enum Decision {
    case open
    /// The user is asked.
    case ask
    case ignore
  }

  /// Scripts can make much of one gesture. Another one, of which only WebKit knows, comes after so long at the earliest.
  static let interval = Duration.seconds(1)

  private var next = Decision.open
  private var lastOpened: ContinuousClock.Instant?

  /// The user did something in the window, or came to the page.
  mutating func userActed() {
    next = .open
  }

  /// WebKit says that the user is behind what happens, as a screen reader's click that reaches no window.
  mutating func userGestured(at now: ContinuousClock.Instant = .now) {
    if lastOpened.map({ now - $0 >= Self.interval }) ?? true { userActed() }
  }

  /// Decides on a wish, and remembers it.
  mutating func decide(at now: ContinuousClock.Instant = .now) -> Decision {
    defer { next = next == .open ? .ask : .ignore }
    if next == .open { lastOpened = now }
    return next
  }
}
