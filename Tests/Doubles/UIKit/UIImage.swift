/// A double of UIKit's class that knows its name. Tests define which symbols and images exist.
public final class UIImage: Sendable {
  /// The names of the SF Symbols.
  package nonisolated(unsafe) static var symbols: Set<String> = []
  /// The names of the images in the app's asset catalog.
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
