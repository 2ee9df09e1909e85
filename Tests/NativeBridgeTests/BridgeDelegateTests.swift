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
        location: location, destination: destination, componentTypes: [FormRecorder.self, MenuRecorder.self])
    }

    func activate() {
      delegate.webViewDidBecomeActive(webView)
      delegate.onViewWillAppear()
    }

    // MARK: Accepted messages

    @Test("accepts a message only while active, from the page it shows, on its own origin")
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
              if isActive { delegate.onViewWillAppear() }

              let isSameOrigin =
                url.hasPrefix("http") && location.hasPrefix(url.split(separator: "/")[..<2].joined(separator: "//"))
              let counts = isActive && claim == url && isSameOrigin
              #expect(
                delegate.bridgeDidReceiveMessage(.connect(url: claim)) == counts,
                "active \(isActive), shown \(url), location \(location), claimed \(claim ?? "nil")")
              #expect((delegate.component() as FormRecorder? != nil) == counts)
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
      delegate.webViewDidBecomeActive(webView)
      webView.post(.connect())
      delegate.onViewWillAppear()
      webView.post(.connect(url: nil))
      #expect(
        Log.lines == [
          #"warning: message to component "form" rejected: it is from "https://example.com/", and "#
            + #"the destination "https://example.com/" is not active"#,
          #"warning: message to component "form" rejected: it is from "no page", and "#
            + #"the web view shows "https://example.com/""#,
        ])
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
          #"warning: message rejected: the app has no component "unknown""#,
          #"warning: message rejected: the app has no component """#,
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
      let heard = delegate?.bridgeDidReceiveMessage(.connect())
      #expect(heard == true)
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
