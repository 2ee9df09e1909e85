import Tabwire

/// The owners of pages among declared tabs, by the rule of the protocol (`owns`).
struct PageOwners: Sendable {
  private static let root = Address("http://app/")

  private let tabs: [Tab]
  private let start: Address?
  private let firstPages: [Address?]
  private let ownership: TabOwnership?

  /// - Parameters:
  ///   - tabs: The tabs. Actions among them own nothing (R17.2).
  ///   - startPath: The path of the app's start URL.
  init(_ tabs: [Tab], startPath: String) {
    let tabs = tabs.contains { $0.isAction } ? tabs.filter { !$0.isAction } : tabs
    let start = Address(startPath, relativeTo: Self.root) ?? Self.root
    self.tabs = tabs
    self.start = start
    firstPages = tabs.map { Address($0.path, relativeTo: start) }
    ownership = start.map { TabOwnership(of: tabs.map(\.data), start: $0) }
  }

  /// A page of a tab.
  struct Page: Hashable {
    /// The tab that the page belongs to, or `nil`.
    let tab: TabID?
    /// Whether it is the first page of the tab.
    let isFirst: Bool
  }

  /// Returns the tab that a page belongs to: its owner. A page below the start URL that no tab owns belongs to the tab at the
  /// start URL.
  ///
  /// - Parameter path: The path of the page.
  func page(at path: String) -> Page {
    guard let start, let page = address(ofPage: path) else { return Page(tab: nil, isFirst: false) }
    let tab = owner(of: page) ?? (page.segments.starts(with: start.segments) ? startTab : nil)
    let index = tab.flatMap { tab in tabs.firstIndex { $0.id == tab } }
    return Page(tab: tab, isFirst: index.flatMap { firstPages[$0] }?.segments == page.segments)
  }

  /// The tab at the start URL, or `nil`.
  var startTab: TabID? {
    guard let start else { return nil }
    return firstPages.firstIndex { $0?.segments == start.segments }.map { tabs[$0].id }
  }

  /// Returns the first tab with the longest path that covers an address, or `nil`.
  private func owner(of address: Address) -> TabID? {
    let claims = ownership?.claims(to: address) ?? []
    return claims.reduce(nil as TabOwnership.Claim?) { longest, claim in
      if let longest, longest.segments.count >= claim.segments.count { longest } else { claim }
    }?.tab
  }

  /// Returns the address of a requested page. The path is not a reference: `//explore` does not name a host.
  private func address(ofPage path: String) -> Address? {
    path.utf8.starts(with: "//".utf8) ? Address("http://app" + path) : Address(path, relativeTo: start)
  }
}
