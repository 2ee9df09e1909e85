// swift-tools-version: 6.1
import Foundation
import PackageDescription

let package = Package(
  name: "tabwire",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macCatalyst(.v17), .macOS(.v14)],
  products: [
    .library(name: "Tabwire", targets: ["Tabwire"]),
    .library(name: "NativeBridge", targets: ["NativeBridge"]),
    .library(name: "TabwireClient", targets: ["TabwireClient"]),
    .library(name: "TabwirePaths", targets: ["TabwirePaths"]),
    .library(name: "TabwireIcons", targets: ["TabwireIcons"]),
    .library(name: "TabwireIOS", targets: ["TabwireIOS"]),
    .library(name: "TabwireHotwireNative", targets: ["TabwireHotwireNative"]),
    .library(name: "TabwireLint", targets: ["TabwireLint"]),
    .library(name: "TabwirePlanning", targets: ["TabwirePlanning"]),
    .library(name: "TabwireServer", targets: ["TabwireServer"]),
    .library(name: "TabwireServerTesting", targets: ["TabwireServerTesting"]),
    .library(name: "TabwireHummingbird", targets: ["TabwireHummingbird"]),
    .library(name: "TabwirePostgres", targets: ["TabwirePostgres"]),
    .library(name: "TabwireValkey", targets: ["TabwireValkey"]),
    .executable(name: "tabwire", targets: ["TabwireCommand"]),
  ],
  traits: [
    .trait(name: "Hummingbird", description: "TabwireHummingbird, the glue to the web framework Hummingbird"),
    .trait(name: "Valkey", description: "TabwireValkey, which connects the processes of a server by Valkey or Redis"),
    .trait(name: "HotwireNative", description: "TabwireHotwireNative, the glue to Hotwire Native for iOS"),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.11.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    // Fetched only if a package enables the trait.
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.0.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.4.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.20.0"),
    .package(url: "https://github.com/hotwired/hotwire-native-ios", from: "1.2.0"),
  ],
  targets: [
    .target(name: "Tabwire"),
    .target(
      name: "NativeBridge",
      dependencies: ["TabwirePaths", .product(name: "Logging", package: "swift-log")],
      resources: [.embedInCode("bridge.js"), .embedInCode("relay.js")]),
    .target(
      name: "TabwireClient",
      dependencies: ["Tabwire", "TabwirePaths", .product(name: "Logging", package: "swift-log")],
      exclude: ["texts.json"], resources: [.embedInCode("unsent-input.js"), .embedInCode("form-rules.js")]),
    .target(name: "TabwireIcons"),
    // Empty on other platforms: visionOS has UIKit, too, but not all of it.
    .target(
      name: "TabwireIOS", dependencies: ["Tabwire", "TabwireClient", "TabwirePaths"],
      resources: [.process("Resources")],
      swiftSettings: [.define("TabwireIOS", .when(platforms: [.iOS, .macCatalyst]))]),
    .target(
      name: "TabwireHotwireNative",
      dependencies: [
        "TabwireClient", "TabwireIOS",
        .product(
          name: "HotwireNative", package: "hotwire-native-ios",
          condition: .when(platforms: [.iOS, .macCatalyst], traits: ["HotwireNative"])),
      ],
      swiftSettings: [.define("TabwireIOS", .when(platforms: [.iOS, .macCatalyst]))]),
    .target(name: "TabwireLint", dependencies: ["Tabwire", "TabwireIcons"]),
    .target(name: "TabwireScenarios", dependencies: ["Tabwire", "TabwireLint"]),
    .target(name: "TabwirePlanning", dependencies: ["Tabwire", "TabwireLint", "TabwireScenarios"]),
    .target(name: "TabwirePaths"),
    .target(name: "TabwirePages", dependencies: ["TabwirePaths"]),
    .target(name: "TabwireServer", dependencies: ["Tabwire", "TabwirePaths"]),
    .target(name: "TabwireServerTesting", dependencies: ["Tabwire", "TabwireLint", "TabwireServer"]),
    // Tested in Examples/Server, which builds Hummingbird anyway.
    .target(
      name: "TabwireHummingbird",
      dependencies: [
        "TabwireServer",
        .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Hummingbird"])),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio", condition: .when(traits: ["Hummingbird"])),
        .product(name: "HummingbirdCore", package: "hummingbird", condition: .when(traits: ["Hummingbird"])),
        .product(name: "Metrics", package: "swift-metrics", condition: .when(traits: ["Hummingbird"])),
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Hummingbird"])),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Hummingbird"])),
        .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Hummingbird"])),
        .product(
          name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: .when(traits: ["Hummingbird"])),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: .when(traits: ["Hummingbird"])),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras", condition: .when(traits: ["Hummingbird"])),
      ]),
    .target(name: "CTabwirePostgres", path: "Sources/TabwirePostgres/CTabwirePostgres"),
    .target(
      name: "TabwirePostgres", dependencies: ["CTabwirePostgres", "TabwireServer"], exclude: ["CTabwirePostgres"]),
    // Tested in Examples/Server, too.
    .target(
      name: "TabwireValkey",
      dependencies: [
        "TabwireServer",
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Valkey"])),
        .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Valkey"])),
      ]),
    .target(name: "CTabwireCurl", path: "Sources/TabwireCommand/CTabwireCurl"),
    .executableTarget(
      name: "TabwireCommand",
      dependencies: [
        "CTabwireCurl", "Tabwire", "TabwireIcons", "TabwireLint", "TabwirePaths", "TabwirePlanning",
        "TabwireScenarios",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      exclude: ["CTabwireCurl"],
      plugins: ["EmbedScenarios"]),
    .executableTarget(name: "TabwireEmbedder", path: "Packaging/Plugins/TabwireEmbedder"),
    .plugin(
      name: "EmbedScenarios", capability: .buildTool(), dependencies: ["TabwireEmbedder"],
      path: "Packaging/Plugins/EmbedScenarios"),
    .target(
      name: "TabwireProof", dependencies: ["Tabwire"], path: "Tests/TabwireProof", exclude: ["Program"]),
    .target(
      name: "TabwireLogRecorder", dependencies: [.product(name: "Logging", package: "swift-log")],
      path: "Tests/TabwireLogRecorder"),
    .target(
      name: "TabwirePagesProof", dependencies: ["TabwirePages", "TabwirePaths"], path: "Tests/TabwirePagesProof",
      exclude: ["Program"]),
    .target(
      name: "TabwireConductProof",
      dependencies: ["Tabwire", "TabwireClient", "TabwireProof", .product(name: "Logging", package: "swift-log")],
      path: "Tests/TabwireConductProof", exclude: ["ClientProgram", "Program"]),
    .testTarget(name: "TabwirePagesTests", dependencies: ["TabwirePages", "TabwirePagesProof"]),
    .testTarget(name: "TabwireTests", dependencies: ["Tabwire", "TabwireProof"]),
    .testTarget(
      name: "NativeBridgeTests", dependencies: ["NativeBridge", "TabwireLogRecorder", "TabwireProof"],
      exclude: ["Support/page.mjs"]),
    .testTarget(
      name: "TabwireClientTests",
      dependencies: ["Tabwire", "TabwireClient", "TabwireConductProof", "TabwireLogRecorder", "TabwireProof"]),
    .testTarget(name: "TabwireIconsTests", dependencies: ["TabwireIcons"]),
    .testTarget(
      name: "TabwireLintTests", dependencies: ["Tabwire", "TabwireIcons", "TabwireLint", "TabwireProof"]),
    .testTarget(
      name: "TabwirePlanningTests", dependencies: ["Tabwire", "TabwirePlanning", "TabwireProof", "TabwireScenarios"]),
    .testTarget(name: "TabwirePathsTests", dependencies: ["TabwirePaths"]),
    .testTarget(
      name: "TabwireServerTests", dependencies: ["TabwireProof", "TabwireServer", "TabwireServerTesting"]),
    .testTarget(
      name: "TabwireCommandTests", dependencies: ["Tabwire", "TabwireCommand", "TabwireScenarios"],
      exclude: [
        "Tabs", "Support/files.py", "Support/site.py", "Support/hostile_site.py", "Support/image_site.py",
        "Support/linked_site.py",
        "Support/measure.py",
        "Support/random_scenarios.py", "Support/your_own_server.py",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  package.products += [
    .library(name: "TabwireGTK", targets: ["TabwireGTK"]),
    .executable(name: "tabwire-shell", targets: ["TabwireShell"]),
  ]
  // The header that CWebKitGTK's module map names. Without it, a package that needs no windows builds all the same.
  if FileManager.default.fileExists(atPath: "/usr/include/webkitgtk-6.0/webkit/webkit.h") {
    package.products += [
      // For apps that call GTK themselves: a second module with the same headers would clash.
      .library(name: "CWebKitGTK", targets: ["CWebKitGTK"]),
      .library(name: "TabwireGTKTesting", targets: ["TabwireGTKTesting"]),
    ]
    package.targets += [
      .systemLibrary(
        name: "CWebKitGTK", path: "Sources/TabwireWebKit/CWebKitGTK", pkgConfig: "webkitgtk-6.0 libadwaita-1",
        providers: [.apt(["libwebkitgtk-6.0-dev", "libadwaita-1-dev"])]),
      .target(
        name: "TabwireWebKit",
        dependencies: [
          "CWebKitGTK", "NativeBridge", "TabwireClient", "TabwirePages", "TabwirePaths",
          .product(name: "Logging", package: "swift-log"),
        ],
        exclude: ["CWebKitGTK"],
        resources: [
          .embedInCode("Scripts/frame-dialogs.js"), .embedInCode("Scripts/visits.js"),
          .embedInCode("Scripts/visits-relay.js"), .embedInCode("Scripts/refresh.js"),
          .embedInCode("Scripts/forget-snapshots.js"), .embedInCode("Scripts/keep-history-state.js"),
          .embedInCode("Scripts/unsaved.js"), .embedInCode("Scripts/typing.js"), .embedInCode("Scripts/restore.js"),
          .embedInCode("Scripts/covered-page.js"), .embedInCode("Scripts/color-scheme.js"),
          .embedInCode("Scripts/file-links.js"), .embedInCode("Words/de.strings"),
          .embedInCode("Words/ja.strings"),
        ]),
      .target(
        name: "TabwireGTK",
        dependencies: [
          "Tabwire", "NativeBridge", "TabwireClient", "TabwireIcons", "TabwirePages", "TabwirePaths", "TabwireWebKit",
          "CWebKitGTK",
          .product(name: "Logging", package: "swift-log"),
        ],
        exclude: ["Missing"], resources: [.embedInCode("Window/style.css")]),
      .executableTarget(
        name: "TabwireShell",
        dependencies: [
          "CWebKitGTK", "NativeBridge", "Tabwire", "TabwireClient", "TabwireGTK", "TabwireIcons", "TabwireLint",
          "TabwirePages", "TabwirePaths", "TabwireWebKit",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
          .product(name: "Logging", package: "swift-log"),
        ],
        exclude: ["Missing"]),
      .target(
        name: "TabwireGTKTesting",
        dependencies: ["CWebKitGTK", "Tabwire", "TabwireClient", "TabwireGTK", "TabwireWebKit"],
        path: "Tests/TabwireGTKTesting"),
      .testTarget(
        name: "TabwireGTKTests",
        dependencies: [
          "Tabwire", "NativeBridge", "TabwireClient", "TabwireGTK", "TabwireGTKTesting", "TabwireIcons",
          "TabwireLogRecorder",
          "TabwirePages", "TabwirePagesProof", "TabwirePaths", "TabwireProof", "TabwireShell", "TabwireWebKit",
          "CWebKitGTK",
          .product(name: "Logging", package: "swift-log"),
        ],
        exclude: ["Support/accessibility.py", "Support/launcher.py", "Support/notifications.py"]),
    ]
  } else {
    package.targets += [
      .target(name: "TabwireGTK", path: "Sources/TabwireGTK/Missing"),
      .executableTarget(name: "TabwireShell", path: "Sources/TabwireShell/Missing"),
    ]
  }
#endif

// The one build of `./test` and `./demo`, the demo server, the Linux app, the preview and all tests with the modules above:
// see `scripts/workshop`. The variable is the size of test, each or all.
// Users of the package see nothing of it.
if let workshop = Context.environment["TABWIRE_WORKSHOP"] {
  package.traits.insert(.default(enabledTraits: ["Hummingbird", "Valkey"]))
  package.dependencies += [
    .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.0.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.0.0"),
  ]
  let web: [Target.Dependency] = [
    .product(name: "HTTPTypes", package: "swift-http-types"),
    .product(name: "Hummingbird", package: "hummingbird"),
    .product(name: "HummingbirdCore", package: "hummingbird"),
    .product(name: "Logging", package: "swift-log"),
    .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
    .product(name: "NIOCore", package: "swift-nio"),
    .product(name: "NIOHTTP1", package: "swift-nio"),
    .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
    .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
    .product(name: "NIOPosix", package: "swift-nio"),
    .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
  ]
  let servers: [Target.Dependency] = ["TabwireHummingbird", "TabwirePostgres", "TabwireServer", "TabwireValkey"]
  package.targets += [
    .executableTarget(
      name: "Server",
      dependencies: web + servers + [
        "Tabwire",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      path: "Examples/Server/Sources/Server",
      resources: [
        .copy("Resources/Templates"), .copy("Shared/Assets"), .copy("Shared/Content"), .copy("Shared/Icons"),
        .copy("Shared/Texts"),
      ]),
    .executableTarget(name: "Trails", dependencies: web + servers, path: "Examples/Server/Tests/Trails"),
    .target(name: "RunningServer", dependencies: web, path: "Examples/Server/Tests/RunningServer"),
    .testTarget(
      name: "TabwireHummingbirdTests",
      dependencies: web + servers + ["RunningServer", "TabwireServerTesting", "Trails"],
      path: "Examples/Server/Tests/TabwireHummingbirdTests"),
    .testTarget(
      name: "ServerTests",
      dependencies: web + servers + ["RunningServer", "Server", "Tabwire", "TabwireServerTesting"],
      path: "Examples/Server/Tests/ServerTests"),
    .executableTarget(
      name: "prove", dependencies: ["Tabwire", "TabwireProof", "TabwireScenarios"], path: "Tests/TabwireProof/Program"),
  ]
  if package.targets.contains(where: { $0.name == "TabwireGTKTesting" }) {
    package.targets += [
      .executableTarget(name: "Waymark", dependencies: ["TabwireGTK"], path: "Examples/Linux/Sources/Waymark"),
      .executableTarget(
        name: "Tour",
        dependencies: ["TabwireGTK", "TabwireGTKTesting", .product(name: "Logging", package: "swift-log")],
        path: "Examples/Linux/Sources/Tour"),
    ]
  }
  // No test takes longer to compile than those of windows.
  if workshop == "each" {
    package.targets.first { $0.name == "TabwireGTKTests" }?.sources = ["AllWindowTests.swift", "Main", "Support"]
  } else {
    // TLS and the HTTP client are a third of the build.
    package.dependencies += [
      .package(url: "https://github.com/apple/swift-nio-http2", from: "1.30.0"),
      .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.26.0"),
      .package(url: "https://github.com/swift-server/async-http-client", from: "1.24.0"),
    ]
    package.targets += [
      .executableTarget(
        name: "prove-pages", dependencies: ["TabwirePages", "TabwirePagesProof", "TabwirePaths"],
        path: "Tests/TabwirePagesProof/Program"),
      .executableTarget(
        name: "prove-conduct", dependencies: ["TabwireConductProof"], path: "Tests/TabwireConductProof/Program"),
      .executableTarget(
        name: "prove-clients", dependencies: ["TabwireConductProof"], path: "Tests/TabwireConductProof/ClientProgram"),
      .executableTarget(
        name: "simulate", dependencies: ["Tabwire", "TabwireServer"], path: "Lab/Simulation",
        exclude: ["README.md", "fleet", "mutations", "replays", "run"]),
      .systemLibrary(name: "CZlib", path: "Preview/Zlib", providers: [.apt(["zlib1g-dev"])]),
      .executableTarget(
        name: "TabwirePreview",
        dependencies: web + [
          "CZlib",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
          .product(name: "AsyncHTTPClient", package: "async-http-client"),
          .product(name: "NIOHTTP2", package: "swift-nio-http2"),
          .product(name: "NIOSSL", package: "swift-nio-ssl"),
        ],
        path: "Preview/Proxy"),
      .testTarget(name: "TabwirePreviewTests", dependencies: ["TabwirePreview"], path: "Preview/Tests/Proxy"),
    ]
    package.products.append(.executable(name: "tabwire-preview", targets: ["TabwirePreview"]))
  }
  // The debug configuration builds quickly. What runs in apps and servers is optimized all the same, and tests may look inside.
  // The heart keeps its assertions. In the release configuration, everything is as in users' builds.
  let optimized = [
    "NativeBridge", "Tabwire", "TabwireClient", "TabwireGTK", "TabwireHummingbird", "TabwireLint", "TabwirePages",
    "TabwirePaths", "TabwirePlanning", "TabwirePostgres", "TabwireProof", "TabwireScenarios", "TabwireServer",
    "TabwireShell", "TabwireValkey", "TabwireWebKit", "Waymark", "TabwireConductProof", "prove", "prove-clients",
    "prove-conduct", "prove-pages", "simulate",
  ]
  for target in package.targets where target.type == .regular || target.type == .executable {
    var flags = ["-enable-testing"]
    if optimized.contains(target.name) {
      flags.append("-O")
      // With embedded resources, the compiler would write files into this folder.
      if target.resources == nil { flags += ["-wmo", "-num-threads", "2", "-disable-batch-mode"] }
    }
    if target.name == "Tabwire" { flags += ["-assert-config", "Debug"] }
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags)]
  }
}

// Builds only the iOS clients, against doubles of Apple's modules: see Tests/Doubles.
if Context.environment["TABWIRE_DOUBLES"] != nil {
  let doubles = ["UIKit", "SwiftUI", "WebKit", "Network", "UserNotifications", "HotwireNative"]
  let clients = ["TabwireIOS", "TabwireHotwireNative"]
  let kept =
    clients + [
      "Tabwire", "TabwireIcons", "TabwireLint", "TabwirePaths", "TabwireScenarios", "TabwireClient", "TabwireProof",
    ]
  package.products = []
  package.dependencies.removeAll {
    if case .sourceControl(_, let location, _) = $0.kind { !location.hasSuffix("/swift-log") } else { true }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  for target in package.targets where clients.contains(target.name) {
    target.dependencies.removeAll { if case .productItem = $0 { true } else { false } }
    target.dependencies += doubles.map { .target(name: $0) }
    // The doubles have what is new in the SDK of iOS 27, whose compiler this may not be.
    target.swiftSettings = [.define("HotwireNative"), .define("TabwireIOS"), .define("iOS27SDK")]
  }
  package.targets.first { $0.name == "TabwireClient" }?.dependencies.append("os")
  // The tests make journeys at random through it.
  package.targets.first { $0.name == "Tabwire" }?.swiftSettings = [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"])]
  package.targets += [
    .target(name: "UIKit", dependencies: ["UserNotifications"], path: "Tests/Doubles/UIKit"),
    .target(name: "UserNotifications", path: "Tests/Doubles/UserNotifications"),
    .target(name: "WebKit", dependencies: ["UIKit"], path: "Tests/Doubles/WebKit"),
    .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/Doubles/SwiftUI"),
    .target(
      name: "HotwireNative", dependencies: ["UIKit", "WebKit"], path: "Tests/Doubles/HotwireNative",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Network", path: "Tests/Doubles/Network"),
    .target(name: "os", path: "Tests/Doubles/os"),
    // Swift Testing imports this module where there is UIKit.
    .target(name: "_Testing_UIKit", path: "Tests/Doubles/_Testing_UIKit"),
    .target(
      name: "Waymark", dependencies: (clients + doubles).map { .target(name: $0) },
      path: "Examples/iOS/Waymark/Sources/Waymark", resources: [.process("path-configuration.json")]),
    .executableTarget(
      name: "WaymarkUIKit", dependencies: ["Waymark"], path: "Examples/iOS/WaymarkUIKit.swiftpm/Sources"),
    .executableTarget(
      name: "WaymarkSwiftUI", dependencies: ["Waymark"], path: "Examples/iOS/WaymarkSwiftUI.swiftpm/Sources"),
    .testTarget(
      name: "TabwireIOSTests",
      dependencies: (kept + doubles + ["os", "_Testing_UIKit", "Waymark", "WaymarkUIKit", "WaymarkSwiftUI"]).map {
        .target(name: $0)
      }
        + [.product(name: "Logging", package: "swift-log")]),
  ]
}
