/// The parts of a page that have unsent input, as reported by typing.js.
package struct Typing: OptionSet {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The main frame, for which typing.js also reports when the input was sent.
  package static let page = Typing(rawValue: 1)
  /// A subframe.
  package static let frame = Typing(rawValue: 2)

  /// Applies a message of typing.js.
  package mutating func apply(_ message: String) {
    switch message {
    case "page": insert(.page)
    case "none": remove(.page)
    case "frame": insert(.frame)
    default: break
    }
  }
}
