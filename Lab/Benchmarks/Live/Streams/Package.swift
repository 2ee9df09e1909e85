// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "live-streams",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "tabwire", path: "../../../..", traits: ["Hummingbird", "Valkey"]),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.0.0"),
  ],
  targets: [
    .executableTarget(
      name: "Server",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "TabwireHummingbird", package: "tabwire"),
        .product(name: "TabwireServer", package: "tabwire"),
        .product(name: "TabwireValkey", package: "tabwire"),
      ]),
    // The connections of many processes to a broker.
    .executableTarget(
      name: "Brokers",
      dependencies: [
        .product(name: "TabwirePostgres", package: "tabwire"),
        .product(name: "TabwireServer", package: "tabwire"),
        .product(name: "TabwireValkey", package: "tabwire"),
      ]),
    // The floor: writes the same bytes to the same number of sockets.
    .executableTarget(name: "Floor"),
    // The clients.
    .executableTarget(name: "Load"),
  ],
  swiftLanguageModes: [.v6]
)
