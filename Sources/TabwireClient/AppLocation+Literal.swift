import Foundation

extension AppLocation: ExpressibleByStringLiteral {
  /// Creates the location of an app from an address in its code, such as `"https://example.com"`.
  ///
  /// An address that cannot be a start URL is a mistake in the code: the app stops when it first starts. For an address that is not
  /// in the code, use ``init(startURL:)``.
  ///
  /// - Parameter address: An absolute `http` or `https` URL. Without a path, the start page is `/`.
  public init(stringLiteral address: StaticString) {
    let text = address.description
    do {
      guard let url = URL(string: text) else { throw StartURLError(url: URL(filePath: text)) }
      try self.init(startURL: url.path.isEmpty ? url.appending(path: "/") : url)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
