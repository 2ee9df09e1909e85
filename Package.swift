// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "tabwire",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Tabwire", targets: ["Tabwire"]),
    .library(name: "TabwireServer", targets: ["TabwireServer"]),
  ],
  targets: [
    .target(name: "Tabwire"),
    .target(name: "TabwireServer", dependencies: ["Tabwire"]),
    .testTarget(name: "TabwireTests", dependencies: ["Tabwire"]),
    .testTarget(name: "TabwireServerTests", dependencies: ["TabwireServer"]),
  ],
  swiftLanguageModes: [.v6]
)
