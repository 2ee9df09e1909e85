// swift-tools-version: 6.1
import PackageDescription

// Lab/Trials/bridge-tests links this file, the sources of its targets and the tests of a checkout into one folder.
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")

let package = Package(
  name: "BridgeTrial",
  platforms: [.macOS(.v14)],
  dependencies: [.package(url: "https://github.com/apple/swift-log", from: "1.11.0")],
  targets: [
    .target(name: "TabwirePaths", exclude: ["TabwirePaths.docc"]),
    .target(
      name: "NativeBridge", dependencies: ["TabwirePaths", logging], exclude: ["NativeBridge.docc"],
      resources: [.embedInCode("bridge.js"), .embedInCode("relay.js")]),
    // The names under which the tests import the bridge and the web view.
    .target(name: "WebKit", dependencies: ["NativeBridge"]),
    .target(name: "Strada", dependencies: ["NativeBridge"]),
    .target(name: "HotwireNative", dependencies: ["NativeBridge"]),
    .testTarget(
      name: "BridgeTests", dependencies: ["NativeBridge", "WebKit", "Strada", "HotwireNative"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ],
  swiftLanguageModes: [.v6]
)
