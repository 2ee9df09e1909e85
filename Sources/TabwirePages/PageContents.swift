import Foundation
import TabwirePaths

/// The scroll positions and the unsent input of the pages of a navigator.
///
/// After a start of the app or the end of a web process, pages have to get their input back. Until a page has reported it
/// again, the app keeps it: it can be killed at any time.
package struct PageContents {
  /// Input on its way back into its page.
  private struct Return {
    let fields: [SavedField]
    var step = Step.waits

    enum Step {
      case waits, isUnderWay, isDone
    }
  }

  private var reported: [PageAddress: PageContent] = [:]
  private var returns: [PageAddress: Return] = [:]
  /// The page in front, if it has reported something itself. An earlier page can have had the same address.
  private var front: PageAddress?

  package init() {}

  /// - Parameter history: The history of the last start. Its input has to get back into its pages.
  package init(returning history: SavedHistory) {
    for page in history.pages { reported[PageAddress(page.url)] = page.content }
    returnAll()
  }

  /// The scroll position and the unsent input of a page.
  package subscript(url: URL) -> PageContent {
    let address = PageAddress(url)
    var content = reported[address] ?? PageContent()
    if let fields = returns[address]?.fields { content.fields = fields }
    return content
  }

  /// Notes what a page reported.
  package mutating func report(_ content: PageContent, at url: URL) {
    let address = PageAddress(url)
    reported[address] = content
    front = address
    if returns[address]?.step == .isDone { returns[address] = nil }
  }

  /// Another page is in front, and has reported nothing.
  ///
  /// - Parameter history: The pages of the back-forward list. Others are forgotten.
  package mutating func pageDidChange(in history: [URL]) {
    front = nil
    let addresses = Set(history.map { PageAddress($0) })
    reported = reported.filter { addresses.contains($0.key) }
    returns = returns.filter { addresses.contains($0.key) }
  }

  /// All input has to get back into its page, because the web process ended.
  package mutating func returnAll() {
    for (address, content) in reported {
      let fields = returns[address]?.fields ?? content.fields
      returns[address] = fields.isEmpty ? nil : Return(fields: fields)
    }
  }

  /// Begins to put the input of a page back.
  ///
  /// - Returns: The input, or `nil` if none waits.
  package mutating func beginReturn(to url: URL) -> [SavedField]? {
    let address = PageAddress(url)
    guard let waiting = returns[address], waiting.step == .waits else { return nil }
    returns[address]?.step = .isUnderWay
    return waiting.fields
  }

  /// Ends putting the input of a page back.
  ///
  /// - Parameter isBack: Whether the page has it. Otherwise it waits until the page is shown again.
  package mutating func endReturn(to url: URL, isBack: Bool) {
    returns[PageAddress(url)]?.step = isBack ? .isDone : .waits
  }

  /// Forgets everything but what was reported by the page in front.
  package mutating func forgetHistory() {
    returns = [:]
    reported = reported.filter { $0.key == front }
  }
}
