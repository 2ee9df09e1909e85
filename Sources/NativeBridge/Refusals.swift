/// What was refused while one page was shown.
///
/// Each reason is logged once, and only the first few: a page can send bad messages faster than anyone reads logs.
@MainActor
struct Refusals {
  private static let limit = 20
  private var logged: Set<String> = []

  mutating func log(_ reason: String) {
    guard logged.count < Self.limit, logged.insert(reason).inserted else { return }
    Hotwire.config.logger.warning("\(reason)")
    if logged.count == Self.limit {
      Hotwire.config.logger.warning("Further messages refused from this page are not logged.")
    }
  }
}
