// swift-tools-version: 6.1
import PackageDescription

// Lab/Trials/hotwire-native links this file and the sources of its targets into one folder.
let doubles: [Target.Dependency] = [
  "UIKit", "WebKit", "SwiftUI", "SafariServices", "Network", "UserNotifications", "OSLog", "os",
]
let shared: [Target.Dependency] = ["Tabwire", "TabwireClient"]
let clients: [Target.Dependency] = ["TabwireIOS", "TabwireHotwireNative"]
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")

let package = Package(
  name: "HotwireNativeTrial",
  defaultLocalization: "en",
  platforms: [.macOS(.v14)],
  dependencies: [.package(url: "https://github.com/apple/swift-log", from: "1.11.0")],
  targets: [
    .target(name: "os"),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "UserNotifications"),
    .target(name: "Network"),
    .target(name: "UIKit", dependencies: ["UserNotifications"]),
    .target(name: "WebKit", dependencies: ["UIKit"]),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
    .target(name: "SafariServices", dependencies: ["UIKit"]),
    .target(name: "_Testing_UIKit"),
    .target(
      name: "HotwireNative", dependencies: doubles,
      resources: [.copy("Turbo/WebView/turbo.js"), .copy("Bridge/bridge.js")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Tabwire"),
    .target(name: "TabwirePaths", exclude: ["TabwirePaths.docc"]),
    .target(
      name: "TabwireClient", dependencies: ["Tabwire", "TabwirePaths", "os", logging],
      exclude: ["texts.json"], resources: [.embedInCode("unsent-input.js"), .embedInCode("form-rules.js")]),
    .target(name: "TabwireIcons"),
    .target(name: "TabwireLint", dependencies: ["Tabwire", "TabwireIcons"]),
    .target(name: "TabwireScenarios", dependencies: ["Tabwire", "TabwireLint"]),
    .target(name: "TabwireProof", dependencies: ["Tabwire"], path: "Tests/TabwireProof", exclude: ["Program"]),
    .target(
      name: "TabwireIOS", dependencies: shared + doubles, exclude: ["TabwireIOS.docc"],
      resources: [.process("Resources")], swiftSettings: [.define("TabwireIOS"), .define("iOS27SDK")]),
    .target(
      name: "TabwireHotwireNative", dependencies: shared + doubles + ["TabwireIOS", "HotwireNative"],
      exclude: ["TabwireHotwireNative.docc"], swiftSettings: [.define("HotwireNative"), .define("TabwireIOS")]),
    .target(
      name: "Waymark", dependencies: shared + doubles + clients + ["HotwireNative"],
      resources: [.process("path-configuration.json")]),
    .executableTarget(name: "WaymarkUIKit", dependencies: ["Waymark"]),
    .executableTarget(name: "WaymarkSwiftUI", dependencies: ["Waymark"]),
    .testTarget(
      name: "TabwireIOSTests",
      dependencies: shared + doubles + clients + [
        "HotwireNative", "TabwireProof", "TabwireScenarios", "Waymark", "WaymarkSwiftUI", "WaymarkUIKit",
        "_Testing_UIKit", logging,
      ]),
  ],
  swiftLanguageModes: [.v6]
)
