// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "server-rendering",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "tabwire", path: "../../../..")],
  targets: [
    .executableTarget(
      name: "Rendering",
      dependencies: [
        .product(name: "Tabwire", package: "tabwire"), .product(name: "TabwireServer", package: "tabwire"),
      ],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
