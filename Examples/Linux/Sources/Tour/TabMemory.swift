import Foundation
import TabwireGTK

/// What a tab holds that must not get lost.
struct TabMemory: Equatable {
  /// How often its web view loaded a document.
  let loads: Int
  /// A variable that the tour leaves in every document.
  let marker: String
  let scroll: Int
  /// What is typed into the page's fields.
  let form: [String]
  let page: URL?
  let backList: [URL]

  private struct PageMemory: Decodable {
    let marker: String?
    let scroll: Double
    let form: [String]
  }

  /// Asks a tab's page. A document that the tour has not seen before gets its marker.
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

  /// What is lost compared with before, in words.
  ///
  /// - Parameter wentOn: whether the user went on in this tab meanwhile, so that its page may be another one.
  func losses(since before: TabMemory, wentOn: Bool) -> [String] {
    var losses: [String] = []
    if loads != before.loads { losses.append("it was loaded again (\(before.loads) → \(loads) loads)") }
    if marker != before.marker { losses.append("its variables are gone") }
    guard !wentOn else { return losses }
    if page != before.page {
      losses.append("it shows \(page?.path() ?? "nothing") instead of \(before.page?.path() ?? "nothing")")
    }
    if scroll != before.scroll { losses.append("it is scrolled to \(scroll) instead of \(before.scroll)") }
    if form != before.form { losses.append("its fields hold \(form) instead of \(before.form)") }
    if backList != before.backList { losses.append("its way back is another one") }
    return losses
  }
}
