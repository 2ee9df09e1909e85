import Dispatch
import Testing

/// The program of the tests, with the name that SwiftPM gives it. SwiftPM's own would look for tests of XCTest, of which there are
/// none, in an index that costs a third of the build.
@main
struct Tests {
  /// Not `async`: in the release configuration, the linker gives all asynchronous main functions of the programs that are tested one
  /// body, and runs the demo server instead of the tests.
  static func main() {
    let arguments = CommandLine.arguments
    // SwiftPM runs the program for XCTest, too.
    guard zip(arguments, arguments.dropFirst()).contains(where: { $0 == ("--testing-library", "swift-testing") }) else {
      return
    }
    Task { await Testing.__swiftPMEntryPoint() as Never }
    dispatchMain()
  }
}
