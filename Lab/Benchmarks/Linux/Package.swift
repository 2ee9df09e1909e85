// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Linux",
  dependencies: [
    .package(name: "tabwire", path: "../../.."),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
  ],
  targets: [
    .executableTarget(
      name: "LinuxBenchmark",
      dependencies: [
        .product(name: "NativeBridge", package: "tabwire"), .product(name: "TabwireGTK", package: "tabwire"),
        .product(name: "CWebKitGTK", package: "tabwire"), .product(name: "Logging", package: "swift-log"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
