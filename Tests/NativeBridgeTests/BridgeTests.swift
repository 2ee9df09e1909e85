import Foundation
import Testing

@testable import NativeBridge

extension NativeBridgeTests {
  @MainActor
  @Suite("A bridge")
  struct BridgeTests {
    let webView = WebViewDouble()
    let destination = Destination()
    let delegate: BridgeDelegate

    init() {
      delegate = BridgeDelegate(
        location: "https://example.com/", destination: destination,
        componentTypes: [FormRecorder.self, MenuRecorder.self])
    }

    func activate() {
      delegate.webViewDidBecomeActive(webView)
      delegate.onViewWillAppear()
    }

    static let registration = #"window.nativeBridge?.register(["form","menu"])"#

    // MARK: Registering components

    @Test("registers and unregisters components by name")
    func registering() async throws {
      try await webView.bridge.register(component: "form")
      try await webView.bridge.register(components: ["form", "menu"])
      try await webView.bridge.unregister(component: "form")
      #expect(
        webView.scripts == [
          #"window.nativeBridge?.register(["form"])"#, Self.registration, #"window.nativeBridge?.unregister("form")"#,
        ])
    }

    @Test("rethrows the web view's error when registration fails")
    func registeringFails() async {
      webView.result = .failure(PageError())
      await #expect(throws: PageError.self) { try await webView.bridge.register(component: "form") }
    }

    @Test("registers the components with a page that loads after the destination")
    func pageAfterDestination() async throws {
      activate()
      #expect(webView.scripts == [])
      webView.load()
      try await eventually { webView.scripts == [Self.registration] }
    }

    @Test("registers the components with a page that loaded before the destination")
    func pageBeforeDestination() async throws {
      webView.load()
      activate()
      try await eventually { webView.scripts == [Self.registration] }
    }

    @Test("registers the components with every new document")
    func everyDocument() async throws {
      activate()
      for count in 1...3 {
        webView.load()
        try await eventually { webView.scripts == Array(repeating: Self.registration, count: count) }
      }
    }

    @Test("logs a failed registration and still receives messages")
    func registrationFails() async throws {
      webView.result = .failure(PageError())
      activate()
      webView.load()
      try await eventually { !Log.lines.isEmpty }
      #expect(Log.lines == ["error: components not registered with https://example.com/: PageError()"])
      #expect(webView.post(.connect()))
    }

    // MARK: Messages

    @Test("delivers a message to the component with its name")
    func delivery() {
      activate()
      #expect(webView.post(.connect()))
      #expect(webView.post(.connect(id: "2", component: "menu")))
      #expect((delegate.component() as FormRecorder?)?.messages == [.connect()])
      #expect((delegate.component() as MenuRecorder?)?.messages == [.connect(id: "2", component: "menu")])
    }

    @Test("drops a message while no destination is active")
    func noDestination() {
      #expect(!webView.post(.connect()))
      activate()
      delegate.webViewDidBecomeDeactivated()
      #expect(!webView.post(.connect()))
      #expect(destination.initialized.isEmpty)
    }

    @Test("drops messages after its destination was freed")
    func destinationFreed() {
      var short: Destination? = Destination()
      let freed = Weak(short)
      var shortDelegate: BridgeDelegate? = short.map {
        BridgeDelegate(location: "https://example.com/", destination: $0, componentTypes: [FormRecorder.self])
      }
      shortDelegate?.webViewDidBecomeActive(webView)
      shortDelegate?.onViewWillAppear()
      short = nil
      #expect(freed.object == nil)
      #expect(!webView.post(.connect()))
      shortDelegate = nil
      #expect(webView.bridge.delegate == nil)
      #expect(!webView.post(.connect()))
    }

    @Test("does not retain its web view, and throws without one")
    func webViewFreed() async throws {
      var short: WebViewDouble? = WebViewDouble()
      let freed = Weak(short)
      let bridge = short?.bridge
      short = nil
      #expect(freed.object == nil)
      await #expect(throws: BridgeError.missingWebView) { try await bridge?.register(component: "form") }
      await #expect(throws: BridgeError.missingWebView) { try await bridge?.unregister(component: "form") }
      await #expect(throws: BridgeError.missingWebView) { try await bridge?.reply(with: .connect()) }
    }

    // MARK: Replies

