// swift-tools-version: 6.1
import PackageDescription

// scripts/try-hotwire-native copies this file and the sources of its targets into one folder.
let doubles: [Target.Dependency] = [
  "UIKit", "WebKit", "SwiftUI", "SafariServices", "Network", "UserNotifications", "OSLog", "os",
]
let clients: [Target.Dependency] = ["TabwireIOS", "TabwireUIKit", "TabwireSwiftUI", "TabwireHotwireNative"]
let shared: [Target.Dependency] = ["Tabwire", "TabwireClient"]
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")

let package = Package(
  name: "HotwireNativeTrial",
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
      name: "HotwireNative", dependencies: doubles, exclude: ["Bridge/Strada.xcodeproj", "Turbo/.swiftpm"],
      resources: [.copy("Turbo/WebView/turbo.js"), .copy("Bridge/bridge.js")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Tabwire"),
    .target(name: "WebOrigin"),
    .target(name: "TabwireClient", dependencies: ["Tabwire", "WebOrigin", "os", logging]),
    .target(name: "TabwireIOS", dependencies: shared + doubles, exclude: ["TabwireIOS.docc"]),
    .target(name: "TabwireUIKit", dependencies: shared + doubles + ["TabwireIOS"], exclude: ["TabwireUIKit.docc"]),
    .target(name: "TabwireSwiftUI", dependencies: shared + doubles + ["TabwireIOS"], exclude: ["TabwireSwiftUI.docc"]),
    .target(
      name: "TabwireHotwireNative", dependencies: shared + doubles + clients.dropLast() + ["HotwireNative"],
      exclude: ["TabwireHotwireNative.docc"], swiftSettings: [.define("HotwireNative")]),
    .testTarget(
      name: "HotwireNativeTrialTests",
      dependencies: shared + doubles + clients + ["HotwireNative", "_Testing_UIKit"]),
  ],
  swiftLanguageModes: [.v6]
)
