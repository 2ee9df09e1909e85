import Foundation
import TabwirePages

/// What a web view reports to its navigator.
package enum WebViewEvent {
  /// A document started to load.
  case started
  /// The server redirected the load.
  case redirected
  /// The new document was committed.
  case committed
  /// The document and its resources have loaded.
  case finished
  /// A document could not be loaded.
  case failed(URL?, GLibError)
  /// The web process ended.
  case processTerminated
  /// The page agreed to close.
  case closed
  /// The address, the title, the progress or the back-forward list changed.
  case changed
  /// The page started or ceased to have unsent input.
  case inputChanged
  /// An event of a Turbo visit.
  case visit(VisitEvent)
  /// The restored page was painted.
  case painted
  /// The page covered itself in the background, or was painted again.
  case cover(isCovered: Bool)
  /// The page opens a script dialog. The script waits for the answer.
  case dialog(ScriptDialog)
  /// WebKit is about to show its context menu.
  case contextMenu(WebContextMenu)
  /// The user clicked a link that WebKit blocks.
  case blockedLink
  /// The page said whether it has a dark style.
  case colorSchemeKnown
}
