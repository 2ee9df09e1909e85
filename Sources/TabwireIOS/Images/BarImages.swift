#if TabwireIOS
  import Foundation
  import Observation
  import Tabwire
  import TabwireClient
  import TabwirePaths
  import UIKit

  /// The images of a tab bar: fetches each once, and keeps them in memory until the session changes (P22.6 to P22.11).
  @MainActor
  @Observable
  final class BarImages {
    /// The picture of each tab and action that has one. All others show their icon.
    private(set) var pictures: [TabID: UIImage] = [:]
    /// Called with the tabs and actions whose picture has arrived.
    @ObservationIgnored var onArrival: (@MainActor (Set<TabID>) -> Void)?
    @ObservationIgnored private var images = TabImages<UIImage>()
    @ObservationIgnored private unowned let tabManager: TabManager
    @ObservationIgnored private let fetch = ImageFetch.current
    @ObservationIgnored private let identity: @MainActor () async -> WebIdentity
    /// The loads of this session.
    @ObservationIgnored private var loads: [TabImages<UIImage>.Fetch: Task<Void, Never>] = [:]
    @ObservationIgnored private var network: NetworkObservation?

    /// - Parameters:
    ///   - tabManager: The manager, which must outlive the images.
    ///   - identity: Returns the identity of the web view.
    init(of tabManager: TabManager, identity: @escaping @MainActor () async -> WebIdentity) {
      self.tabManager = tabManager
      self.identity = identity
    }

    /// Shows the images of a new tab bar, and none of a former user.
    ///
    /// - Returns: The tabs and actions that have another picture now, or their icon instead.
    @discardableResult
    func apply(_ transition: Transition<TabManager.ContainerID>) -> Set<TabID> {
      if transition.forgetsHistory {
        images.dropAll()
        for load in loads.values { load.cancel() }
        loads = [:]
      }
      return update()
    }

    /// Shows the images of the tab bar, and fetches those that are missing.
    @discardableResult
    func update() -> Set<TabID> {
      // Not earlier: SwiftUI creates images with each evaluation of a view, and keeps the first.
      if network == nil { observeNetwork() }
      let wanted = tabManager.images
      start(images.show(wanted))
      return show(wanted.map(\.id))
    }

    private func observeNetwork() {
      network = NetworkObservation { [weak self] in
        guard let self else { return }
        start(images.networkDidReturn())
      }
    }

    private func show(_ ids: [TabID]) -> Set<TabID> {
      let before = pictures
      var after: [TabID: UIImage] = [:]
      for id in ids { after[id] = images.shown(on: id)?.picture }
      let changed = Set(before.keys).union(after.keys).filter { before[$0] !== after[$0] }
      // Observers are told of a change only.
      if !changed.isEmpty { pictures = after }
      return changed
    }

    private func start(_ fetches: [TabImages<UIImage>.Fetch]) {
      for fetch in fetches {
        loads[fetch] = Task { [weak self, load] in
          let result = await load(fetch.image)
          self?.finish(fetch, with: result)
        }
      }
    }

    private func finish(_ fetch: TabImages<UIImage>.Fetch, with result: Result<UIImage, TabImageError>) {
      loads[fetch] = nil
      start(images.finish(fetch, with: result))
      let changed = show(tabManager.images.map(\.id))
      if !changed.isEmpty { onArrival?(changed) }
    }

    private var load: @MainActor (TabImage) async -> Result<UIImage, TabImageError> {
      {
        [fetch, identity, logger = tabManager.logger, location = tabManager.location, url = tabManager.url(of:)] image
        in
        do throws(TabImageError) {
          guard let url = url(image) else { throw .damaged }
          let identity = await identity()
          // It may be that of another user by now.
          if Task.isCancelled { throw .noResponse("the session has changed") }
          let data = try await fetch.data(url, location, identity)
          return .success(try await TabPicture.draw(data, as: image.kind))
        } catch {
          if !Task.isCancelled {
            logger.warning("image \"\(image.path.loggableAddress.singleLine)\" not shown: \("\(error)".singleLine)")
          }
          return .failure(error)
        }
      }
    }
  }
#endif
