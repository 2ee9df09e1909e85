/// The properties of a path, merged from all rules that match it.
public struct PathProperties: Sendable, Hashable {
  /// The context in which a page appears.
  public enum Context: String, Sendable, Hashable {
    /// In its tab.
    case `default`
    /// In a modal window.
    case modal
  }

  /// How a page changes the navigation stack.
  public enum Presentation: String, Sendable, Hashable {
    /// Depends on the context and the current page.
    case `default`
    /// Pushes the page.
    case push
    /// Goes back.
    case pop
    /// Replaces the current page.
    case replace
    /// Replaces all pages of the tab.
    case replaceRoot = "replace_root"
    /// Goes back to the first page of the tab.
    case clearAll = "clear_all"
    /// Goes back and reloads.
    case refresh
    /// Does not show the page.
    case none
  }

  /// How a page is presented when only its query differs from that of another page.
  public enum QueryStringPresentation: String, Sendable, Hashable {
    /// As a different page.
    case `default`
    /// As the same page.
    case replace
  }

  /// The style of a modal window.
  public enum ModalStyle: String, Sendable, Hashable {
    /// Half as high as the window below.
    case medium
    /// A sheet over the window below.
    case large
    /// As large as the window below.
    case full
    /// A sheet over the window below.
    case pageSheet = "page_sheet"
    /// A small sheet in the middle of the window below.
    case formSheet = "form_sheet"
  }

  /// All properties by name, including those that only the app knows.
  public let values: [String: PathValue]

  public init(_ values: [String: PathValue] = [:]) {
    self.values = values
  }

  /// Returns the property with a name, or `nil`.
  public subscript(name: String) -> PathValue? { values[name] }

  /// The context. `.default` if the property is missing or unknown.
  public var context: Context { known("context") ?? .default }

  /// The presentation. `.default` if the property is missing or unknown.
  public var presentation: Presentation { known("presentation") ?? .default }

  /// How a page is presented when only its query differs from that of the page in front or before it. `.default` if the
  /// property is missing or unknown.
  public var queryStringPresentation: QueryStringPresentation { known("query_string_presentation") ?? .default }

  /// The style of a modal window. `.large` if the property is missing or unknown.
  public var modalStyle: ModalStyle { known("modal_style") ?? .large }

  /// Whether the path is one of those that servers redirect to so that an app goes back, stays or reloads.
  package var isHistoricalLocation: Bool { values["historical_location"] == .bool(true) }

  private func known<Value: RawRepresentable<String>>(_ name: String) -> Value? {
    guard case .string(let text) = values[name] else { return nil }
    return Value(rawValue: text)
  }
}
