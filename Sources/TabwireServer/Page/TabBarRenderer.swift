import Foundation
import Tabwire

/// Renders tab bars, and caches the parts that requests share.
///
/// Create one renderer when the server starts:
///
///     let renderer = TabBarRenderer { icons.svg($0) }
///     let html = try renderer.render(tabBar, for: request.path).html
///
/// The result is that of ``PageTabBar/html(label:updates:icon:)``. Most users of an app see the same few tab bars, so the
/// checks and the markup are needed once. The cache is bounded. Its keys are the tabs.
public final class TabBarRenderer: @unchecked Sendable {
  private struct Key: Hashable {
    let tabs: [Tab]
    let startPath: String
    let reorders: Bool
    let appBadge: Int64?
    let label: String
    let delivery: SanitizedConfiguration.Delivery
  }

  /// A page without its mark, revision and session, which are those of one user.
  ///
  /// It is a class, so that requests share it as a whole, without counting references to each of its texts.
  private final class Page: Sendable {
    let configuration: TabConfiguration
    let markup: PageMarkup
    /// The markup of events, for streams only.
    let event: EventMarkup?

    init(_ configuration: TabConfiguration, _ markup: PageMarkup, _ delivery: SanitizedConfiguration.Delivery) {
      self.configuration = configuration
      self.markup = markup
      event = delivery == .stream ? EventMarkup(markup) : nil
    }
  }

  /// The pages of one tab bar. They belong to the lock of the renderer.
  private final class Entry {
    let key: Key
    /// The paths of the tabs.
    private let paths: [String]
    private let owners: PageOwners
    /// The pages at these paths, in the same order: most requests are for one of them.
    private var tabPages: [Page?]
    /// All other pages.
    private var otherPages: [PageOwners.Page: Page] = [:]

    init(_ key: Key) {
      self.key = key
      paths = key.tabs.map(\.path)
      owners = PageOwners(key.tabs, startPath: key.startPath)
      tabPages = Array(repeating: nil, count: paths.count)
    }

    subscript(path: String) -> Page? {
      get {
        if let index = index(of: path) { tabPages[index] } else { otherPages[owners.page(at: path)] }
      }
      set {
        if let index = index(of: path) {
          tabPages[index] = newValue
        } else {
          otherPages[owners.page(at: path)] = newValue
        }
      }
    }

    private func index(of path: String) -> Int? { paths.firstIndex { $0.hasSameScalars(as: path) } }
  }

  private let maximumCount: Int
  private let updates: String?
  private let icon: @Sendable (String) -> String?
  private let lock = NSLock()
  private var entries: [Key: Entry] = [:]
  /// The tab bar that was asked for last: the streams of a change ask for it one after the other.
  private var latest: Entry?

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - maximumCount: The number of different tab bars in the cache. It is emptied when it is full.
  ///   - updates: The path of the stream that changes tab bars without a page load, or `nil` for none:
  ///     <doc:Change-tabs-live>.
  ///   - icon: Returns safe HTML for the name of an icon, or `nil` for no icon. It returns the same for the same name.
  public init(
    maximumCount: Int = 500, updates: String? = nil, icon: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.maximumCount = maximumCount
    self.updates = updates
    self.icon = icon
  }

  /// The number of tab bars in the cache.
  var count: Int { lock.withLock { entries.count } }

  /// Renders the tab bar of a page.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar of the request.
  ///   - path: The path of the page.
  ///   - isHidden: Whether apps hide the tab bar while the page is in front.
  ///   - label: The accessible name of the tab bar.
  /// - Throws: A ``TabBarError`` if apps would reject it and its `onInvalid` is ``InvalidTabBarPolicy/throwError``.
  public func render(
    _ tabBar: TabBar, for path: String, hidden isHidden: Bool = false, label: String = "Tabs"
  ) throws(TabBarError) -> RenderedTabBar {
    let (page, revision) = try page(of: tabBar, for: path, .page(hidesTabBar: isHidden), label: label)
    return RenderedTabBar(page.configuration, page.markup, tabBar.members(revision: revision))
  }

