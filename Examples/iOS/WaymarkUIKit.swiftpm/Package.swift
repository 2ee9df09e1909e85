// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "WaymarkUIKit",
  platforms: [.iOS(.v17)],
  products: [],
  dependencies: [
    .package(path: "../Waymark"),
    .package(name: "tabwire", path: "../../..", traits: ["HotwireNative"]),
  ],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [
        "Waymark",
        .product(name: "TabwireHotwireNative", package: "tabwire"),
      ],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)

// Only Xcode and Swift Playgrounds have AppleProductTypes.
#if canImport(AppleProductTypes)
  import AppleProductTypes

  package.products = [
    .iOSApplication(
      name: "WaymarkUIKit",
      targets: ["AppModule"],
      bundleIdentifier: "dev.tabwire.waymark.uikit",
      displayVersion: "1.0",
      bundleVersion: "1",
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight],
      capabilities: [
        // The demo server uses HTTP.
        .appTransportSecurity(
          configuration: .init(
            allowsLocalNetworking: true,
            exceptionDomains: [.init(domainName: "localhost", exceptionAllowsInsecureHTTPLoads: true)]))
      ],
      // The scene delegate creates the window. The languages are those of the demo.
      additionalInfoPlistContentFilePath: "AdditionalInfo.plist")
  ]
#endif
