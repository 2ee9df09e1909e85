/// A double of UIKit's class: it knows its name. There are the symbols and the images that a test says there are.
public final class UIImage: Sendable {
  /// The names of the system's symbols.
  package nonisolated(unsafe) static var symbols: Set<String> = []
  /// The names of the images in the app's asset catalogue.
  package nonisolated(unsafe) static var assets: Set<String> = []

  package let name: String

  public init?(systemName name: String) {
    guard Self.symbols.contains(name) else { return nil }
    self.name = "symbol \(name)"
  }

  public init?(named name: String) {
    guard Self.assets.contains(name) else { return nil }
    self.name = "asset \(name)"
  }
}
