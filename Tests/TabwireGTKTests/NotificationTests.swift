import CWebKitGTK
import Foundation
import TabwireLogRecorder
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Notifications")
  struct NotificationTests {
    @Test("a click on a notification of the desktop opens its address in the tab that owns it")
    func click() async throws {
      let service = try await NotificationService()
      defer { service.end() }
      let server = try TestServer { path in
        .init(
          body: TestPage.html(
            path, configuration: TestPage.configuration(active: "home", ["home", "explore"])))
      }
      let application = TabwireApplication(
        id: "dev.tabwire.Tests.i\(ProcessInfo.processInfo.processIdentifier)", startURL: server.url("/").absoluteURL
      ) {
        $0.components = []
        $0.logger = LogRecorder().logger
      }
      application.dataDirectory = nil
      let pointer = application.makeApplication()
      defer { g_object_unref(pointer) }
      _ = try GLibError.check { g_application_register(cast(pointer), nil, $0) }
      g_application_activate(cast(pointer))
      let window = try #require(application.window)
      defer { window.close() }
      try await until("the tabs are shown") { window.visibleTabs.map(\.title) == ["Home", "Explore"] }

      application.sendNotification("New photo", body: "By Ann", opening: "/explore/3")
      try await until("the desktop shows it") {
        try service.notifications == [.init(title: "New photo", body: "By Ann", actions: ["default"])]
      }
      #expect(window.headerTitle == "/")
      try service.click()
      try await until("its page is shown") { window.headerTitle == "/explore/3" }
      #expect(
        window.tabManager.tabs.first { $0.id == window.tabManager.selectedID }?.represents?.id.rawValue == "explore")
      #expect(window.selectedNavigator.backList.map(\.path) == ["/explore"])
    }
  }
}
