/// The path of a page as the segments that it consists of, to tell what lies below what.
struct PagePath: Equatable {
  private let segments: [Substring]

  /// - Parameter reference: the path, maybe with a query and a fragment, which do not matter.
  init(_ reference: String) {
    segments = reference.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").filter { $0 != "." }
  }

  /// How many segments there are.
  var count: Int { segments.count }

  /// Whether this is the other path or lies below it.
  func isUnder(_ other: PagePath) -> Bool { segments.starts(with: other.segments) }
}
