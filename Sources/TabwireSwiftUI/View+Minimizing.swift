#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import TabwireIOS

  extension View {
    /// Lets the tab bar make room for the page, from iOS 26 on.
    @ViewBuilder
    func minimizing(_ minimizing: TabBarOptions.Minimizing) -> some View {
      #if compiler(>=6.2)
        if #available(iOS 26.0, *) {
          tabBarMinimizeBehavior(TabBarMinimizeBehavior(minimizing))
        } else {
          self
        }
      #else
        self
      #endif
    }
  }

  #if compiler(>=6.2)
    @available(iOS 26.0, *)
    extension TabBarMinimizeBehavior {
      fileprivate init(_ minimizing: TabBarOptions.Minimizing) {
        switch minimizing {
        case .automatic: self = .automatic
        case .never: self = .never
        case .onScrollDown: self = .onScrollDown
        case .onScrollUp: self = .onScrollUp
        }
      }
    }
  #endif
#endif
