import Foundation
import Hummingbird
import RunningServer
import TabwireServerTesting
import Testing

@testable import Trails

/// The article "Adopt it in your server".
struct ArticleTests {
  @Test("the article contains the code of the tested server")
  func code() throws {
    let repository = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
    let article = repository.appending(path: "Sources/TabwireServer/TabwireServer.docc/Adopt-it-in-your-server.md")
    let code = repository.appending(path: "Examples/Server/Tests/Trails/Trails.swift")
    let snippet = "```swift\n\(try String(contentsOf: code, encoding: .utf8))```"
    #expect(try String(contentsOf: article, encoding: .utf8).contains(snippet))
  }

  @Test(
    "its pages have three tabs, one of them current",
    arguments: [("/", "Home"), ("/explore", "Explore"), ("/profile", "Profile")])
  func pages(path: String, title: String) async throws {
    try await Application(router: Trails.router()).serve { client in
      let response = try await client.request(path)
      let html = String(buffer: response.body)
      #expect(response.status == .ok)
      try expectTabBar(in: html, tabs: ["home", "explore", "profile"])
      #expect(html.matches(of: /<a class="tab"/).count == 3)
      #expect(html.matches(of: /aria-current/).count == 1)
      #expect(html.contains(#"href="\#(path)" aria-current="page"><span class="tab-title">\#(title)</span>"#))
      #expect(html.contains(#"data-controller="navigation""#))
    }
  }

  @Test("in an app with a native tab bar the style hides the links before any JavaScript runs")
  func nativeTabBar() async throws {
    try await Application(router: Trails.router()).serve { client in
      for (components, start) in [
        (["navigation"], #"<html lang="en" data-bridge-components="navigation">"#), (["form"], #"<html lang="en">"#),
      ] {
        let response = try await client.request("/", headers: [.userAgent: nativeAppUserAgent(components: components)])
        #expect(String(buffer: response.body).contains(start))
      }
    }
  }
}
