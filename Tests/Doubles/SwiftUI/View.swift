@_exported import UIKit

/// A double of SwiftUI's protocol. ``Screen`` shows its views.
@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view that SwiftUI implements itself.
@MainActor
package protocol PrimitiveView {
  func show(in page: inout Page)
}

/// The result of evaluating a body.
package struct Page {
  /// The state that is kept from one evaluation to the next, and the identity of the view.
  package var states: StateStore?
  package var identity: AnyHashable?
  package var texts: [String] = []
  package var images: [UIImage] = []
  package var tabs: [ShownTab] = []
  package var selection: (any SelectionBinding)?
  package var changeHandlers: [ChangeHandler] = []
  package var representable: (any RepresentableHost)?
  package var ignoresSafeArea = false
  package var openURL: ((URL) -> Void)?
  package var isTabBarHidden: Bool?
  package var minimizing: TabBarMinimizeBehavior?
  package var isSidebarAdaptable = false
  /// The views that lie over the page.
  package var overlays: [UIView] = []
}

extension View {
  package func show(in page: inout Page) {
    if let primitive = self as? any PrimitiveView {
      primitive.show(in: &page)
    } else if let representable = self as? any UIViewControllerRepresentable {
      page.representable = representable.host
    } else if let representable = self as? any UIViewRepresentable {
      page.overlays.append(representable.maker.make())
    } else {
      page.states?.restore(self, id: page.identity)
      body.show(in: &page)
    }
  }
}

extension View where Body == Never {
  public var body: Never { fatalError("SwiftUI implements \(Self.self)") }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no instances") }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(shown: first)
  }
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(shown: second)
  }
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
    AnyView(content)
  }
}

public struct EmptyView: View, PrimitiveView {
  public nonisolated init() {}
  package func show(in page: inout Page) {}
}

public struct _ConditionalContent<TrueContent, FalseContent> {
  nonisolated(unsafe) let shown: Any
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  nonisolated init(shown: any View) { self.shown = shown }
  package func show(in page: inout Page) { (shown as? any View)?.show(in: &page) }
}

public struct AnyView: View, PrimitiveView {
  private nonisolated(unsafe) let shown: any View
  public nonisolated init<V>(_ view: V) where V: View { shown = view }
  package func show(in page: inout Page) { shown.show(in: &page) }
}

@available(*, unavailable)
extension AnyView: Sendable {}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package func show(in page: inout Page) { self?.show(in: &page) }
}

/// A view whose state is discarded when its identity changes.
struct Identified: View, PrimitiveView {
  nonisolated(unsafe) let content: any View
  nonisolated(unsafe) let id: AnyHashable

  nonisolated init(content: any View, id: AnyHashable) {
    (self.content, self.id) = (content, id)
  }

  func show(in page: inout Page) {
    let outer = page.identity
    page.identity = id
    content.show(in: &page)
    page.identity = outer
  }
}

extension View {
  public nonisolated func id<ID>(_ id: ID) -> some View where ID: Hashable {
    Identified(content: self, id: id)
  }
}

/// A view with a modifier.
struct Modified: View, PrimitiveView {
  nonisolated(unsafe) let content: any View
  let modify: @MainActor (inout Page) -> Void

  nonisolated init(content: any View, modify: @escaping @MainActor (inout Page) -> Void) {
    (self.content, self.modify) = (content, modify)
  }

  func show(in page: inout Page) {
    content.show(in: &page)
    modify(&page)
  }
}
