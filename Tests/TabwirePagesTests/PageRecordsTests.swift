import Foundation
import TabwirePages
import TabwirePaths
import Testing

@Suite("Page records")
struct PageRecordsTests {
  private static let urls = ["/", "/a", "/b"].compactMap { URL(string: "https://example.org\($0)") }
  private let home = PageAddress(urls[0])
  private let a = PageAddress(urls[1])
  private let b = PageAddress(urls[2])

  // MARK: What was requested

  @Test("a load that the app requested is the app's until it is committed, also after redirects")
  func requestedLoad() {
    var records = PageRecords()
    records.request(a)
    records.loadDidStart(a)
    #expect(records.origin(isForm: false, redirectCount: 2) == .app(requested: a))
    records.documentDidCommit(leaving: home, hasInput: false)
    #expect(records.origin(isForm: false, redirectCount: 0) == .page)
    #expect(records.origin(isForm: false, redirectCount: 1) == .redirect)
  }

  @Test("a load of the page that comes first is the page's")
  func loadOfThePage() {
    var records = PageRecords()
    records.request(a)
    records.loadDidStart(b)
    #expect(records.requested == nil)
  }

  @Test("a replacement starts at an address that is known later")
  func replacement() {
    var records = PageRecords()
    records.replace(by: a)
    records.loadDidStart(home)
    #expect(records.requested == a)
    // Only that load: the next one is the page's.
    records.loadDidStart(b)
    #expect(records.requested == nil)
  }

  @Test("a failed load keeps the request of the one that replaced it", arguments: [true, false])
  func failedLoad(isLoading: Bool) {
    var records = PageRecords()
    records.request(a)
    records.loadDidFail(isLoading: isLoading)
    #expect(records.requested == (isLoading ? a : nil))
  }

  // MARK: Forms

  @Test("the response to a form, and every page that follows it until a commit, is a form's")
  func forms() {
    var records = PageRecords()
    records.formDidStart()
    #expect(records.origin(isForm: false, redirectCount: 1) == .form)
    records.documentDidCommit(leaving: home, hasInput: false)
    records.beginPage(isModal: false)
    #expect(records.origin(isForm: false, redirectCount: 1) == .redirect)
    #expect(records.origin(isForm: true, redirectCount: 0) == .form)
  }

  @Test("a page answers a form until it is loaded without one")
  func formResponses() {
    var records = PageRecords()
    records.responseDidArrive(at: a.url, isForm: true)
    #expect(records.isFormResponse(a.url) && !records.isFormResponse(b.url))
    records.responseDidArrive(at: a.url, isForm: false)
    #expect(!records.isFormResponse(a.url))
  }

  // MARK: Typed text

  @Test(
    "a page that was left with input has it until the process ends, the page is left without, or the session changes")
  func typedText() {
    let ends: [(inout PageRecords) -> Void] = [
      { $0.processDidTerminate() }, { $0.webViewWasRemoved() }, { $0.sessionDidChange(inFront: Self.urls[0]) },
      { $0.documentDidCommit(leaving: PageAddress(Self.urls[1]), hasInput: false) },
    ]
    for end in ends {
      var records = PageRecords()
      records.documentDidCommit(leaving: a, hasInput: true)
      #expect(records.haveInput([home.url, a.url]) && !records.haveInput([home.url, b.url]))
      end(&records)
      #expect(!records.haveInput([home.url, a.url]))
    }
  }

  @Test("the page in front keeps its input when the session changes")
  func inputInFront() {
    var records = PageRecords()
    records.documentDidCommit(leaving: a, hasInput: true)
    records.sessionDidChange(inFront: a.url)
    #expect(records.haveInput([a.url]))
  }

  @Test("a page that is out of date is loaded again once")
  func outdatedPages() {
    var records = PageRecords()
    records.becomeOutdated([a.url, b.url])
    let taken = [home, a, a].map { records.takeOutdated($0.url) }
    #expect(taken == [false, true, false])
    records.sessionDidChange(inFront: nil)
    let isOutdated = records.takeOutdated(b.url)
    #expect(!isOutdated)
  }

  // MARK: Sessions

  /// What can happen while a page is in front.
  private enum Event: CaseIterable {
    case form, page, modalPage, back, known
  }

  // In all orders of up to six events, against the rule in words.
  @Test("going back waits only on the response to a form, and happens once when the session is known")
  func sessions() {
    func walk(_ records: PageRecords, submits: Bool, waits: Bool, goesBack: Bool, steps: Int) {
      guard steps > 0 else { return }
      for event in Event.allCases {
        var next = records
        switch event {
        case .form:
          next.formDidStart()
          walk(next, submits: true, waits: waits, goesBack: goesBack, steps: steps - 1)
        case .page, .modalPage:
          next.beginPage(isModal: event == .modalPage)
          walk(next, submits: false, waits: submits && event == .page, goesBack: false, steps: steps - 1)
        case .back:
          let goesBackNow = next.goBack()
          #expect(goesBackNow == !waits)
          walk(next, submits: submits, waits: waits, goesBack: waits, steps: steps - 1)
        case .known:
          let isAwaited = next.sessionIsKnown()
          #expect(isAwaited == goesBack)
          walk(next, submits: submits, waits: false, goesBack: false, steps: steps - 1)
        }
      }
    }
    walk(PageRecords(), submits: false, waits: false, goesBack: false, steps: 6)
  }
}
