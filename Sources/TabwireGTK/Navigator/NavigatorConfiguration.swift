#if canImport(CWebKitGTK)
  import Foundation
  import Logging
  import NativeBridge
  import TabwireClient

  /// What all navigators of an app have in common.
  struct NavigatorConfiguration {
    /// The components that pages can talk to.
    var componentTypes: [BridgeComponent.Type]
    /// The bridge's scripts.
    let scripts: BridgeScripts
    /// What the app is called.
    let applicationName: String
    /// What pages may do.
    let permissions: Permission
    /// How long a page may take before the user is told that it takes long.
    var patience = Duration.seconds(8)
    /// Opens what does not belong to the app: a page elsewhere, a mail, a phone number.
    let openExternally: @MainActor (URL) -> Void
    /// Shows a folder to the user.
    let openFolder: @MainActor (URL) -> Void
    let logger: Logger

    /// The same for what is modal: tabs are for the page below to drive.
    var forModals: NavigatorConfiguration {
      var configuration = self
      configuration.componentTypes = componentTypes.map {
        $0 == NavigationComponent.self ? ModalNavigationComponent.self : $0
      }
      return configuration
    }
  }
#endif
