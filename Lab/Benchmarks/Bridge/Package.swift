// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Bridge",
  dependencies: [.package(name: "tabwire", path: "../../..")],
  targets: [
    .executableTarget(
      name: "BridgeBenchmark",
      dependencies: [
        .product(name: "NativeBridge", package: "tabwire"), .product(name: "TabwireGTK", package: "tabwire"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
