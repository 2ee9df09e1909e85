@_exported import UIKit

// Doubles of the parts of XCTest that the UI tests of the example apps use. Nothing runs: the tests are only compiled.

open class XCTest {
  public init() {}
  open func setUp() async throws {}
}

open class XCTestCase: XCTest {
  open var continueAfterFailure = true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTFail(_ message: String = "") {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertEqual<T>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T
) where T: Equatable {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTSkipIf(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil
) throws {}

public protocol XCTActivity: NSObjectProtocol {
  func add(_ attachment: XCTAttachment)
}

public class XCTContext {
  @MainActor
  @preconcurrency
  public class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    fatalError("XCTest implements it")
  }
}

open class XCTAttachment {
  public enum Lifetime: Sendable {
    case keepAlways
  }

  open var name: String?
  open var lifetime: XCTAttachment.Lifetime

  public init(screenshot: XCUIScreenshot) {
    lifetime = .keepAlways
  }
}
