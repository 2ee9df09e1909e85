import Foundation
import Testing

@testable import NativeBridge

extension NativeBridgeTests {
  @MainActor
  @Suite("A destination's delegate")
  struct BridgeDelegateTests {
    let webView = WebViewDouble()
    let destination = Destination()
    let delegate: BridgeDelegate

    init() {
      delegate = Self.delegate(of: destination)
    }

    static func delegate(of destination: Destination, at location: String = "https://example.com/") -> BridgeDelegate {
      BridgeDelegate(
        location: location, destination: destination,
        componentTypes: [FormRecorder.self, MenuRecorder.self, LiveRecorder.self])
    }

    func activate() {
      delegate.webViewDidBecomeActive(webView)
      delegate.onViewWillAppear()
    }

    // MARK: Accepted messages

    // P3.5
    @Test("accepts a message only from the page it shows, on its own origin, and delivers it only while active")
    func acceptedMessages() {
      let shown = [
        "https://example.com/", "https://example.com/2", "https://evil.example/", "http://example.com/", "about:blank",
      ]
      let locations = ["https://example.com/", "https://example.com/start", "https://evil.example/", "nonsense", ""]
      let claimed = shown + [nil, "", "https://example.com", "https://example.com/#top"]
      for isActive in [true, false] {
        for url in shown {
          for location in locations {
            for claim in claimed {
              let delegate = Self.delegate(of: destination, at: location)
              let webView = WebViewDouble(at: url)
              delegate.webViewDidBecomeActive(webView)
              if !isActive { delegate.onViewDidDisappear() }

              let isSameOrigin =
                url.hasPrefix("http") && location.hasPrefix(url.split(separator: "/")[..<2].joined(separator: "//"))
              let isAccepted = claim == url && isSameOrigin
              let description: Comment =
                "active \(isActive), shown \(url), location \(location), claimed \(claim ?? "nil")"
              #expect(
                delegate.bridgeDidReceiveMessage(.connect(url: claim)) == (isAccepted && isActive), description)
              delegate.onViewWillAppear()
              #expect((delegate.component() as FormRecorder? != nil) == isAccepted, description)
            }
          }
        }
      }
    }

    @Test("accepts messages from its location while it has no web view")
    func withoutWebView() {
      delegate.onViewWillAppear()
      #expect(delegate.bridgeDidReceiveMessage(.connect()))
      #expect(!delegate.bridgeDidReceiveMessage(.connect(url: "https://example.com/2")))
    }

    @Test(
      "accepts pages whose address has characters that only Swift escapes",
      arguments: ["https://example.com/?q=[a]|b^c", "https://example.com/{id}", "https://example.com/100%zz"])
    func unescapedAddress(url: String) {
      webView.url = URL(string: url)
      activate()
      #expect(webView.post(.connect(url: url), from: url))
    }

    @Test("accepts the page after a redirect")
    func redirect() {
      let delegate = Self.delegate(of: destination, at: "https://example.com/old")
      webView.url = URL(string: "https://example.com/new")
      delegate.webViewDidBecomeActive(webView)
      delegate.onViewWillAppear()
      #expect(webView.post(.connect(url: "https://example.com/new")))
    }

    @Test("is active from any step of appearing until the view did disappear")
    func activity() {
      let appearing: [(BridgeDelegate) -> () -> Void] = [
        BridgeDelegate.onViewDidLoad, BridgeDelegate.onViewWillAppear, BridgeDelegate.onViewDidAppear,
      ]
      for appear in appearing {
        let delegate = Self.delegate(of: destination)
        delegate.webViewDidBecomeActive(webView)
        delegate.onViewDidDisappear()
        #expect(!webView.post(.connect()))
        appear(delegate)()
        #expect(webView.post(.connect()))
        delegate.onViewWillDisappear()
        #expect(webView.post(.connect()))
        delegate.onViewDidDisappear()
        #expect(!webView.post(.connect()))
      }
    }

