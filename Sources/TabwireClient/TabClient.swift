import Foundation
import Tabwire

/// The client of a platform: it shows the tabs of a ``TabManager`` and does what needs a window or a web view.
///
/// Every client implements all of it. A client never compares states: a transition names everything that
/// changed. The manager keeps a weak reference, and calls nothing else on a platform:
///
/// | call | after |
/// | --- | --- |
/// | ``apply(_:)`` | a transition that is not empty |
/// | ``visit(_:in:)`` | an address was opened that a container visits, right after the transition, if there is one |
/// | ``openExternally(_:)`` | an address was opened that is not on the app's origin |
/// | ``findInput(in:completion:)``, ``askToLeave(_:completion:)`` | a tab or an address was selected, before anything changes, if that disposes the tab in front |
/// | ``willSelect(_:)`` | a tab was selected that waits for the session of the page in front, or none waits any more |
/// | ``discardPages(of:)`` | a container is about to be selected whose pages may be those of a former user |
/// | ``askAgain()`` | the app asks for the configuration of the page in front |
/// | ``pageDidConfigure()`` | each message of the page in front, accepted or rejected, and each page that sent none in time |
@MainActor
package protocol TabClient: AnyObject {
  /// Applies a transition, before the observers are called.
  ///
  /// If the transition ``Transition/visits`` an address, ``visit(_:in:)`` follows at once: a container that was not started
  /// yet loads only that address.
  func apply(_ transition: Transition<TabManager.ContainerID>)

  /// Visits an address in a container, or reloads it if it is already in front.
  ///
  /// - Parameters:
  ///   - url: The address, on the app's origin.
  ///   - container: The container. It is selected.
  func visit(_ url: URL, in container: TabManager.ContainerID)

  /// Opens an address that is not on the app's origin, outside the tabs.
  ///
  /// - Parameter address: The address as it was opened. It is not checked.
  func openExternally(_ address: String)

  /// Finds out whether something was typed in a container that would be disposed (P16.6). A client that lets the user reopen it
  /// with the text finds nothing.
  ///
  /// - Parameters:
  ///   - container: The selected container.
  ///   - completion: Called with whether something would be lost. Conduct waits for it a second at most.
  func findInput(in container: TabManager.ContainerID, completion: @escaping @MainActor (Bool) -> Void)

  /// Asks the user whether to leave a container, with what was typed in it. A question that is on the screen stays.
  ///
  /// - Parameters:
  ///   - container: The selected container.
  ///   - completion: Called with whether the user leaves it.
  func askToLeave(_ container: TabManager.ContainerID, completion: @escaping @MainActor (Bool) -> Void)

  /// Shows that a container is going to be selected, when the session of the page in front is known (P15.5).
  ///
  /// - Parameter container: The container, or `nil` if none waits any more.
  func willSelect(_ container: TabManager.ContainerID?)

  /// Makes sure that nothing is shown that a container has loaded. It loads its page again when it is selected.
  func discardPages(of container: TabManager.ContainerID)

  associatedtype Background: BackgroundTabs
  /// Loads and suspends tabs in the background.
  var backgroundTabs: Background { get }

  /// Dispatches ``PageScripts/askAgain`` in the page in front.
  func askAgain()

  /// Records that the page in front sent a message, or that it loaded and sent none.
  func pageDidConfigure()
}
