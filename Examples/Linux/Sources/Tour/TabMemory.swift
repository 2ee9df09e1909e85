import Foundation
import TabwireGTK

/// The state of a tab that must survive a step.
struct TabMemory: Equatable {
  /// The number of documents that its web view has loaded.
  let loads: Int
  /// A variable that the tour sets in every document.
  let marker: String
  let scroll: Int
  /// The texts of the page's fields.
  let form: [String]
  let page: URL?
  let backList: [URL]

  private struct PageMemory: Decodable {
    let marker: String?
    let scroll: Double
    let form: [String]
  }

  /// Reads the state of a tab's page. A new document gets a marker.
  @MainActor
  init(of navigator: Navigator) async throws {
    let marker = navigator.id.uuidString
    let answer = try await navigator.evaluateJavaScript(
      """
      window.tourMarker ??= "\(marker) \(navigator.loadCount)";
      ({
        marker: window.tourMarker, scroll: Math.round(scrollY),
        form: Array.from(document.querySelectorAll("main :is(input, textarea):not([type=hidden])"), field => field.value)
      })
      """)
    let memory = try JSONDecoder().decode(PageMemory.self, from: Data((answer ?? "{}").utf8))
    loads = navigator.loadCount
    self.marker = memory.marker ?? ""
    scroll = Int(memory.scroll)
    form = memory.form
    page = navigator.url
    backList = navigator.backList
  }

  /// Describes what was lost since an earlier state.
  ///
  /// - Parameters:
  ///   - before: The earlier state.
  ///   - ignoringPage: Whether the user visited another page, so that only the web view must be the same.
  ///   - isReloaded: Whether the web view must have loaded one more document.
  func losses(since before: TabMemory, ignoringPage: Bool, isReloaded: Bool) -> [String] {
    var losses: [String] = []
    if isReloaded {
      if loads != before.loads + 1 { losses.append("it was not reloaded once (\(before.loads) → \(loads) loads)") }
    } else {
      if loads != before.loads { losses.append("it was reloaded (\(before.loads) → \(loads) loads)") }
      if marker != before.marker { losses.append("its JavaScript variables were lost") }
    }
    guard !ignoringPage else { return losses }
    if page != before.page {
      losses.append("it shows \(page?.path() ?? "no page") instead of \(before.page?.path() ?? "no page")")
    }
    if scroll != before.scroll { losses.append("it is scrolled to \(scroll) instead of \(before.scroll)") }
    if form != before.form { losses.append("its fields hold \(form) instead of \(before.form)") }
    if backList != before.backList { losses.append("its back list changed") }
    return losses
  }
}
