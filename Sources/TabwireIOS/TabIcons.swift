#if canImport(UIKit)
  import UIKit

  /// What the names of icons stand for: SF Symbols, and images of the app's asset catalogue.
  ///
  /// A name that stands for nothing shows ``fallback``: something visible, rather than a hole in the bar.
  public struct TabIcons: Sendable {
    /// The symbol for a name that stands for nothing.
    public static let fallback = "questionmark.square.dashed"

    private let names: [String: String]

    /// - Parameter names: the symbol or the image for each name that the server uses and that is neither itself.
    public init(_ names: [String: String] = [:]) {
      self.names = names
    }

    /// The icon of a name; nothing for the empty one.
    ///
    /// - Parameter name: the name as the server writes it.
    public func image(for name: String) -> UIImage? {
      let name = names[name] ?? name
      guard !name.isEmpty else { return nil }
      return UIImage(systemName: name) ?? asset(name) ?? UIImage(systemName: Self.fallback)
    }

    /// A server names images, never files.
    private func asset(_ name: String) -> UIImage? {
      name.contains("/") ? nil : UIImage(named: name)
    }
  }
#endif