  /// Renders the tab bar of a page that is open, as an event that a stream delivers.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar.
  ///   - path: The path of the page.
  ///   - label: The accessible name of the tab bar.
  ///   - seen: The highest revision that the client has seen, or `nil`. That of the event is higher.
  /// - Throws: A ``TabBarError`` if apps would reject it and its `onInvalid` is ``InvalidTabBarPolicy/throwError``.
  public func event(
    _ tabBar: TabBar, for path: String, label: String = "Tabs", above seen: Int64?
  ) throws(TabBarError) -> TabBarEvent {
    let (page, declared) = try page(of: tabBar, for: path, .stream, label: label)
    let revision = declared.map { Self.revision(declared: $0, above: seen) }
    let markup = page.event ?? EventMarkup(page.markup)
    return TabBarEvent(markup, tabBar.members(revision: revision), above: seen)
  }

  /// Returns the revision of an event: that of its tab bar, or a higher one if another server's clock was ahead.
  ///
  /// A revision that is more than a day ahead is ignored: with it the client would drop the pages of all servers.
  private static func revision(declared: Int64, above seen: Int64?) -> Int64 {
    guard let seen, seen >= declared, seen - declared <= 86_400_000 else { return declared }
    return min(seen + 1, TabConfiguration.maximumInteger)
  }

  /// Returns a page from the cache, or renders it.
  private func page(
    of tabBar: TabBar, for path: String, _ delivery: SanitizedConfiguration.Delivery, label: String
  ) throws(TabBarError) -> (page: Page, revision: Int64?) {
    let key = Key(
      tabs: tabBar.tabs, startPath: tabBar.startPath, reorders: tabBar.reorders, appBadge: tabBar.appBadge,
      label: label,
      delivery: delivery)
    if tabBar.hasValidRevision, let page = page(for: key, at: path) { return (page, tabBar.revision) }
    let (pageTabBar, isValid) = try tabBar.sanitizedPage(for: path, delivery)
    let configuration = pageTabBar.configuration
    let markup = pageTabBar.markup(label: label, updates: updates, icon: icon)
    let page = Page(configuration, markup, delivery)
    if isValid { insert(page, for: key, at: path) }
    return (page, configuration.revision)
  }

  private func page(for key: Key, at path: String) -> Page? {
    // Tab bars are compared faster than hashed, and not within the lock.
    if let latest = lock.withLock({ latest }), latest.key == key { return lock.withLock { latest[path] } }
    return lock.withLock {
      guard let entry = entries[key] else { return nil }
      latest = entry
      return entry[path]
    }
  }

  private func insert(_ page: Page, for key: Key, at path: String) {
    let new = Entry(key)
    lock.withLock {
      if entries[key] == nil && entries.count >= maximumCount { entries = [:] }
      let entry = entries[key] ?? new
      entries[key] = entry
      entry[path] = page
      latest = entry
    }
  }
}

/// A rendered tab bar.
public struct RenderedTabBar: Sendable {
  /// The `<nav>` element.
  public let html: String
  private let shared: TabConfiguration
  private let members: RequestMembers

  init(_ shared: TabConfiguration, _ markup: PageMarkup, _ members: RequestMembers) {
    html = markup.html(members)
    self.shared = shared
    self.members = members
  }

  /// The configuration for apps.
  public var configuration: TabConfiguration {
    shared.with(revision: members.revision, session: members.session)
  }
}

extension TabBar {
  /// Returns what the markup of this request does not share.
  ///
  /// - Parameter revision: The revision that is sent, or `nil`.
  fileprivate func members(revision: Int64?) -> RequestMembers {
    RequestMembers(revision: revision, session: session?.rawValue, mark: mark)
  }
}
