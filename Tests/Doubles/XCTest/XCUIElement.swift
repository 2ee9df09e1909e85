import Foundation

@MainActor
@preconcurrency
public protocol XCUIElementAttributes {
  var label: String { get }
  var value: Any? { get }
  var isSelected: Bool { get }
}

@MainActor
@preconcurrency
public protocol XCUIElementTypeQueryProvider {
  var alerts: XCUIElementQuery { get }
  var buttons: XCUIElementQuery { get }
  var cells: XCUIElementQuery { get }
  var links: XCUIElementQuery { get }
  var navigationBars: XCUIElementQuery { get }
  var otherElements: XCUIElementQuery { get }
  var staticTexts: XCUIElementQuery { get }
  var tabBars: XCUIElementQuery { get }
  var tables: XCUIElementQuery { get }
  var textFields: XCUIElementQuery { get }
  var webViews: XCUIElementQuery { get }
  var firstMatch: XCUIElement { get }
}

@MainActor
@preconcurrency
open class XCUIElement: XCUIElementAttributes, XCUIElementTypeQueryProvider {
  package init() {}

  open var exists: Bool { false }
  open var isHittable: Bool { false }
  open func waitForExistence(timeout: TimeInterval) -> Bool { false }
  open func tap() {}
  open func swipeDown() {}
  open func typeText(_ text: String) {}

  package(set) public var label = ""
  package(set) public var value: Any?
  package(set) public var isSelected = false
}

@MainActor
@preconcurrency
open class XCUIApplication: XCUIElement {
  public override init() {}
  open var launchEnvironment: [String: String] = [:]
  open func launch() {}
}

@MainActor
@preconcurrency
open class XCUIElementQuery: XCUIElementTypeQueryProvider {
  package init() {}
  open var allElementsBoundByIndex: [XCUIElement] { [] }
  open subscript(key: String) -> XCUIElement { XCUIElement() }
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { self }
}

extension XCUIElementTypeQueryProvider {
  public var alerts: XCUIElementQuery { XCUIElementQuery() }
  public var buttons: XCUIElementQuery { XCUIElementQuery() }
  public var cells: XCUIElementQuery { XCUIElementQuery() }
  public var links: XCUIElementQuery { XCUIElementQuery() }
  public var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  public var otherElements: XCUIElementQuery { XCUIElementQuery() }
  public var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  public var tabBars: XCUIElementQuery { XCUIElementQuery() }
  public var tables: XCUIElementQuery { XCUIElementQuery() }
  public var textFields: XCUIElementQuery { XCUIElementQuery() }
  public var webViews: XCUIElementQuery { XCUIElementQuery() }
  public var firstMatch: XCUIElement { XCUIElement() }
}

@MainActor
@preconcurrency
open class XCUIScreen {
  public class var main: XCUIScreen { XCUIScreen() }
  open func screenshot() -> XCUIScreenshot { XCUIScreenshot() }
}

@MainActor
@preconcurrency
open class XCUIScreenshot {}

extension NSPredicate {
  /// Foundation has it on Apple's systems only.
  package convenience init(format: String, _ arguments: Any...) {
    self.init(value: true)
  }
}
