// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "tabwire",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Tabwire", targets: ["Tabwire"]),
    .library(name: "NativeBridge", targets: ["NativeBridge"]),
    .library(name: "TabwireClient", targets: ["TabwireClient"]),
    .library(name: "TabwireIcons", targets: ["TabwireIcons"]),
    .library(name: "TabwireServer", targets: ["TabwireServer"]),
    .library(name: "TabwireHummingbird", targets: ["TabwireHummingbird"]),
    .executable(name: "tabwire", targets: ["TabwireCommand"]),
  ],
  traits: [
    .trait(name: "Hummingbird", description: "TabwireHummingbird, the glue to the web framework Hummingbird")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    // Fetched only for those who ask for the trait.
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.0.0"),
  ],
  targets: [
    .target(name: "Tabwire"),
    .target(
      name: "NativeBridge",
      dependencies: [.product(name: "Logging", package: "swift-log")],
      resources: [.embedInCode("bridge.js"), .embedInCode("relay.js")]),
    .target(
      name: "TabwireClient",
      dependencies: ["Tabwire", "NativeBridge", .product(name: "Logging", package: "swift-log")]),
    .target(name: "TabwireIcons"),
    .target(name: "TabwireServer", dependencies: ["Tabwire"]),
    // Tested in Examples/Server, which builds Hummingbird anyway.
    .target(
      name: "TabwireHummingbird",
      dependencies: [
        "TabwireServer",
        .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Hummingbird"])),
      ]),
    .executableTarget(
      name: "TabwireCommand",
      dependencies: ["Tabwire", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
    .target(
      name: "TabwireProof", dependencies: ["Tabwire"], path: "Tests/TabwireProof", exclude: ["Program"]),
    .testTarget(name: "TabwireTests", dependencies: ["Tabwire", "TabwireProof"]),
    .testTarget(name: "NativeBridgeTests", dependencies: ["NativeBridge"], exclude: ["Support/page.mjs"]),
    .testTarget(
      name: "TabwireClientTests",
      dependencies: ["Tabwire", "TabwireClient", .product(name: "Logging", package: "swift-log")]),
    .testTarget(name: "TabwireIconsTests", dependencies: ["TabwireIcons"]),
    .testTarget(name: "TabwireServerTests", dependencies: ["TabwireServer"]),
    .testTarget(name: "TabwireCommandTests", dependencies: ["TabwireCommand"]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  package.products += [
    .library(name: "TabwireGTK", targets: ["TabwireGTK"])
  ]
  package.targets += [
    .systemLibrary(
      name: "CWebKitGTK", pkgConfig: "webkitgtk-6.0 libadwaita-1",
      providers: [.apt(["libwebkitgtk-6.0-dev", "libadwaita-1-dev"])]),
    .target(
      name: "TabwireGTK",
      dependencies: [
        "Tabwire", "NativeBridge", "TabwireClient", "TabwireIcons", "CWebKitGTK",
        .product(name: "Logging", package: "swift-log"),
      ],
      resources: [.embedInCode("Window/style.css")]),
    .testTarget(
      name: "TabwireGTKTests",
      dependencies: [
        "Tabwire", "NativeBridge", "TabwireClient", "TabwireGTK", "TabwireIcons", "CWebKitGTK",
        .product(name: "Logging", package: "swift-log"),
      ]),
  ]
#endif
