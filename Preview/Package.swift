// swift-tools-version: 6.1
import PackageDescription

// The reverse proxy of the preview, for scripts/install-preview and releases. A package of its own: users of the libraries do not
// pay for its dependencies. ./test builds it and its tests with the root package.
let package = Package(
  name: "Preview",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "tabwire-preview", targets: ["TabwirePreview"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-http-types.git", from: "1.0.0"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.80.0"),
    .package(url: "https://github.com/apple/swift-nio-extras.git", from: "1.20.0"),
    .package(url: "https://github.com/apple/swift-nio-http2.git", from: "1.30.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl.git", from: "2.26.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.0.0"),
    .package(url: "https://github.com/swift-server/async-http-client.git", from: "1.24.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.6.0"),
  ],
  targets: [
    .executableTarget(
      name: "TabwirePreview",
      dependencies: [
        "CZlib",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTP2", package: "swift-nio-http2"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      path: "Proxy"),
    .systemLibrary(name: "CZlib", path: "Zlib", providers: [.apt(["zlib1g-dev"])]),
  ],
  swiftLanguageModes: [.v6]
)
