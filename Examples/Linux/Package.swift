// swift-tools-version: 6.1
import PackageDescription

// A package to copy from. ./test builds the app, and the tour of it, with the root package.
let package = Package(
  name: "Linux",
  dependencies: [.package(name: "tabwire", path: "../..")],
  targets: [
    .executableTarget(name: "Waymark", dependencies: [.product(name: "TabwireGTK", package: "tabwire")])
  ],
  swiftLanguageModes: [.v6]
)
