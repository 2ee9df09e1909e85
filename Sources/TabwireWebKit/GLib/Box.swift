/// An object with a closure, which C keeps as the data of a callback.
package final class Box<Value: Sendable>: Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
