import Tabwire

/// The images of a tab bar: which ones to fetch, and which one each tab and action shows (P22.6, P22.7, P22.10, P22.11).
///
/// It fetches nothing itself. A client fetches what the methods return, and reports how each fetch ended. A tab without a
/// picture shows its icon.
///
/// - Parameter Picture: A decoded image.
package struct TabImages<Picture> {
  /// A fetch of an image.
  package struct Fetch: Hashable, Sendable {
    /// The image.
    package let image: TabImage
    /// The number of the fetch, which no other one has.
    let number: Int
  }

  /// A picture on the tab bar.
  package struct Shown {
    /// The image.
    package let image: TabImage
    /// The decoded image.
    package let picture: Picture
  }

  private enum Load {
    /// Other images are fetched first.
    case waiting
    case fetching(number: Int)
    case finished(Picture)
    /// The image cannot be shown in this session.
    case failed
    /// The server did not respond. The image is fetched again when the network returns.
    case unreachable
  }

  /// The maximum number of simultaneous fetches.
  private static var maximumFetchCount: Int { 4 }
  /// The maximum number of images that are kept, those on the tab bar included.
  private static var maximumCount: Int { 2 * TabConfiguration.maximumTabCount }

  private var loads: [TabImage: Load] = [:]
  /// The images in the order of their first use.
  private var order: [TabImage] = []
  private var wanted: [TabID: TabImage] = [:]
  private var shown: [TabID: TabImage] = [:]
  private var fetchCount = 0

  package init() {}

  /// Returns the picture that a tab or an action shows, or `nil` for its icon.
  package func shown(on id: TabID) -> Shown? {
    guard let image = shown[id], case .finished(let picture) = loads[image] else { return nil }
    return Shown(image: image, picture: picture)
  }

  /// Sets the images that the tab bar wants. A tab keeps its old image until the new one is there.
  ///
  /// - Parameter images: The images with their tabs and actions, in the order of the tab bar.
  /// - Returns: The images to fetch now.
  package mutating func show(_ images: [(id: TabID, image: TabImage)]) -> [Fetch] {
    wanted = Dictionary(images.map { ($0.id, $0.image) }) { first, _ in first }
    shown = shown.filter { wanted[$0.key] != nil }
    for (_, image) in images where loads[image] == nil {
      loads[image] = .waiting
      order.append(image)
    }
    showFinished()
    forgetUnused()
    return startFetches()
  }

  /// Records the end of a fetch. One of an earlier session changes nothing.
  ///
  /// - Parameters:
  ///   - fetch: The fetch.
  ///   - result: The decoded image, or the reason why there is none.
  /// - Returns: The images to fetch now.
  package mutating func finish(_ fetch: Fetch, with result: Result<Picture, TabImageError>) -> [Fetch] {
    guard case .fetching(fetch.number) = loads[fetch.image] else { return [] }
    switch result {
    case .success(let picture): loads[fetch.image] = .finished(picture)
    case .failure(let error): loads[fetch.image] = error.isRetriable ? .unreachable : .failed
    }
    showFinished()
    return startFetches()
  }

  /// Drops all images, because the session has changed. ``show(_:)`` follows.
  package mutating func dropAll() {
    (loads, order, wanted, shown) = ([:], [], [:], [:])
  }

  /// Returns the images to fetch again, because the network is available again.
  package mutating func networkDidReturn() -> [Fetch] {
    for (image, load) in loads { if case .unreachable = load { loads[image] = .waiting } }
    return startFetches()
  }

  private mutating func showFinished() {
    for (id, image) in wanted { if case .finished = loads[image] { shown[id] = image } }
  }

  /// Forgets what was never fetched and is not wanted any more, and the oldest images over the limit.
  private mutating func forgetUnused() {
    let used = Set(wanted.values).union(shown.values)
    var surplus = order.count - Self.maximumCount
    order.removeAll { image in
      guard !used.contains(image) else { return false }
      switch loads[image] {
      case .fetching: return false
      case .waiting, nil: break
      case .finished, .failed, .unreachable: if surplus <= 0 { return false }
      }
      surplus -= 1
      loads[image] = nil
      return true
    }
  }

  private mutating func startFetches() -> [Fetch] {
    var running = loads.values.count { if case .fetching = $0 { true } else { false } }
    var fetches: [Fetch] = []
    for image in order where running < Self.maximumFetchCount {
      guard case .waiting = loads[image] else { continue }
      running += 1
      fetchCount += 1
      loads[image] = .fetching(number: fetchCount)
      fetches.append(Fetch(image: image, number: fetchCount))
    }
    return fetches
  }
}

extension TabImages.Shown: Sendable where Picture: Sendable {}
