// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "tabwire",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Tabwire", targets: ["Tabwire"])
  ],
  targets: [
    .target(name: "Tabwire"),
    .testTarget(name: "TabwireTests", dependencies: ["Tabwire"]),
  ],
  swiftLanguageModes: [.v6]
)
