// On Linux SwiftPM finds tests in an index of all code, unless this file starts them: building without it takes an eighth less.
// All tests are Swift Testing's.

import Testing

@main
struct Tests {
  static func main() async {
    // `swift test` starts the program for each library of tests.
    guard CommandLine.arguments.contains("swift-testing") else { return }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