    @Test("logs why a message is rejected")
    func rejections() {
      activate()
      webView.post(.connect(url: nil))
      webView.post(.connect(url: "https://evil.example/"), from: "https://evil.example/")
      #expect(
        Log.lines == [
          #"warning: message to component "form" rejected: it does not name its page (metadata.url)"#,
          #"warning: message to component "form" rejected: its page "https://evil.example/" is of another origin "#
            + #"than "https://example.com/""#,
        ])
    }

    @Test("a message that arrives after its page was left is dropped without a warning")
    func leftPage() {
      activate()
      let page = "https://example.com/left"
      for _ in 1...2 { webView.post(.connect(url: page), from: page) }
      #expect(
        Log.lines == [
          #"info: message to component "form" dropped: its page "https://example.com/left" was left before"#
        ])
    }

    @Test("a message that arrives after its destination disappeared is dropped without a warning")
    func leftDestination() {
      activate()
      delegate.onViewDidDisappear()
      for _ in 1...2 { webView.post(.connect(component: "live")) }
      #expect(
        Log.lines == [
          #"info: message to component "live" dropped: the destination "https://example.com/" is not active"#
        ])
    }

    @Test("is active from webViewDidBecomeActive until webViewDidBecomeDeactivated, without any lifecycle step")
    func webViewActivity() {
      delegate.webViewDidBecomeActive(webView)
      #expect(webView.post(.connect()))
      let bridge = webView.bridge
      delegate.webViewDidBecomeDeactivated()
      #expect(delegate.component() as FormRecorder? == nil)
      bridge.delegate = delegate
      #expect(!webView.post(.connect()))
    }

    // MARK: Pending messages

    var form: FormRecorder? { delegate.component() }

    @Test("keeps messages while inactive and delivers them in order when it appears")
    func pendingMessages() {
      activate()
      delegate.onViewDidDisappear()
      for id in 1...3 { #expect(!webView.post(.connect(id: "\(id)"))) }
      #expect(!webView.post(.connect(id: "4", component: "menu")))
      #expect(destination.initialized.isEmpty)

      delegate.onViewWillAppear()
      #expect(form?.messages.map(\.id) == ["1", "2", "3"])
      #expect((delegate.component() as MenuRecorder?)?.messages.map(\.id) == ["4"])
      delegate.onViewDidAppear()
      #expect(form?.messages.count == 3)
      #expect(Log.lines == [])
    }

    @Test("calls a component's lifecycle methods before it delivers pending messages")
    func pendingOrder() {
      activate()
      webView.post(.connect(id: "1"))
      let component = form
      delegate.onViewDidDisappear()
      webView.post(.connect(id: "2"))
      delegate.onViewWillAppear()
      #expect(component?.log == ["1", "viewDidDisappear", "viewWillAppear", "2"])
    }

    @Test("keeps a message although the page's address changes later within the document")
    func pendingAcrossReplaceState() {
      activate()
      delegate.onViewDidDisappear()
      webView.post(.connect())
      webView.url = URL(string: "https://example.com/?q=a")
      delegate.onViewWillAppear()
      #expect(form?.messages.count == 1)
    }

    @Test("forgets pending messages when a new document starts or another destination takes the web view")
    func pendingRemoved() {
      activate()
      delegate.onViewDidDisappear()
      webView.post(.connect())
      webView.load()
      delegate.onViewWillAppear()
      #expect(form == nil)

      delegate.onViewDidDisappear()
      webView.post(.connect())
      delegate.webViewDidBecomeDeactivated()
      delegate.webViewDidBecomeActive(webView)
      #expect(form == nil)
    }

    @Test("keeps at most 100 messages, and logs the rest once")
    func pendingCount() {
      activate()
      delegate.onViewDidDisappear()
      for id in 0..<10_000 { webView.post(.connect(id: "\(id)")) }
      delegate.onViewWillAppear()
      #expect(form?.messages.map(\.id) == (0..<100).map { "\($0)" })
      #expect(
        Log.lines == [
          #"warning: message to component "form" rejected: too many messages wait for the destination "#
            + #""https://example.com/" to appear"#
        ])
    }

    @Test("keeps at most one mebibyte of messages")
    func pendingSize() {
      activate()
      delegate.onViewDidDisappear()
      let data = "\"" + String(repeating: "x", count: 400_000) + "\""
      for id in 0..<10 { webView.post(.connect(id: "\(id)", jsonData: data)) }
      webView.post(.connect(id: "small"))
      delegate.onViewWillAppear()
      #expect(form?.messages.map(\.id) == ["0", "1", "small"])
    }

    @Test("does not keep messages of a component with keepsMessagesWhileInactive false")
    func pendingLive() {
      activate()
      delegate.onViewDidDisappear()
      webView.post(.connect(component: "live"))
      delegate.onViewWillAppear()
      #expect(destination.initialized.isEmpty)
    }

    @Test("can change its destination")
    func otherDestination() {
      let other = Destination()
      delegate.destination = other
      activate()
      webView.post(.connect())
      #expect(other.initialized.count == 1 && destination.initialized.isEmpty)
    }

    // MARK: Components

    @Test("creates a component at its first message, and no other")
    func firstMessage() {
      activate()
      #expect(delegate.component() as FormRecorder? == nil)
      webView.post(.connect())
      #expect(destination.initialized.map { type(of: $0).name } == ["form"])
      #expect(delegate.component() as MenuRecorder? == nil)
    }

    @Test("creates one component of a type, which receives every message")
    func oneOfAType() {
      activate()
      for id in 1...3 { webView.post(.connect(id: "\(id)")) }
      #expect(destination.initialized.count == 1)
      #expect((delegate.component() as FormRecorder?)?.messages.map(\.id) == ["1", "2", "3"])
    }

    @Test("has its own components")
    func ownComponents() {
      activate()
      webView.post(.connect())
      let first: FormRecorder? = delegate.component()
      delegate.onViewDidDisappear()
      delegate.webViewDidBecomeDeactivated()

      let nextDestination = Destination()
      let next = Self.delegate(of: nextDestination)
      next.webViewDidBecomeActive(webView)
      next.onViewWillAppear()
      webView.post(.connect(id: "2"))
      let second: FormRecorder? = next.component()
      #expect(first !== second)
      #expect(first?.messages.map(\.id) == ["1"])
      #expect(second?.messages.map(\.id) == ["2"])
    }

    @Test("calls the destination before a new component receives its first message")
    func initialized() {
      activate()
      webView.post(.connect())
      #expect(destination.messagesAtInitialization == [0])
    }

    @Test("gives components their destination and web view")
    func componentContext() {
      activate()
      webView.post(.connect())
      let component: FormRecorder? = delegate.component()
      #expect(component?.delegate?.destination === destination)
      #expect(component?.delegate?.webView === webView)
      #expect(component?.delegate?.location == "https://example.com/")
    }

    @Test("returns components only while the destination is active")
    func componentsWhileActive() {
      activate()
      webView.post(.connect())
      delegate.onViewDidDisappear()
      #expect(delegate.component() as FormRecorder? == nil)
      delegate.onViewWillAppear()
      #expect(delegate.component() as FormRecorder? != nil)
    }

    @Test("rejects messages to unknown components and logs each name once")
    func unknownComponent() {
      activate()
      for _ in 0..<100 {
        #expect(!webView.post(.connect(component: "unknown")))
        #expect(!webView.post(.connect(component: "")))
      }
      #expect(destination.initialized.isEmpty)
      #expect(
        Log.lines == [
          #"warning: message to component "unknown" rejected: the app has no such component"#,
          #"warning: message to component "" rejected: the app has no such component"#,
        ])
    }

    // MARK: Lifecycle

    @Test("forwards every lifecycle step to its components")
    func lifecycle() {
      activate()
      webView.post(.connect())
      let component: FormRecorder? = delegate.component()
      delegate.onViewDidLoad()
      delegate.onViewWillAppear()
      delegate.onViewDidAppear()
      delegate.onViewWillDisappear()
      delegate.onViewDidDisappear()
      #expect(
        component?.steps == ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
    }

    @Test("forwards no lifecycle step to inactive components")
    func inactiveLifecycle() {
      activate()
      webView.post(.connect())
      let component: FormRecorder? = delegate.component()
      delegate.onViewDidDisappear()
      delegate.onViewWillDisappear()
      delegate.onViewDidDisappear()
      #expect(component?.steps == ["viewDidDisappear"])
    }

    @Test("releases its components")
    func freed() {
      var delegate: BridgeDelegate? = Self.delegate(of: destination)
      delegate?.webViewDidBecomeActive(webView)
      delegate?.onViewWillAppear()
      let isAccepted = delegate?.bridgeDidReceiveMessage(.connect())
      #expect(isAccepted == true)
      let freed = Weak(delegate)
      delegate = nil
      #expect(freed.object == nil)
      #expect(destination.initialized.first?.delegate == nil)
    }

    // MARK: Replies

    @Test("replies through the bridge while its web view is active")
    func reply() async throws {
      activate()
      #expect(try await delegate.reply(with: .connect()))
      delegate.webViewDidBecomeDeactivated()
      #expect(try await delegate.reply(with: .connect()) == false)
      #expect(webView.scripts.filter { $0.contains("replyWith") }.count == 1)
    }

    @Test("does not deactivate the next destination when deactivated late")
    func lateDeactivation() {
      activate()
      let next = Self.delegate(of: destination)
      next.webViewDidBecomeActive(webView)
      next.onViewWillAppear()
      delegate.webViewDidBecomeDeactivated()
      #expect(webView.bridge.delegate === next)
      #expect(webView.post(.connect()))
    }
  }
}
