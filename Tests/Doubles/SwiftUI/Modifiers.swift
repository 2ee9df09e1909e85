public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: .max)
}

public enum Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
  }
}

public enum Visibility: Hashable, Sendable {
  case automatic, visible, hidden
}

public struct ToolbarPlacement {
  public static var tabBar: ToolbarPlacement { ToolbarPlacement() }
}

@available(iOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  package let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let never = TabBarMinimizeBehavior(name: "never")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

public struct Alignment: Equatable, Sendable {
  private let name: String
  public static let center = Alignment(name: "center")
  public static let bottom = Alignment(name: "bottom")
}

@MainActor
@preconcurrency
public protocol TabViewStyle {}

@available(iOS 18.0, *)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
}

@available(*, unavailable)
extension SidebarAdaptableTabViewStyle: Sendable {}

@available(iOS 18.0, *)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// An `onChange` action with the value that it observes.
package struct ChangeHandler {
  let value: any Equatable
  let action: @MainActor (_ last: (any Equatable)?) -> Void
}

extension View {
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    Modified(content: self) { $0.ignoresSafeArea = true }
  }

  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    Modified(content: self) { $0.isTabBarHidden = visibility == .hidden }
  }

  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    nonisolated(unsafe) let (value, action) = (value, action)
    nonisolated(unsafe) let handler = ChangeHandler(value: value) { last in
      if let last = last as? V {
        if last != value { action(last, value) }
      } else if initial {
        action(value, value)
      }
    }
    return Modified(content: self) { $0.changeHandlers.append(handler) }
  }

  public nonisolated func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  where V: View {
    let content = content()
    return Modified(content: self) { page in
      var overlay = Page()
      content.show(in: &overlay)
      page.overlays += overlay.overlays
    }
  }

  @available(iOS 18.0, *)
  public nonisolated func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    nonisolated(unsafe) let style = style
    return Modified(content: self) { $0.isSidebarAdaptable = style is SidebarAdaptableTabViewStyle }
  }

  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    nonisolated(unsafe) let action = action
    return Modified(content: self) { $0.openURL = action }
  }

  @available(iOS 26.0, *)
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    Modified(content: self) { $0.minimizing = behavior }
  }
}
