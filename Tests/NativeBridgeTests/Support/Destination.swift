@testable import NativeBridge

@MainActor
final class Destination: BridgeDestination {
  private(set) var initialized: [BridgeComponent] = []
  private(set) var messagesAtInitialization: [Int] = []

  func onBridgeComponentInitialized(_ component: BridgeComponent) {
    initialized.append(component)
    if let component = component as? RecordingComponent { messagesAtInitialization.append(component.messages.count) }
  }
}

/// Records messages and lifecycle steps.
class RecordingComponent: BridgeComponent {
  private(set) var messages: [Message] = []
  private(set) var steps: [String] = []

  /// The ids of messages and the lifecycle steps, in order.
  private(set) var log: [String] = []

  override func onReceive(message: Message) {
    messages.append(message)
    log.append(message.id)
  }

  override func onViewDidLoad() { record("viewDidLoad") }
  override func onViewWillAppear() { record("viewWillAppear") }
  override func onViewDidAppear() { record("viewDidAppear") }
  override func onViewWillDisappear() { record("viewWillDisappear") }
  override func onViewDidDisappear() { record("viewDidDisappear") }

  private func record(_ step: String) {
    steps.append(step)
    log.append(step)
  }
}

final class FormRecorder: RecordingComponent {
  override class var name: String { "form" }
}

final class MenuRecorder: RecordingComponent {
  override class var name: String { "menu" }
}

final class LiveRecorder: RecordingComponent {
  override class var name: String { "live" }
  override class var keepsMessagesWhileInactive: Bool { false }
}

final class ComponentWithoutOverrides: BridgeComponent {}

extension Message {
  static func connect(
    id: String = "1", component: String = "form", event: String = "connect", url: String? = "https://example.com/",
    jsonData: String = #"{"title":"Submit"}"#
  ) -> Message {
    Message(id: id, component: component, event: event, metadata: url.map { Metadata(url: $0) }, jsonData: jsonData)
  }
}
