#if TabwireIOS
  import UIKit

  extension UIViewController {
    /// Tells UIKit which scroll view the bars follow. UIKit does not find that of a web view inside the view of the screen.
    ///
    /// A scroll view that the app has chosen stays.
    func chooseContentScrollView() {
      guard let view = viewIfLoaded else { return }
      for edge in [NSDirectionalRectEdge.top, .bottom] {
        if let chosen = contentScrollView(for: edge), chosen.isDescendant(of: view) { continue }
        setContentScrollView(view.firstScrollView, for: edge)
      }
    }
  }

  extension UIView {
    /// The scroll view closest to the top of the view hierarchy: that of a page's web view.
    var firstScrollView: UIScrollView? {
      var level = [self]
      while !level.isEmpty {
        if let found = level.lazy.compactMap({ $0 as? UIScrollView }).first(where: \.scrollsToTop) { return found }
        level = level.flatMap(\.subviews)
      }
      return nil
    }
  }
#endif
