// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Waymark",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Waymark", targets: ["Waymark"])],
  dependencies: [
    .package(name: "tabwire", path: "../../..", traits: ["HotwireNative"]),
    .package(url: "https://github.com/hotwired/hotwire-native-ios", from: "1.2.0"),
  ],
  targets: [
    .target(
      name: "Waymark",
      dependencies: [
        .product(name: "TabwireHotwireNative", package: "tabwire"),
        .product(name: "HotwireNative", package: "hotwire-native-ios"),
      ],
      resources: [.process("path-configuration.json")])
  ],
  swiftLanguageModes: [.v6]
)
