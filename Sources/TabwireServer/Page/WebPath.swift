import Foundation

/// Paths for browsers, which resolve links against the page and not against the app's start URL.
enum WebPath {
  /// Returns the absolute path of a tab, with its query.
  ///
  /// - Parameters:
  ///   - path: A safe path, relative to the app's start URL.
  ///   - startPath: The path of the app's start URL.
  static func absolute(_ path: String, from startPath: String) -> String {
    if path.hasPrefix("/") { return path }
    if path.isEmpty { return startPath }
    let origin = "http://origin"
    guard
      let start = URL(string: origin + startPath),
      let url = URL(string: path, relativeTo: start)?.absoluteString, url.hasPrefix(origin + "/")
    else { return startPath }
    let absolute = String(url.dropFirst(origin.count))
    // `..//host` resolves to `//host`, which browsers would open on that host.
    return absolute.hasPrefix("//") ? "/." + absolute : absolute
  }
}
