#if TabwireIOS
  import SwiftUI

  /// Shows the tab bar of the last launch.
  struct LastTabBarPicture: UIViewRepresentable {
    let tabBar: LastTabBar
    let icons: TabIcons

    func makeUIView(context: Context) -> LastTabBarView {
      LastTabBarView(tabBar, icons: icons)
    }

    func updateUIView(_ view: LastTabBarView, context: Context) {}
  }
#endif
