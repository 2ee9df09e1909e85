#if canImport(CWebKitGTK)
  import Foundation
  import Logging
  import NativeBridge

  /// What all navigators of an app have in common.
  struct NavigatorConfiguration {
    /// The components that pages can talk to.
    let componentTypes: [BridgeComponent.Type]
    /// The bridge's scripts.
    let scripts: BridgeScripts
    /// Opens what does not belong to the app: a page elsewhere, a mail, a phone number.
    let openExternally: @MainActor (URL) -> Void
    let logger: Logger
  }
#endif
