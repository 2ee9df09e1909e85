// swift-tools-version: 6.1
import PackageDescription

// A package to copy from. ./test builds the server and its tests with the root package.
let package = Package(
  name: "Server",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "Server", targets: ["Server"])],
  dependencies: [
    .package(name: "tabwire", path: "../..", traits: ["Hummingbird", "Valkey"]),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-crypto.git", from: "4.0.0"),
    .package(url: "https://github.com/apple/swift-http-types.git", from: "1.0.0"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.0.0"),
    .package(url: "https://github.com/apple/swift-nio-extras.git", from: "1.20.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.0.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache.git", from: "2.0.0"),
  ],
  targets: [
    .executableTarget(
      name: "Server",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "Tabwire", package: "tabwire"),
        .product(name: "TabwireHummingbird", package: "tabwire"),
        .product(name: "TabwirePostgres", package: "tabwire"),
        .product(name: "TabwireServer", package: "tabwire"),
        .product(name: "TabwireValkey", package: "tabwire"),
      ],
      resources: [
        .copy("Resources/Templates"),
        // The resources that all demo servers share, through a symbolic link.
        .copy("Shared/Assets"), .copy("Shared/Content"), .copy("Shared/Icons"), .copy("Shared/Texts"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
