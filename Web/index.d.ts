export { Bridge, bridge, type Adapter, type Message, type OutgoingMessage } from "./bridge.js"
export { BridgeComponent } from "./bridge_component.js"
export { BridgeElement } from "./bridge_element.js"
export { NavigationController } from "./navigation_controller.js"
