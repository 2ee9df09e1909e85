/// Tells whether a page is loaded before the user asked for it: a browser, Turbo or an eager tab prefetches it (P13.16).
///
/// Such a page marks nothing as read. `TabwireHummingbird` adds `isPrefetch` to requests.
public enum Prefetch {
  /// The headers that say so: the standard one, that of Turbo, and that of older browsers.
  public static let headers = ["Sec-Purpose", "X-Sec-Purpose", "Purpose"]

  /// Returns whether one of the headers announces a prefetch.
  ///
  /// - Parameter values: The values of ``headers`` that a request has. Each is a list, whose entries may have parameters.
  public static func isAnnounced(by values: some Sequence<String>) -> Bool {
    values.contains { value in
      value.split(separator: ",").contains { entry in
        let purpose = entry.prefix { $0 != ";" }
        return purpose.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }.lowercased() == "prefetch"
      }
    }
  }
}
