#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit

  /// The words and the icon of a tab. Whatever they are, it is the same kind of view, so that the tab stays the same one.
  struct TabLabel: View {
    let title: String
    let image: UIImage?

    var body: some View {
      Label {
        Text(verbatim: title)
      } icon: {
        if let image { Image(uiImage: image) }
      }
    }
  }
#endif
