#if os(Linux) || os(macOS)
  import Testing

  @testable import NativeBridge

  @MainActor
  @Suite("A page with the bridge's scripts", .enabled(if: NodePage.node != nil, "Node is not installed"), .serialized)
  struct PageTests {
    let destination = Destination()

    func open(_ page: NodePage, types: [BridgeComponent.Type] = [FormComponent.self]) -> BridgeDelegate {
      let delegate = BridgeDelegate(
        location: "https://example.com/", destination: destination, componentTypes: types)
      delegate.webViewDidBecomeActive(page)
      delegate.onViewWillAppear()
      return delegate
    }

    @Test("and a native component talk both ways")
    func roundTrip() async throws {
      let page = try NodePage()
      let delegate = open(page)
      try await page.evaluateJavaScript("loadWebBridge()")
      try await page.evaluateJavaScript(
        """
        HotwireNative.web.send({
          component: "form", event: "connect", data: { title: "Ünicode \u{2028}", metadata: { url: location.href } },
          callback: message => window.replied = message
        })
        """)
      try await eventually { delegate.component() as FormComponent? != nil }
      let component: FormComponent = try #require(delegate.component())
      #expect(component.messages.map(\.event) == ["connect"])
      #expect(try await component.reply(to: "connect", with: ["choice": "</script>"]))
      #expect(try await page.evaluateJavaScript("replied.data.choice") == #""</script>""#)
    }
  }
#endif
