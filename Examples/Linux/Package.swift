// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Linux",
  dependencies: [
    .package(name: "tabwire", path: "../.."),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
  ],
  targets: [
    .executableTarget(name: "Waymark", dependencies: [.product(name: "TabwireGTK", package: "tabwire")]),
    .executableTarget(
      name: "Tour",
      dependencies: [
        .product(name: "TabwireGTK", package: "tabwire"),
        .product(name: "TabwireGTKTesting", package: "tabwire"),
        .product(name: "Logging", package: "swift-log"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
