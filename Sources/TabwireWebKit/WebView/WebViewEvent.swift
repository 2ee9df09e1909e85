import Foundation
import TabwirePages

/// What a web view reports to its navigator.
package enum WebViewEvent {
  case started
  case redirected
  case committed
  /// The document and its resources have loaded.
  case finished
  case failed(URL?, GLibError)
  case processTerminated
  /// The page agreed to close.
  case closed
  /// The address, the title, the progress or the back-forward list changed.
  case changed
  /// The page started or ceased to have unsent input.
  case inputChanged
  case visit(VisitEvent)
  /// The page covered itself in the background, or was painted again.
  case cover(isCovered: Bool)
  /// The page opens a script dialog. The script waits for the answer.
  case dialog(ScriptDialog)
  case contextMenu(WebContextMenu)
  /// The user clicked a link that WebKit blocks.
  case blockedLink
  /// The page said whether it has a dark style.
  case colorSchemeKnown
}
