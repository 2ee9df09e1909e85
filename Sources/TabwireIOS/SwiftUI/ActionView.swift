#if TabwireIOS
  import SwiftUI
  import Tabwire

  /// The content that SwiftUI needs for an action on the tab bar. It does not stay on the screen.
  struct ActionView: UIViewControllerRepresentable {
    let id: TabID
    let onAppear: @MainActor (ActionScreen) -> Void

    func makeUIViewController(context: Context) -> ActionScreen {
      ActionScreen(id: id)
    }

    func updateUIViewController(_ screen: ActionScreen, context: Context) {
      screen.onAppear = onAppear
    }
  }
#endif
