#if TabwireIOS
  import SwiftUI

  extension View {
    /// Sets when the tab bar minimizes, from iOS 26 on.
    @ViewBuilder
    func minimizeBehavior(_ behavior: TabBarOptions.MinimizeBehavior) -> some View {
      #if compiler(>=6.2)
        if #available(iOS 26.0, *) {
          tabBarMinimizeBehavior(TabBarMinimizeBehavior(behavior))
        } else {
          self
        }
      #else
        self
      #endif
    }
  }

  extension View {
    /// Lets wide screens show the tabs in a sidebar.
    @available(iOS 18.0, *)
    @ViewBuilder
    func sidebar(_ isUsed: Bool) -> some View {
      if isUsed { tabViewStyle(.sidebarAdaptable) } else { self }
    }
  }

  @available(iOS 18.0, *)
  extension TabRole {
    /// The role of the tab that the system shows apart from the others. Since iOS 27, that of search alone does not.
    static var apart: TabRole {
      #if compiler(>=6.4) || iOS27SDK
        if #available(iOS 27.0, *) { return .prominent }
      #endif
      return .search
    }
  }

  @available(iOS 18.0, *)
  extension TabContent {
    /// Enables or disables the tab, from iOS 18.4 on. Before, a tap on it does nothing all the same.
    @TabContentBuilder<TabValue>
    nonisolated func enabled(_ isEnabled: Bool) -> some TabContent<TabValue> {
      if #available(iOS 18.4, *) {
        disabled(!isEnabled)
      } else {
        self
      }
    }
  }

  #if compiler(>=6.2)
    @available(iOS 26.0, *)
    extension TabBarMinimizeBehavior {
      fileprivate init(_ behavior: TabBarOptions.MinimizeBehavior) {
        switch behavior {
        case .automatic: self = .automatic
        case .never: self = .never
        case .onScrollDown: self = .onScrollDown
        case .onScrollUp: self = .onScrollUp
        }
      }
    }
  #endif
#endif
