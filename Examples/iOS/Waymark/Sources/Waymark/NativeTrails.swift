import Foundation
import HotwireNative
import UIKit

/// Shows trails on a native screen instead of their web pages, if the environment variable `WAYMARK_NATIVE_TRAILS` is set.
///
/// Apps mix web pages and native screens in one navigation stack. The UI tests check that both keep their state.
public final class NativeTrails: NavigatorDelegate {
  private let isEnabled: Bool

  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    isEnabled = environment["WAYMARK_NATIVE_TRAILS"] != nil
  }

  public func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
    guard isEnabled, proposal.url.path.hasPrefix("/explore/") else { return .accept }
    return .acceptCustom(
      MainActor.assumeIsolated {
        let screen = UIViewController()
        screen.title = "Native trail"
        return screen
      })
  }
}
