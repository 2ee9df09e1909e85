#if canImport(CWebKitGTK)
  /// Where in a page the user typed something that is not sent, as typing.js tells.
  struct Typing: OptionSet {
    let rawValue: Int

    /// In the page itself, where typing.js knows also when it is sent.
    static let page = Typing(rawValue: 1)
    /// In a frame.
    static let frame = Typing(rawValue: 2)

    /// Takes in what typing.js tells.
    mutating func hear(_ message: String) {
      switch message {
      case "page": insert(.page)
      case "nothing": remove(.page)
      case "frame": insert(.frame)
      default: break
      }
    }
  }
#endif
