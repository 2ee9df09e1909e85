#if TabwireIOS
  import SwiftUI
  import TabwireClient

  /// Shows the navigator of a container. Each request of SwiftUI gets its own `NavigatorContainer`.
  struct HotwireView: UIViewControllerRepresentable {
    let id: TabManager.ContainerID
    let navigator: LazyNavigator
    let isStarting: Bool
    let isCovered: Bool
    let onOpenFromMore: @MainActor (TabManager.ContainerID) -> Void

    func makeUIViewController(context: Context) -> NavigatorContainer {
      NavigatorContainer(id: id, navigator: navigator)
    }

    func updateUIViewController(_ container: NavigatorContainer, context: Context) {
      container.onOpenFromMore = onOpenFromMore
      container.isCovered = isCovered
      if isStarting { container.start() }
    }

    static func dismantleUIViewController(_ container: NavigatorContainer, coordinator: Void) {
      container.releaseNavigator()
    }
  }
#endif
