import Foundation

@propertyWrapper
public struct Binding<Value> {
  package let get: @MainActor () -> Value
  package let set: @MainActor (Value) -> Void

  public init(get: @escaping @MainActor @Sendable () -> Value, set: @escaping @MainActor @Sendable (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public var wrappedValue: Value {
    get {
      let binding = UncheckedSendable(value: self)
      return MainActor.assumeIsolated { UncheckedSendable(value: binding.value.get()) }.value
    }
    nonmutating set {
      let change = UncheckedSendable(value: (binding: self, value: newValue))
      MainActor.assumeIsolated { change.value.binding.set(change.value.value) }
    }
  }
}

/// A double of SwiftUI's property wrapper for values that the system keeps for a scene.
@propertyWrapper
public struct SceneStorage<Value> {
  private let state: State<Value>

  public init(_ key: String) where Value == URL? {
    state = State(initialValue: nil)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> {
    let state = UncheckedSendable(value: state)
    return Binding(get: { state.value.wrappedValue }, set: { state.value.wrappedValue = $0 })
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
extension SceneStorage: Sendable where Value: Sendable {}

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

  /// The box of the view that has the same identity, or of the first one.
  private final class Slot {
    var box: Box
    init(_ box: Box) { self.box = box }
  }

  private let slot: Slot

  public init(wrappedValue value: Value) {
    slot = Slot(Box(value))
  }

  public init(initialValue value: Value) {
    self.init(wrappedValue: value)
  }

  public var wrappedValue: Value {
    get { slot.box.value }
    nonmutating set { slot.box.value = newValue }
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: KeptState {
  func restore(from kept: AnyObject?) -> AnyObject {
    if let box = kept as? Box { slot.box = box }
    return slot.box
  }
}

/// State that SwiftUI keeps while the identity of its view stays.
protocol KeptState {
  /// Takes over what was kept, if anything, and returns what to keep.
  func restore(from kept: AnyObject?) -> AnyObject
}

/// The state of the views of a screen, by type and identity.
@MainActor
package final class StateStore {
  private var kept: [AnyHashable: AnyObject] = [:]

  func restore(_ view: any View, id: AnyHashable?) {
    for (index, child) in Mirror(reflecting: view).children.enumerated() {
      guard let state = child.value as? any KeptState else { continue }
      let key: [AnyHashable] = ["\(type(of: view))", index, id ?? AnyHashable("")]
      kept[key] = state.restore(from: kept[key])
    }
  }
}
