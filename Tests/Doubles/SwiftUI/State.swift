@propertyWrapper
public struct Binding<Value> {
  package let get: @MainActor () -> Value
  package let set: @MainActor (Value) -> Void

  public init(get: @escaping @MainActor @Sendable () -> Value, set: @escaping @MainActor @Sendable (Value) -> Void) {
    self.get = get
    self.set = set
  }

  @MainActor
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

/// A double of SwiftUI's property wrapper: copies of a view share it.
@propertyWrapper
public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public init(wrappedValue value: Value) {
    box = Box(value)
  }

  public init(initialValue value: Value) {
    self.init(wrappedValue: value)
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}
