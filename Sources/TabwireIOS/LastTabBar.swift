#if TabwireIOS
  import Foundation
  import Tabwire
  import TabwireClient
  import UIKit

  /// The titles and icons of the tab bar of the last launch, those of actions included. Images from the server are not kept.
  struct LastTabBar: Codable, Equatable {
    struct Item: Codable, Equatable {
      let title: String
      let icon: String
    }

    let items: [Item]
  }

  /// Keeps the tab bar in a file, and shows that of the last launch until the first page has loaded.
  ///
  /// A page without tabs deletes the file, so that no user sees the tabs of another one who has signed out.
  @MainActor
  final class LastTabBarKeeper {
    private let file: URL?
    private var kept: LastTabBar?

    /// The tab bar to show, or `nil`.
    private(set) var shown: LastTabBar?
    /// Called when the tab bar is no longer to be shown.
    var onHide: (@MainActor () -> Void)?

    /// Creates a keeper and reads the file.
    ///
    /// - Parameter file: The file, or `nil` to keep nothing.
    init(in file: URL?) {
      self.file = file
      guard let file, let data = try? Data(contentsOf: file),
        let tabBar = try? JSONDecoder().decode(LastTabBar.self, from: data)
      else { return }
      kept = tabBar
      if UIDevice.current.userInterfaceIdiom == .phone, tabBar.items.count > 1 { shown = tabBar }
    }

    /// Returns the file for an app, in the app's caches. Tests replace the folder.
    static func file(for location: AppLocation) -> URL {
      let name = String(location.startURL.absoluteString.map { $0.isLetter || $0.isNumber ? $0 : "-" })
      return folder.appending(path: "last-tab-bar-\(name).json")
    }

    @TaskLocal static var folder = caches.appending(path: "tabwire")

    private nonisolated static var caches: URL {
      FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        ?? FileManager.default.temporaryDirectory
    }

    /// Keeps the tabs that the page in front has configured, and hides the tab bar of the last launch.
    func pageDidLoad(_ entries: [BarEntry]) {
      if shown != nil {
        shown = nil
        onHide?()
      }
      guard let file else { return }
      let items = entries.filter { $0.tabID != nil }.map { LastTabBar.Item(title: $0.title, icon: $0.icon) }
      let tabBar = items.isEmpty ? nil : LastTabBar(items: items)
      guard tabBar != kept else { return }
      kept = tabBar
      // Deleted first: a failed write must not leave the tabs of another user.
      try? FileManager.default.removeItem(at: file)
      guard let tabBar, let data = try? JSONEncoder().encode(tabBar) else { return }
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? data.write(to: file, options: .atomic)
    }
  }

  /// A disabled tab bar.
  final class LastTabBarView: UITabBar {
    init(_ tabBar: LastTabBar, icons: TabIcons) {
      super.init(frame: .zero)
      items = tabBar.items.prefix(5).enumerated().map { position, tab in
        let item = UITabBarItem(title: tab.title, image: icons.image(for: tab.icon), tag: position)
        item.isEnabled = false
        return item
      }
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
      nil
    }

    /// Shows the tab bar at the bottom of a view.
    func place(in view: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      NSLayoutConstraint.activate([
        leadingAnchor.constraint(equalTo: view.leadingAnchor),
        trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
  }
#endif
