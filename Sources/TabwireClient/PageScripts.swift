/// The scripts that clients run in pages.
package enum PageScripts {
  /// A function that returns the reason why a page would lose input if it was loaded again or removed, or null. Its argument
  /// says whether the client hears of typed text by itself.
  package static let unsentInput = String(decoding: PackageResources.unsent_input_js, as: UTF8.self)
}
