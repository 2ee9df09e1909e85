import Foundation

/// The result of opening an address with ``TabManager/open(_:)``.
public enum OpenResult: Sendable, Hashable {
  /// The container visits the URL. It is selected now.
  case visit(TabManager.ContainerID, URL)
  /// The tab in front is removed when the user leaves it. If something was typed in it, the user is asked first. The
  /// container visits the URL unless the user stays. Also while the session of the page in front is not known: the visit waits
  /// for it (P15.5).
  case confirming(TabManager.ContainerID, URL)
  /// The address is not on the app's origin. Nothing changed, and the client opens it as an external link.
  case external
}
