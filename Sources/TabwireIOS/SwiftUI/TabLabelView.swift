#if TabwireIOS
  import SwiftUI
  import UIKit

  /// The title and icon of a tab. Its view type is the same for every tab, so that SwiftUI keeps the identity of the tab.
  struct TabLabelView: View {
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
