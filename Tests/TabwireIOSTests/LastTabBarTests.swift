import Foundation
import SwiftUI
import Testing
import UIKit

@testable import TabwireIOS

/// The tab bar that is shown before the first page has loaded.
@MainActor
@Suite("Last tab bar", .serialized)
struct LastTabBarTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "last-tab-bar-\(UUID().uuidString)")
  private let options = TabBarOptions(showsLastTabBar: true)

  private func launch(_ options: TabBarOptions? = nil) throws -> UIKitApp {
    try LastTabBarKeeper.$folder.withValue(folder) { try UIKitApp(.tabs, options: options ?? self.options) }
  }

  private func bar(_ app: UIKitApp) -> LastTabBarView? {
    app.window.view.subviews.lazy.compactMap { $0 as? LastTabBarView }.first
  }

  private func launchInSwiftUI() async throws -> SwiftUIApp {
    try await LastTabBarKeeper.$folder.withValue(folder) { try await SwiftUIApp(options: options) }
  }

  @Test("a launch shows the last tab bar, disabled, until the first page has loaded")
  func nextLaunch() throws {
    try launch().configure(["home", "explore"])
    let app = try launch()
    let bar = try #require(self.bar(app))
    #expect(bar.items?.map(\.title) == ["Home", "Explore"])
    #expect(bar.items?.contains { $0.isEnabled } == false)
    #expect(!bar.isUserInteractionEnabled)
    app.configure(["library", "profile"])
    #expect(self.bar(app) == nil)
    #expect(try self.bar(launch())?.items?.map(\.title) == ["Library", "Profile"])
  }

  @Test("SwiftUI shows the last tab bar until the first page has loaded")
  func swiftUI() async throws {
    try launch().configure(["home", "explore"])
    let app = try await launchInSwiftUI()
    app.screen.update()
    let bar = try #require(app.screen.page.overlays.first as? LastTabBarView)
    #expect(bar.items?.map(\.title) == ["Home", "Explore"])
    await app.configure([])
    #expect(app.screen.page.overlays.isEmpty)
    #expect(try self.bar(launch()) == nil)
  }

  @Test("the tabs of a user who has signed out are deleted, and those of another user replace them")
  func users() throws {
    let app = try launch()
    app.configure(["home", "explore"])
    app.configure([])
    #expect(try bar(launch()) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    app.configure(["home", "explore"])
    app.configure(["home", "billing"])
    #expect(try bar(launch())?.items?.map(\.title) == ["Home", "Billing"])
  }

  @Test("a page that loads without tabs, or whose tabs are rejected, hides the last tab bar")
  func otherPages() throws {
    try launch().configure(["home", "explore"])
    let app = try launch()
    app.manager.didLoad(app.manager.selectedID)
    #expect(bar(app) == nil)
    try launch().configure(["home", "explore"])
    let other = try launch()
    other.configure("[]")
    #expect(bar(other) == nil)
  }

  @Test("without the option no file is written, and a damaged file or an iPad shows no tab bar")
  func none() throws {
    try launch(TabBarOptions()).configure(["home", "explore"])
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    try launch().configure(["home", "explore"])
    UIDevice.current.userInterfaceIdiom = .pad
    #expect(try bar(launch()) == nil)
    UIDevice.current.userInterfaceIdiom = .phone
    let file = try #require(
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).first)
    try Data("{".utf8).write(to: file)
    #expect(try bar(launch()) == nil)
  }
}
