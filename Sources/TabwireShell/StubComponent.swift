import NativeBridge
import Synchronization
import TabwireGTK

/// A component that the shell does not have. Its messages are listed in a panel, where the developer can reply.
class StubComponent: BridgeComponent {
  /// The panel of all stubs.
  static var panel: MessagePanel?

  fileprivate nonisolated static let names = Mutex<[String]>([])

  /// Returns a component type for each name. The bridge creates components by their types, whose name is fixed.
  ///
  /// - Parameter names: The names of the components.
  nonisolated static func types(named names: [String]) -> [BridgeComponent.Type] {
    Self.names.withLock { $0 = names }
    return types(names.count, from: First.self)
  }

  private nonisolated static func types<P: Position>(_ count: Int, from position: P.Type) -> [BridgeComponent.Type] {
    count == 0 ? [] : [NamedStubComponent<P>.self] + types(count - 1, from: Next<P>.self)
  }

  override func onReceive(message: Message) {
    Self.panel?.add(
      .init(component: message.component, event: message.event, data: message.jsonData) { [weak self] json in
        guard let self else { return false }
        return try await reply(with: message.replacing(jsonData: json))
      })
  }
}

/// The stub of the component at a position in the list of names.
private final class NamedStubComponent<P: Position>: StubComponent {
  override nonisolated class var name: String { StubComponent.names.withLock { $0[P.index] } }
}

private protocol Position {
  static var index: Int { get }
}

private enum First: Position {
  static let index = 0
}

private enum Next<Previous: Position>: Position {
  static var index: Int { Previous.index + 1 }
}
