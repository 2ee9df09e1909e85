import CWebKitGTK
import Foundation
import Logging
import Tabwire
import TabwireClient
import TabwirePaths
import TabwireWebKit

/// Loads the images of the tab bar with the cookies of the web views (P22.8). They are kept in memory only.
@MainActor
package final class TabImageLoader {
  /// Called when a tab or an action shows another image.
  var onChange: (@MainActor () -> Void)?
  /// Checks and decodes a file. Called off the main thread: a large image takes longer than a frame.
  var decode: @Sendable (Data, TabImage.Kind) throws(TabImageError) -> TabPicture = {
    (data, kind) throws(TabImageError) in try TabPicture(decoding: ImageFile(data), as: kind)
  }

  private let tabManager: TabManager
  private let environment: WebEnvironment
  private var logger: Logger { environment.settings.logger }
  private var images = TabImages<TabPicture>()

  init(of tabManager: TabManager, environment: WebEnvironment) {
    self.tabManager = tabManager
    self.environment = environment
  }

  /// Returns the image that a tab or an action shows, or `nil` for its icon.
  package func shown(on id: TabID) -> TabImages<TabPicture>.Shown? {
    images.shown(on: id)
  }

  /// Follows the tab bar. Call it before the tab bar applies the transition: after a change of session it shows no image of
  /// the former one (P22.10).
  func apply(_ transition: Transition<TabManager.ContainerID>) {
    if transition.forgetsHistory { images.dropAll() }
    start(images.show(tabManager.images))
  }

  /// Fetches the images again whose server could not be reached.
  func networkDidReturn() {
    start(images.networkDidReturn())
  }

  private func start(_ fetches: [TabImages<TabPicture>.Fetch]) {
    for fetch in fetches {
      Task { [weak self] in
        guard let result = await self?.load(fetch.image), let self else { return }
        if case .failure(let error) = result {
          logger.notice("image \(fetch.image.path.loggableAddress.singleLine) not shown: \("\(error)".singleLine)")
        }
        start(images.finish(fetch, with: result))
        onChange?()
      }
    }
  }

  private func load(_ image: TabImage) async -> Result<TabPicture, TabImageError> {
    guard let url = tabManager.url(of: image) else { return .failure(.redirect(to: image.path)) }
    do throws(TabImageError) {
      let data = try await fetch(url)
      return await Task.detached { [decode] in
        Result { () throws(TabImageError) in try decode(data, image.kind) }
      }.value
    } catch {
      return .failure(error)
    }
  }

  private func fetch(_ url: URL) async throws(TabImageError) -> Data {
    do {
      return try await BoundedFetch(
        url, maximumByteCount: ImageFile.maximumByteCount, timeout: ImageFile.timeout,
        userAgent: environment.userAgent,
        headers: { [environment] url in
          var headers = ["Accept": "image/webp,image/png,image/jpeg"]
          headers["Cookie"] = await environment.cookies(for: url)
          return headers
        }
      ).data()
    } catch let error as BoundedFetch.FetchError {
      throw TabImageError(error)
    } catch {
      throw .noResponse("\(error)")
    }
  }
}

extension TabImageError {
  fileprivate init(_ error: BoundedFetch.FetchError) {
    self =
      switch error {
      case .otherOrigin(let url): .redirect(to: url.absoluteString)
      case .status(let status): .status(status)
      case .tooLarge: .tooManyBytes
      case .tooManyRedirects: .tooManyRedirects
      case .timedOut, .invalidAddress: .noResponse("\(error)")
      }
  }
}
