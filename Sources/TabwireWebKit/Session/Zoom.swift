/// The zoom of pages, in steps.
package struct Zoom: Equatable {
  package static let steps = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3]

  private var step = Self.steps.firstIndex(of: 1) ?? 0

  /// The factor; 1 is the page's own size.
  package var factor: Double { Self.steps[step] }

  package mutating func increase() { step = min(step + 1, Self.steps.count - 1) }
  package mutating func decrease() { step = max(step - 1, 0) }
  package mutating func reset() { self = Zoom() }
}
