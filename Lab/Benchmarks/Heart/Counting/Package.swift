// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "heart-counting",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "tabwire", path: "../../../..")],
  targets: [
    .executableTarget(
      name: "Counting", dependencies: [.product(name: "Tabwire", package: "tabwire")], path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
