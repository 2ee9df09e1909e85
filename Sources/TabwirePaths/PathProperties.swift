/// What an app does with a path: what all rules that match it say, the later over the earlier.
public struct PathProperties: Sendable, Hashable {
  /// Where a page appears.
  public enum Context: String, Sendable, Hashable {
    /// In its tab.
    case `default`
    /// Over everything else.
    case modal
  }

  /// How a page takes its place among the others.
  public enum Presentation: String, Sendable, Hashable {
    /// As its context and the page before it suggest.
    case `default`
    /// On top of the page before it.
    case push
    /// By going back.
    case pop
    /// Instead of the page before it.
    case replace
    /// Instead of all pages of the tab.
    case replaceRoot = "replace_root"
    /// By going back to the first page of the tab.
    case clearAll = "clear_all"
    /// By going back and loading that page again.
    case refresh
    /// Not at all.
    case none
  }

  /// All of them, by their names, also those that only the app knows.
  public let values: [String: PathValue]

  /// Names the properties.
  public init(_ values: [String: PathValue] = [:]) {
    self.values = values
  }

  /// A property by its name.
  public subscript(name: String) -> PathValue? { values[name] }

  /// Where the page appears; in its tab unless something known is said.
  public var context: Context { known("context") ?? .default }

  /// How the page takes its place; as usual unless something known is said.
  public var presentation: Presentation { known("presentation") ?? .default }

  private func known<Value: RawRepresentable<String>>(_ name: String) -> Value? {
    guard case .text(let text) = values[name] else { return nil }
    return Value(rawValue: text)
  }
}
