/// How large everything in a page is, in the steps in which users change it.
struct Zoom: Equatable {
  /// The factors that there are.
  static let steps = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3]

  private var step = Self.steps.firstIndex(of: 1) ?? 0

  /// The factor; 1 is the size that the page asks for.
  var factor: Double { Self.steps[step] }

  /// One step larger; as it is at the end.
  mutating func increase() { step = min(step + 1, Self.steps.count - 1) }
  /// One step smaller; as it is at the end.
  mutating func decrease() { step = max(step - 1, 0) }
  /// As large as the page asks for.
  mutating func reset() { self = Zoom() }
}
