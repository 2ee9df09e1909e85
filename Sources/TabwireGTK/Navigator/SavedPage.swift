#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation

  /// The state of a suspended page that the window shows and the web view restores.
  @MainActor
  struct SavedPage {
    let url: URL?
    let title: String
    /// The pages behind it, nearest first.
    let backList: [URL]
    let canGoForward: Bool
    var scrollPosition: ScrollPosition
    let sessionStorage: [String: String]
    /// The snapshot that covers the page while it is restored, or `nil`.
    let snapshot: PageSnapshot?
    let history: SessionState
  }

  /// The scroll position of a page, in CSS pixels.
  struct ScrollPosition: Decodable, Equatable {
    let x: Double
    let y: Double

    static let top = ScrollPosition(x: 0, y: 0)
  }
#endif
