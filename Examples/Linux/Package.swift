// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Linux",
  dependencies: [
    .package(name: "tabwire", path: "../..")
  ],
  targets: [
    .executableTarget(name: "Demo", dependencies: [.product(name: "TabwireGTK", package: "tabwire")])
  ],
  swiftLanguageModes: [.v6]
)
