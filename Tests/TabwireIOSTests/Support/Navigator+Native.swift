import Foundation
@preconcurrency import HotwireNative
import UIKit

extension Navigator {
  /// Routes to a native screen, as an app does whose delegate shows one for an address.
  @MainActor
  func routeToNativeScreen(_ url: URL) {
    let (appDelegate, nativeDelegate) = (delegate, NativeDelegate())
    withExtendedLifetime(nativeDelegate) {
      delegate = nativeDelegate
      route(url)
    }
    delegate = appDelegate
  }

  private final class NativeDelegate: NavigatorDelegate {
    func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
      .acceptCustom(MainActor.assumeIsolated { UIViewController() })
    }
  }
}
