// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "tabwire",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Tabwire", targets: ["Tabwire"]),
    .library(name: "NativeBridge", targets: ["NativeBridge"]),
    .library(name: "TabwireServer", targets: ["TabwireServer"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-log.git", from: "1.6.0")
  ],
  targets: [
    .target(name: "Tabwire"),
    .target(
      name: "NativeBridge",
      dependencies: [.product(name: "Logging", package: "swift-log")],
      resources: [.embedInCode("bridge.js"), .embedInCode("relay.js")]
    ),
    .target(name: "TabwireServer", dependencies: ["Tabwire"]),
    .testTarget(name: "TabwireTests", dependencies: ["Tabwire"]),
    .testTarget(name: "NativeBridgeTests", dependencies: ["NativeBridge"], exclude: ["Support/page.mjs"]),
    .testTarget(name: "TabwireServerTests", dependencies: ["TabwireServer"]),
  ],
  swiftLanguageModes: [.v6]
)
