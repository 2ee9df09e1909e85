#if canImport(CWebKitGTK)
  import Foundation
  import Tabwire
  import Testing

  @testable @_spi(Testing) import TabwireGTK

  extension AllWindowTests {
    @MainActor
    @Suite("What is given back")
    struct LifetimeTests {
      @Test("Closing tabs gives back their navigators and their processes")
      func disposal() async throws {
        let server = try TestServer { _ in .init(body: TestPage.html("Page", configuration: nil)) }
        let app = try TestApp(server: server)
        defer { app.window.close() }
        try await app.untilLoaded(title: "Page")
        let home = TabData(id: "home", title: "Home", icon: "house", path: "/")
        let other = TabData(id: "other", title: "Other", icon: "star", path: "/other")
        let third = TabData(id: "third", title: "Third", icon: "star", path: "/third")
        app.tabManager.accept(try TabConfiguration(active: "home", tabs: [home, third]))
        let processes = WebProcesses.count

        weak var last: Navigator?
        for _ in 1...5 {
          app.tabManager.accept(try TabConfiguration(active: "home", tabs: [home, other, third]))
          app.window.click(tab: "other")
          try await app.untilLoaded(title: "Page")
          last = app.window.selectedNavigator
          app.window.click(tab: "home")
          app.tabManager.accept(try TabConfiguration(active: "home", tabs: [home, third]))
          try await until("the navigator is gone") { last == nil }
        }
        try await until("the processes are gone") { WebProcesses.count <= processes }
      }
    }

    /// The web processes that this process started, directly or through a sandbox.
    enum WebProcesses {
      static var count: Int {
        var parents: [Int32: Int32] = [:]
        var candidates: [Int32] = []
        for entry in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
          guard let id = Int32(entry), let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
            let parent = status.split(separator: ") ").last?.split(separator: " ").dropFirst().first
          else { continue }
          parents[id] = Int32(parent)
          if status.contains("(WebKitWebProces") { candidates.append(id) }
        }
        return candidates.count { sequence(first: $0, next: { parents[$0] }).contains(getpid()) }
      }
    }
  }
#endif
