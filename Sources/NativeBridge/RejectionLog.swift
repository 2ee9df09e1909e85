import Logging

/// Logs rejected messages of one page.
///
/// Each reason is logged once, and only the first few reasons: a page can send invalid messages faster than anyone reads
/// logs.
struct RejectionLog {
  private static let maximumCount = 20
  private var reasons: Set<String> = []

  mutating func log(_ reason: String, at level: Logger.Level = .warning) {
    guard reasons.count < Self.maximumCount, reasons.insert(reason).inserted else { return }
    Hotwire.config.logger.log(level: level, "\(reason)")
    if reasons.count == Self.maximumCount {
      Hotwire.config.logger.warning("further rejected messages of this page are not logged")
    }
  }
}
