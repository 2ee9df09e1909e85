import Foundation
import TabwirePaths
import TabwireServer
import Testing

@Suite("Links that open in apps")
struct AppLinksTests {
  private static let apple = "ABCDE12345.com.example.trails"
  private static let fingerprint = Array(repeating: "0A", count: 32).joined(separator: ":")
  private static let tabs = [
    Tab("home", title: "Home", icon: "house.fill", path: "/"),
    Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore").owns("/search", "/topics/new/"),
  ]

  private func components(_ links: AppLinks) throws -> [LinkComponent] {
    let json = try #require(links.appleAppSiteAssociation)
    return try JSONDecoder().decode(AppleAppSiteAssociation.self, from: Data(json.utf8)).applinks.details[0].components
  }

  @Test("name every tab's paths and the pages below them, and the start page alone")
  func paths() throws {
    let links = try AppLinks(to: Self.tabs, appleApps: [Self.apple])
    #expect(
      links.appleAppSiteAssociation == """
        {
          "applinks" : {
            "details" : [
              {
                "appIDs" : [
                  "ABCDE12345.com.example.trails"
                ],
                "components" : [
                  {
                    "/" : "/"
                  },
                  {
                    "/" : "/explore"
                  },
                  {
                    "/" : "/explore/*"
                  },
                  {
                    "/" : "/search"
                  },
                  {
                    "/" : "/search/*"
                  },
                  {
                    "/" : "/topics/new"
                  },
                  {
                    "/" : "/topics/new/*"
                  }
                ]
              }
            ]
          }
        }
        """)
    #expect(links.assetLinks == nil)
  }

  @Test("an app for Android is named with its certificates, and has the same paths")
  func android() throws {
    let app = AndroidApp("com.example.trails", certificates: [Self.fingerprint.lowercased()])
    let links = try AppLinks(to: Self.tabs, appleApps: [Self.apple], androidApps: [app])
    let json = try #require(links.assetLinks)
    let statement = try #require(try JSONDecoder().decode(AssetLinks.self, from: Data(json.utf8)).statements.first)
    #expect(statement.isAboutLinks)
    #expect(statement.target.packageName == "com.example.trails")
    #expect(statement.target.fingerprints == [Self.fingerprint])
    #expect(try statement.components == components(links))
  }

  @Test("excluded paths come first, and their pages open in the browser")
  func excluded() throws {
    let links = try AppLinks(to: Self.tabs, appleApps: [Self.apple], excluding: ["/explore/print"])
    let components = try components(links)
    #expect(!components.cover("/explore/print") && !components.cover("/explore/print/3"))
    #expect(components.cover("/explore/printer") && components.cover("/explore"))
    #expect(components.cover("/") && !components.cover("/imprint"))
  }

  @Test("paths are relative to the start URL, percent-encoded, and each is named once")
  func relative() throws {
    let tabs = [
      Tab("home", title: "Home", icon: "house.fill", path: ""),
      Tab("cafes", title: "Cafés", icon: "cup", path: "cafés?sort=near#top").owns("/app/cafés", "a*b"),
    ]
    let links = try AppLinks(to: tabs, appleApps: [Self.apple], startPath: "/app/")
    #expect(
      try components(links).map(\.pattern) == [
        "/app", "/app/caf%C3%A9s", "/app/caf%C3%A9s/*", "/app/a%2Ab", "/app/a%2Ab/*",
      ])
  }

  @Test(
    "what is no app or no path is an error that says what to write",
    arguments: [
      (AppLinksError.noAppleApp("com.example.trails"), "(use one like ABCDE12345.com.example.trails)"),
      (.noAndroidApp("trails"), "(use one like com.example.trails)"),
      (.noFingerprint("", app: "a.b"), "keytool"), (.noFingerprint("14:6D", app: "a.b"), "32 bytes"),
      (.noPath("//evil.example"), "(use one like /explore)"),
    ])
  func errors(_ error: AppLinksError, remedy: String) {
    #expect(throws: error) {
      switch error {
      case .noAppleApp(let app): try AppLinks(to: Self.tabs, appleApps: [app])
      case .noAndroidApp(let id):
        try AppLinks(to: Self.tabs, androidApps: [AndroidApp(id, certificates: [Self.fingerprint])])
      case .noFingerprint(let text, let app):
        try AppLinks(to: Self.tabs, androidApps: [AndroidApp(app, certificates: text.isEmpty ? [] : [text])])
      case .noPath(let path): try AppLinks(to: Self.tabs, appleApps: [Self.apple], excluding: [path])
      }
    }
    #expect("\(error)".contains(remedy))
  }
}
