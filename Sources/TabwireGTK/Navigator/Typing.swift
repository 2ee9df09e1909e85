#if canImport(CWebKitGTK)
  /// The parts of a page that have unsent input, as reported by typing.js.
  struct Typing: OptionSet {
    let rawValue: Int

    /// The main frame, for which typing.js also reports when the input was sent.
    static let page = Typing(rawValue: 1)
    /// A subframe.
    static let frame = Typing(rawValue: 2)

    /// Applies a message of typing.js.
    mutating func apply(_ message: String) {
      switch message {
      case "page": insert(.page)
      case "none": remove(.page)
      case "frame": insert(.frame)
      default: break
      }
    }
  }
#endif
