import Foundation

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

/// A double of SwiftUI's property wrapper for values that the system keeps for a scene.
@propertyWrapper
public struct SceneStorage<Value> {
  private let state: State<Value>

  public init(_ key: String) where Value == URL? {
    state = State(initialValue: nil)
  }

  @MainActor
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  @MainActor
  public var projectedValue: Binding<Value> {
    let state = UncheckedSendable(value: state)
    return Binding(get: { state.value.wrappedValue }, set: { state.value.wrappedValue = $0 })
  }
}

private struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value
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
