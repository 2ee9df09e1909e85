#if TabwireIOS
  import UIKit

  /// Finds the image for an icon name: an SF Symbol, or an image of the app's asset catalog.
  ///
  /// An unknown name shows ``fallback``, so that a wrong name is visible in the tab bar.
  public struct TabIcons: Sendable {
    /// The symbol for an unknown name.
    public static let fallback = "questionmark.square.dashed"

    private let names: [String: String]
    private let selected: [String: String]

    /// Creates a mapping from the server's names.
    ///
    /// - Parameters:
    ///   - names: The symbol or image for each name of the server that is neither itself.
    ///   - selected: The symbol or image of a selected tab, for each name of the server whose tab then shows another one. The
    ///     tab bar fills symbols by itself.
    public init(_ names: [String: String] = [:], selected: [String: String] = [:]) {
      self.names = names
      self.selected = selected
    }

    /// Whether some tabs show another image while they are selected.
    var dependOnSelection: Bool { !selected.isEmpty }

    /// Returns the image for a name, or `nil` if the name is empty.
    ///
    /// - Parameters:
    ///   - name: The icon name that the server sent.
    ///   - isSelected: Whether the tab is selected.
    public func image(for name: String, isSelected: Bool = false) -> UIImage? {
      let name = (isSelected ? selected[name] : nil) ?? names[name] ?? name
      guard !name.isEmpty else { return nil }
      return UIImage(systemName: name) ?? asset(name) ?? UIImage(systemName: Self.fallback)
    }

    /// A slash would let a server name a file of the app's bundle.
    private func asset(_ name: String) -> UIImage? {
      name.contains("/") ? nil : UIImage(named: name)
    }
  }
#endif
