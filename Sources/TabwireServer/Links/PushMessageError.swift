/// The reason why a push message cannot be made.
public enum PushMessageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The title is empty.
  case noTitle
  /// The path is not a path of the site.
  case noPath(String)
  /// A payload is larger than the services accept.
  case tooLarge(byteCount: Int)

  public var description: String {
    switch self {
    case .noTitle: "push message: the title is empty; write what the user reads first"
    case .noPath(let path): "push message: \"\(path)\" is not a path of the site (use one like /explore/3)"
    case .tooLarge(let byteCount):
      "push message: the payload has \(byteCount) bytes, and services accept \(PushMessage.maximumByteCount); "
        + "shorten its texts"
    }
  }
}