    @Test("replies with the message, its data as text within the script")
    func reply() async throws {
      let reply = Message.connect(jsonData: #"{"title":"</script>\u2028"}"#)
      #expect(try await webView.bridge.reply(with: reply))
      let script = try #require(webView.scripts.first)
      let start = "window.nativeBridge?.replyWith("
      #expect(script.hasPrefix(start) && script.hasSuffix(")"))
      let argument = Data(script.dropFirst(start.count).dropLast().utf8)
      let wire = try JSONDecoder().decode(WireMessage.self, from: argument)
      #expect(wire.id == reply.id && wire.component == reply.component && wire.event == reply.event)
      #expect(wire.jsonData == reply.jsonData)
      #expect(!script.contains("</script>"))
    }

    @Test(
      "returns whether the page received the reply",
      arguments: [("true", true), ("false", false), (nil, false), ("1", false)])
    func replyTaken(result: String?, isTaken: Bool) async throws {
      webView.result = .success(result)
      #expect(try await webView.bridge.reply(with: .connect()) == isTaken)
    }

    @Test("rethrows the web view's error when a reply fails")
    func replyFails() async {
      webView.result = .failure(PageError())
      await #expect(throws: PageError.self) { try await webView.bridge.reply(with: .connect()) }
    }

    @Test(
      "never replies to a page of another origin",
      arguments: [
        "https://evil.example/", "http://example.com/", "https://example.com:8443/", "https://www.example.com/",
        "https://example.com.evil.example/", "about:blank", "file:///etc/passwd", nil,
      ])
    func replyToOtherOrigin(url: String?) async throws {
      webView.url = url.flatMap { URL(string: $0) }
      #expect(try await webView.bridge.reply(with: .connect()) == false)
      #expect(webView.scripts == [])
    }

    @Test(
      "replies to any address on the same origin",
      arguments: ["https://example.com/2?a#b", "https://EXAMPLE.com:443"])
    func replyWithinOrigin(url: String) async throws {
      webView.url = URL(string: url)
      #expect(try await webView.bridge.reply(with: .connect()))
    }

    @Test("does not reply to a message without an origin", arguments: [nil, "about:blank", "", "null"])
    func replyWithoutOrigin(url: String?) async throws {
      webView.url = url.flatMap { URL(string: $0) }
      #expect(try await webView.bridge.reply(with: .connect(url: url)) == false)
      #expect(webView.scripts == [])
    }

    // MARK: Hostile pages

    @Test("rejects an invalid message with one log line")
    func rejection() {
      activate()
      #expect(!webView.post("{}"))
      #expect(Log.lines == [#"warning: message rejected: it is malformed: "id" is missing"#])
    }

    @Test("rejects a message that claims another page's address")
    func otherAddress() {
      activate()
      #expect(!webView.post(.connect(), from: "https://evil.example/"))
      #expect(
        Log.lines == [
          "warning: message rejected: it claims to be from \"https://example.com/\" but is from \"https://evil.example/\""
        ])
    }

    @Test("logs only the first of 30,000 different invalid messages")
    func flood() {
      activate()
      for number in 0..<10_000 { webView.post(.connect(component: "unknown\(number)")) }
      for number in 0..<10_000 { webView.post(.connect(url: "https://example.com/\(number)")) }
      for number in 0..<10_000 { webView.post(#"{"id":\#(number)"#) }
      #expect(destination.initialized.isEmpty)
      #expect(Log.lines.count < 50)
      #expect(webView.post(.connect()))
    }

    @Test("delivers 10,000 messages")
    func manyMessages() {
      activate()
      for number in 0..<10_000 { webView.post(.connect(id: "\(number)")) }
      #expect((delegate.component() as FormRecorder?)?.messages.map(\.id) == (0..<10_000).map { "\($0)" })
    }

    @Test("logs the same rejection once a page")
    func repeatedRejection() {
      for count in 1...2 {
        webView.load()
        for _ in 0..<100 { webView.post("garbage") }
        #expect(Log.lines.count == count)
      }
    }

    @Test("keeps text of a page on one log line")
    func logInjection() {
      activate()
      webView.post(.connect(component: "x\nerror: forged \u{1B}[31m\u{2028}" + String(repeating: "y", count: 10_000)))
      #expect(Log.lines.count == 1)
      let line = Log.lines.first ?? ""
      #expect(line.count < 500)
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{2028}" })
    }
  }
}
