#if os(Linux) || os(macOS)
  import Testing

  @testable import NativeBridge

  extension NativeBridgeTests {
    @MainActor
    @Suite("A page with the bridge's scripts", .enabled(if: NodePage.node != nil, "Node is not installed"), .serialized)
    struct PageTests {
      let page: NodePage
      let destination = Destination()
      let delegate: BridgeDelegate

      init() throws {
        page = try NodePage()
        delegate = Self.delegate(of: destination)
      }

      static func delegate(of destination: Destination) -> BridgeDelegate {
        BridgeDelegate(
          location: "https://example.com/", destination: destination,
          componentTypes: [FormRecorder.self, MenuRecorder.self])
      }

      func activate() {
        delegate.webViewDidBecomeActive(page)
        delegate.onViewWillAppear()
      }

      /// Activates the delegate and waits until the components are registered.
      func activateAndRegister() async throws {
        activate()
        try await eventually {
          try await page.evaluateJavaScript("window.nativeBridge.supportedComponents.length") == "2"
        }
      }

      var form: FormRecorder? { delegate.component() }

      // MARK: Messages and replies

      @Test("exchanges messages and replies with a component")
      func roundTrip() async throws {
        try await page.evaluateJavaScript("loadWebBridge()")
        try await activateAndRegister()
        try await page.evaluateJavaScript(#"send("form", "connect", { title: "Ünïcode \u2028 \ud800 </script>" })"#)
        let component = try #require(form)
        #expect(component.messages.map(\.event) == ["connect"])
        #expect(component.messages.first?.metadata?.url == "https://example.com/")

        #expect(try await component.reply(to: "connect", with: ["choice": "</script>\u{2028}`${1}"]))
        #expect(try await component.reply(to: "connect"))
        #expect(try await page.evaluateJavaScript("replies.length") == "2")
        #expect(try await page.evaluateJavaScript(#"replies[0].data.choice === "</script>\u2028`${1}""#) == "true")
        #expect(try await page.evaluateJavaScript(#"replies[1].data.title.endsWith("\ud800 </script>")"#) == "true")
        #expect(try await page.evaluateJavaScript("[replies[0].component, replies[0].event]") == #"["form","connect"]"#)
      }

      @Test("has the platform and the components on <html>")
      func attributes() async throws {
        try await page.evaluateJavaScript("loadWebBridge()")
        try await activateAndRegister()
        let dataset = "document.documentElement.dataset"
        #expect(try await page.evaluateJavaScript("\(dataset).bridgePlatform") == #""linux""#)
        #expect(try await page.evaluateJavaScript("\(dataset).bridgeComponents") == #""form menu""#)
        try await page.bridge.unregister(component: "form")
        #expect(try await page.evaluateJavaScript("\(dataset).bridgeComponents") == #""menu""#)
        try await page.bridge.register(component: "alert")
        #expect(try await page.evaluateJavaScript("\(dataset).bridgeComponents") == #""menu alert""#)
      }

      @Test("sends nothing to an unregistered component")
      func unregistered() async throws {
        try await page.evaluateJavaScript("loadWebBridge()")
        try await activateAndRegister()
        try await page.bridge.unregister(component: "form")
        #expect(try await page.evaluateJavaScript(#"send("form", "connect")"#) == "null")
        #expect(form == nil)
      }

      @Test(
        "works with the web bridge of the original libraries, in any order of loading",
        arguments: ["HotwireNative", "Strada"], [true, false])
      func originalLibraries(name: String, isWebBridgeFirst: Bool) async throws {
        if !isWebBridgeFirst { try await activateAndRegister() }
        try await page.evaluateJavaScript(
          """
          window.\(name) = { web: new OriginalWebBridgeDouble() }
          window.\(name).web.start()
          window.web = window.\(name).web
          web.send({ component: "form", event: "early", data: { metadata: { url: location.href } } })
          """)
        if isWebBridgeFirst { try await activateAndRegister() }
        try await page.evaluateJavaScript(
          """
          web.send({
            component: "form", event: "late", data: { metadata: { url: location.href } }, callback: message => window.reply = message
          })
          """)
        let component = try #require(form)
        #expect(component.messages.map(\.event) == ["early", "late"])
        #expect(try await component.reply(to: "late", with: #"{"a":1}"#))
        #expect(
          try await page.evaluateJavaScript("reply") == #"{"id":"2","component":"form","event":"late","data":{"a":1}}"#)
        #expect(try await page.evaluateJavaScript("web.adapters.length") == "1")
      }

      @Test("keeps messages until the native side connects, and delivers them in order")
      func earlyMessages() async throws {
        try await page.evaluateJavaScript("loadWebBridge()")
        for event in 1...3 { try await page.evaluateJavaScript(#"send("form", "\#(event)")"#) }
        #expect(form == nil)
        activate()
        try await eventually { form?.messages.map(\.event) == ["1", "2", "3"] }
      }

      @Test(
        "has the given platform name, whatever its characters",
        arguments: ["ios", "</script>", "\"'`${1}\\", "\u{2028}é"])
      func platform(name: String) async throws {
        let page = try NodePage(platform: name)
        let names = try JavaScript(calling: "Array.of", with: name).source
        #expect(try await page.evaluateJavaScript("\(names)[0] === window.nativeBridge.platform") == "true")
        let scripts = try BridgeScripts(platform: name)
        for script in [scripts.page, scripts.relay] {
          #expect(!script.contains("</"))
        }
      }

      // MARK: Idempotence

      @Test("is unchanged when the scripts run twice")
      func scriptsRunTwice() async throws {
        try await page.evaluateJavaScript("loadWebBridge()")
        try await activateAndRegister()
        try await page.evaluateJavaScript("window.first = window.nativeBridge; injectScripts()")
        #expect(try await page.evaluateJavaScript("first === window.nativeBridge") == "true")
        try await page.evaluateJavaScript(#"send("form", "connect")"#)
        #expect(form?.messages.count == 1)
        #expect(page.posted.filter { $0 == "https://example.com/" }.count == 1)
      }

      @Test("is unchanged when components are registered twice")
      func registeredTwice() async throws {
        try await page.evaluateJavaScript("window.HotwireNative = { web: new OriginalWebBridgeDouble() }")
        try await activateAndRegister()
        try await page.bridge.register(components: ["menu", "form"])
        #expect(try await page.evaluateJavaScript("window.nativeBridge.supportedComponents") == #"["form","menu"]"#)
        #expect(try await page.evaluateJavaScript("HotwireNative.web.adapters.length") == "1")
        try await page.evaluateJavaScript("HotwireNative.web.start()")
        #expect(try await page.evaluateJavaScript("HotwireNative.web.adapters.length") == "1")
      }

      // MARK: Rejected replies

      @Test("never receives a reply to a message of another document")
      func replyToAnotherDocument() async throws {
        let next = try NodePage()
        for document in [page, next] {
          try await document.evaluateJavaScript(
            """
            window.HotwireNative = { web: new OriginalWebBridgeDouble() }
            window.nativeBridge.register("form")
            send("form", "connect")
            """)
        }
        let old = try #require(page.posted.last)
        guard case .message(let message) = try ScriptMessage(old) else {
          Issue.record("\(old)")
          return
        }
        #expect(try await next.bridge.reply(with: message) == false)
        #expect(try await next.evaluateJavaScript("replies.length") == "0")
        #expect(try await page.bridge.reply(with: message))
      }

      @Test("receives no reply without a web bridge or the scripts")
      func replyWithoutBridge() async throws {
        activate()
        try await page.evaluateJavaScript(
          """
          window.nativeBridge.receive({ id: "1", component: "form", event: "connect", data: { metadata: { url: location.href } } })
          """)
        let component = try #require(form)
        #expect(try await component.reply(to: "connect") == false)
        try await page.evaluateJavaScript("delete window.nativeBridge")
        #expect(try await page.bridge.reply(with: .connect()) == false)
        try await page.bridge.register(component: "form")
      }

      @Test(
        "rejects a reply whose data is not JSON", arguments: ["", "nonsense", "{}); alert(1); ({}"])
      func replyWithoutJSON(data: String) async throws {
        try await page.evaluateJavaScript("loadWebBridge()")
        try await activateAndRegister()
        try await page.evaluateJavaScript(#"send("form", "connect")"#)
        let component = try #require(form)
        await #expect(throws: NodePage.ScriptError.self) { try await component.reply(to: "connect", with: data) }
        #expect(try await page.evaluateJavaScript("replies.length") == "0")
      }

      @Test("makes a reply throw when its callback throws")
      func callbackThrows() async throws {
        try await page.evaluateJavaScript("loadWebBridge()")
        try await activateAndRegister()
        try await page.evaluateJavaScript(
          """
          HotwireNative.web.send({
            component: "form", event: "connect", data: { metadata: { url: location.href } }, callback() { throw new Error("no") }
          })
          """)
        let component = try #require(form)
        await #expect(throws: NodePage.ScriptError(description: "Error: no")) {
          try await component.reply(to: "connect")
        }
      }

      // MARK: Hostile pages

      /// Posts a message directly, without the web bridge and the adapter.
      func post(_ detail: String) async throws {
        try await page.evaluateJavaScript(
          #"void document.dispatchEvent(new CustomEvent("native-bridge:message", { detail: \#(detail) }))"#)
      }

      nonisolated static let otherPage =
        #"{ id: "1", component: "form", event: "connect", metadata: { url: "https://example.com/2" }, jsonData: "{}" }"#

      @Test(
        "changes nothing with invalid messages",
        arguments: [
          #""""#, #""garbage""#, #""{}""#, "undefined", "null", "7", "{ a: 1 }", #"["{}"]"#, "Symbol.iterator",
          "() => {}",
          #""\ud800""#, #""\0""#, #""https://example.com/\n{}""#, #""[".repeat(100_000)"#, #"'{"a":'.repeat(100_000)"#,
          #""x".repeat(1_048_576)"#, #""x".repeat(5_000_000)"#, "JSON.stringify(\(otherPage))",
          #"JSON.stringify({ id: "1", component: "form", event: "connect", jsonData: "[".repeat(100_000) })"#,
          "{ toString: () => JSON.stringify({ ...\(otherPage), metadata: { url: location.href } }) }",
        ])
      func garbage(detail: String) async throws {
        activate()
        try await post(detail)
        #expect(form == nil)
        #expect(Log.lines.count <= 1)
      }

      @Test("reports a message that is too large in its console")
      func tooLarge() async throws {
        try await post(#""x".repeat(1_048_577)"#)
        #expect(
          try await page.evaluateJavaScript("reportedError")
            == #""Message not sent: it has 1048577 characters, and the maximum is 1048576 bytes.""#)
        #expect(page.posted == ["https://example.com/"])
      }

      @Test("still delivers a valid message after 10,000 invalid ones")
      func flood() async throws {
        try await page.evaluateJavaScript("loadWebBridge()")
        try await activateAndRegister()
        try await page.evaluateJavaScript(
          """
          for (let number = 0; number < 10_000; number++) {
            document.dispatchEvent(new CustomEvent("native-bridge:message", { detail: `{"id":${number}` }))
          }
          """)
        #expect(form == nil)
        try await page.evaluateJavaScript(#"send("form", "connect")"#)
        #expect(form?.messages.count == 1)
        #expect(Log.lines.count < 50)
      }

      @Test("sends at most 20,000 messages at once, and reports the rest once in its console")
      func rateLimit() async throws {
        #expect(try await countPosted(of: 50_000) == 20_000)
        #expect(
          try await page.evaluateJavaScript("reportedError")
            == #""Messages dropped: the page sends more than the app accepts.""#)
      }

      @Test("can send again after a while, even if the device's clock is set back")
      func rateLimitRecovers() async throws {
        try await page.evaluateJavaScript("setClock(7200000)")
        #expect(try await countPosted(of: 50_000) == 20_000)
        try await page.evaluateJavaScript("setClock(0); passed += 2000")
        #expect(try await countPosted(of: 50_000) == 500)
      }

      /// Sends messages at once and returns how many arrived.
      private func countPosted(of count: Int) async throws -> Int {
        // Earlier posts, such as the announcement of the document, arrive before the result.
        try await page.evaluateJavaScript("undefined")
        let before = page.posted.count
        try await page.evaluateJavaScript(
          """
          for (let number = 0; number < \(count); number++) {
            document.dispatchEvent(new CustomEvent("native-bridge:message", { detail: `{"id":${number}` }))
          }
          """)
        return page.posted.count - before
      }

      @Test("can neither change the address that the relay reads nor reach the message handler")
      func isolation() async throws {
        try await page.evaluateJavaScript("loadWebBridge()")
        try await activateAndRegister()
        #expect(try await page.evaluateJavaScript("typeof window.webkit") == #""undefined""#)
        try await page.evaluateJavaScript(
          #"JSON.stringify = () => "forged"; String.prototype.toString = () => "forged"; Object.prototype.href = "forged""#
        )
        try await post(#"'{"id":"1"}'"#)
        #expect(page.posted.last == "https://example.com/\n{\"id\":\"1\"}")
      }

      @Test("is rejected without its address")
      func withoutMetadata() async throws {
        try await page.evaluateJavaScript("loadWebBridge()")
        try await activateAndRegister()
        for data in ["{}", "{ metadata: null }", "{ metadata: {} }", "null", "[]", "{ metadata: { url: 7 } }"] {
          try await page.evaluateJavaScript(
            #"window.nativeBridge.receive({ id: "1", component: "form", event: "connect", data: \#(data) })"#)
        }
        #expect(form == nil)
        #expect(Log.lines.count == 2, "\(Log.lines)")
      }

      @Test("sends nothing to a deactivated destination")
      func afterDeactivation() async throws {
        try await page.evaluateJavaScript("loadWebBridge()")
        try await activateAndRegister()
        try await page.evaluateJavaScript(#"send("form", "connect")"#)
        let component = try #require(form)
        delegate.onViewDidDisappear()
        delegate.webViewDidBecomeDeactivated()
        try await page.evaluateJavaScript(#"send("form", "connect")"#)
        #expect(component.messages.count == 1)
      }
    }
  }
#endif
