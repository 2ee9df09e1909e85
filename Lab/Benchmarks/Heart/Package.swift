// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "heart-benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "tabwire", path: "../../.."),
    // Without its traits the package needs no additional memory allocator.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    .target(name: "CHeap", path: "Benchmarks/CHeap"),
    .executableTarget(
      name: "Heart",
      dependencies: [
        "CHeap",
        .product(name: "Benchmark", package: "benchmark"), .product(name: "Tabwire", package: "tabwire"),
      ],
      path: "Benchmarks/Heart",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ],
  swiftLanguageModes: [.v6]
)
