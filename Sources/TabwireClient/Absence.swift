/// Tells whether the app, or the window with the tabs, comes back to the screen after a while (P14.13).
struct Absence {
  /// The time after which coming back counts.
  static let minimum = Duration.seconds(60)

  /// The time that the page in front has to send again what it had.
  static let pageTime = Duration.seconds(1)

  /// The time since which nothing of it is on the screen. This clock also runs while the device sleeps.
  private var start: ContinuousClock.Instant?

  /// Notes that it leaves the screen.
  mutating func begin(at time: ContinuousClock.Instant) {
    start = start ?? time
  }

  /// Notes that it is on the screen.
  ///
  /// - Returns: Whether it was away for at least ``minimum``.
  mutating func end(at time: ContinuousClock.Instant) -> Bool {
    defer { start = nil }
    return start.map { time - $0 >= Self.minimum } ?? false
  }
}
