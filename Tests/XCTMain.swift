import Testing

/// The program of the tests, with the name that SwiftPM gives it. SwiftPM's own would look for tests of XCTest, of which there are
/// none, in an index that costs a third of the build.
@main
struct Tests {
  static func main() async {
    let arguments = CommandLine.arguments
    // SwiftPM runs the program for XCTest, too.
    guard zip(arguments, arguments.dropFirst()).contains(where: { $0 == ("--testing-library", "swift-testing") }) else {
      return
    }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
