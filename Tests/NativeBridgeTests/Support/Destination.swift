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

  override func onReceive(message: Message) { messages.append(message) }
  override func onViewDidLoad() { steps.append("viewDidLoad") }
  override func onViewWillAppear() { steps.append("viewWillAppear") }
  override func onViewDidAppear() { steps.append("viewDidAppear") }
  override func onViewWillDisappear() { steps.append("viewWillDisappear") }
  override func onViewDidDisappear() { steps.append("viewDidDisappear") }
}

final class FormRecorder: RecordingComponent {
  override class var name: String { "form" }
}

final class MenuRecorder: RecordingComponent {
  override class var name: String { "menu" }
}

/// Overrides nothing.
final class ForgetfulComponent: BridgeComponent {}

extension Message {
  static func connect(
    id: String = "1", component: String = "form", event: String = "connect", url: String? = "https://example.com/",
    jsonData: String = #"{"title":"Submit"}"#
  ) -> Message {
    Message(id: id, component: component, event: event, metadata: url.map { Metadata(url: $0) }, jsonData: jsonData)
  }
}
