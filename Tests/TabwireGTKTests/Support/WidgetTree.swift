import CWebKitGTK

@testable import TabwireWebKit

extension Widget {
  var children: [Widget] {
    sequence(first: gtk_widget_get_first_child(self)) { $0.flatMap { gtk_widget_get_next_sibling($0) } }
      .prefix { $0 != nil }.compactMap(\.self)
  }

  /// The widget and all below it.
  var descendants: [Widget] { [self] + children.flatMap(\.descendants) }
}
