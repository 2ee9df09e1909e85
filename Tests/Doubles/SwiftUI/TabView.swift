/// A tab of an evaluated body.
package struct ShownTab {
  package let value: AnyHashable
  package var identity: AnyHashable?
  package let content: Page
  package let label: Page
  package var badge: String?
  package var accessibilityIdentifier: String?
  package var accessibilityLabel: String?
  package var accessibilityValue: String?
  package var accessibilityHint: String?
  package var isDisabled = false

  /// What VoiceOver reads. Where the app does not say, SwiftUI may also read the name of the symbol, and the badge in words
  /// of its own.
  package var spoken: String {
    let name = accessibilityLabel ?? (label.images.map(\.name) + label.texts).joined(separator: ", ")
    let value = accessibilityValue ?? badge.map { "\($0) items" } ?? ""
    return value.isEmpty ? name : "\(name), \(value)"
  }
  package var role: TabRole?
}

/// The selection of a tab view, type-erased.
@MainActor
package protocol SelectionBinding {
  var value: AnyHashable { get }
  func select(_ value: AnyHashable)
}

extension Binding: SelectionBinding where Value: Hashable {
  package var value: AnyHashable { AnyHashable(wrappedValue) }
  package func select(_ value: AnyHashable) {
    if let value = value.base as? Value { wrappedValue = value }
  }
}

public struct TabView<SelectionValue, Content>: View, PrimitiveView where SelectionValue: Hashable, Content: View {
  let selection: Binding<SelectionValue>
  let content: Content

  @available(iOS 18.0, *)
  public init<C>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
  where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
    self.selection = selection
    self.content = TabContentBuilder.Content(tabs: content())
  }

  package func show(in page: inout Page) {
    page.selection = selection
    content.show(in: &page)
  }
}

@available(*, unavailable)
extension TabView: Sendable {}

@MainActor
@preconcurrency
@available(iOS 18.0, *)
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  @TabContentBuilder<Self.TabValue> var body: Body { get }
}

/// Tab content that SwiftUI implements itself.
@MainActor
protocol PrimitiveTabContent {
  var shownTabs: [ShownTab] { get }
}

extension TabContent {
  var allTabs: [ShownTab] { (self as? any PrimitiveTabContent)?.shownTabs ?? body.allTabs }
}

extension TabContent where Body == Never {
  public var body: Never { fatalError("SwiftUI implements \(Self.self)") }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

@resultBuilder
@available(iOS 18.0, *)
public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  public struct Content<C>: View, PrimitiveView where C: TabContent {
    let tabs: C
    package func show(in page: inout Page) { page.tabs = tabs.allTabs }
  }

  public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue {
    _ConditionalContent(shown: first)
  }
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue {
    _ConditionalContent(shown: second)
  }
  public static func buildLimitedAvailability<T>(_ content: T) -> AnyTabContent<T.TabValue> where T: TabContent {
    AnyTabContent(content)
  }
}

@available(*, unavailable)
extension TabContentBuilder.Content: Sendable {}

@available(iOS 18.0, *)
public struct Tab<Value, Content, Label> {
  let value: Value
  let role: TabRole?
  let content: Content
  let label: Label
}

@available(iOS 18.0, *)
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static var search: TabRole { TabRole(name: "search") }
  @available(iOS 27.0, *)
  public static var prominent: TabRole { TabRole(name: "prominent") }
}

@available(iOS 18.0, *)
extension Tab: TabContent, PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Never

  public nonisolated init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.role = role
    self.content = content()
    self.label = label()
  }

  var shownTabs: [ShownTab] {
    var page = Page()
    content.show(in: &page)
    var words = Page()
    label.show(in: &words)
    return [ShownTab(value: AnyHashable(value), content: page, label: words, role: role)]
  }
}

/// Tab content of any type.
@available(iOS 18.0, *)
public struct AnyTabContent<SelectionValue> where SelectionValue: Hashable {
  private let tabs: any TabContent

  public init<T>(_ tabContent: T) where SelectionValue == T.TabValue, T: TabContent {
    tabs = tabContent
  }
}

@available(iOS 18.0, *)
extension AnyTabContent: TabContent, PrimitiveTabContent {
  public typealias TabValue = SelectionValue
  public typealias Body = Never
  var shownTabs: [ShownTab] { tabs.allTabs }
}

@available(iOS 18.0, *)
extension _ConditionalContent: TabContent, PrimitiveTabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue

  var shownTabs: [ShownTab] { (shown as? any TabContent)?.allTabs ?? [] }
}

/// Tab content with a modifier.
struct ModifiedTabs<Content: TabContent>: TabContent, PrimitiveTabContent {
  typealias TabValue = Content.TabValue
  typealias Body = Never
  nonisolated(unsafe) let content: Content
  let modify: @MainActor (inout ShownTab) -> Void

  nonisolated init(content: Content, modify: @escaping @MainActor (inout ShownTab) -> Void) {
    (self.content, self.modify) = (content, modify)
  }

  var shownTabs: [ShownTab] {
    content.allTabs.map {
      var tab = $0
      modify(&tab)
      return tab
    }
  }
}

@available(iOS 18.0, *)
extension TabContent {
  public nonisolated func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
    ModifiedTabs(content: self) { $0.badge = label?.content }
  }

  @available(iOS 18.4, *)
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<Self.TabValue> {
    ModifiedTabs(content: self) { $0.isDisabled = disabled }
  }

  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue> {
    ModifiedTabs(content: self) { if isEnabled { $0.accessibilityHint = hint.content } }
  }

  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    ModifiedTabs(content: self) { $0.accessibilityIdentifier = identifier }
  }

  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue> {
    ModifiedTabs(content: self) { $0.accessibilityLabel = label.content }
  }

  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue> {
    ModifiedTabs(content: self) { $0.accessibilityValue = value.content }
  }
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  let data: Data
  let content: (Data.Element) -> Content
}

@available(iOS 18.0, *)
extension ForEach: TabContent, PrimitiveTabContent
where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.TabValue {
    self.data = data
    self.content = content
  }

  var shownTabs: [ShownTab] {
    data.flatMap { element in
      content(element).allTabs.map {
        var tab = $0
        tab.identity = AnyHashable(element.id)
        return tab
      }
    }
  }
}
