#if canImport(UIKit)
  import UIKit

  /// Finds the image for an icon name: an SF Symbol, or an image of the app's asset catalog.
  ///
  /// An unknown name shows ``fallback``, so that a mistake on the server is visible in the tab bar.
  public struct TabIcons: Sendable {
    /// The symbol for an unknown name.
    public static let fallback = "questionmark.square.dashed"

    private let names: [String: String]

    /// Creates a mapping from the server's names.
    ///
    /// - Parameter names: The symbol or image for each name of the server that is neither itself.
    public init(_ names: [String: String] = [:]) {
      self.names = names
    }

    /// Returns the image for a name, or `nil` if the name is empty.
    ///
    /// - Parameter name: The icon name that the server sent.
    public func image(for name: String) -> UIImage? {
      let name = names[name] ?? name
      guard !name.isEmpty else { return nil }
      return UIImage(systemName: name) ?? asset(name) ?? UIImage(systemName: Self.fallback)
    }

    /// A slash would let a server name a file of the app's bundle.
    private func asset(_ name: String) -> UIImage? {
      name.contains("/") ? nil : UIImage(named: name)
    }
  }
#endif
