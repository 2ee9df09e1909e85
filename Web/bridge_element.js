import { pageDocument } from "./page_document.js"

// Wraps an element and its `data-bridge-*` attributes for bridge components.
export class BridgeElement {
  constructor(element) {
    this.element = element
  }

  get title() {
    const candidates = [
      this.bridgeAttribute("title"),
      this.attribute("aria-label"),
      this.element.textContent,
      this.element.value,
    ]
    return candidates.map(candidate => String(candidate ?? "").trim()).find(Boolean) ?? ""
  }

  get platform() {
    return pageDocument.documentElement.dataset.bridgePlatform
  }

  get disabled() {
    const disabled = this.bridgeAttribute("disabled")
    return disabled === "true" || disabled === this.platform
  }

  get enabled() {
    return !this.disabled
  }

  enableForComponent(component) {
    if (component.enabled) this.removeBridgeAttribute("disabled")
  }

  hasClass(className) {
    return this.element.classList.contains(className)
  }

  attribute(name) {
    return this.element.getAttribute(name)
  }

  bridgeAttribute(name) {
    return this.attribute(`data-bridge-${name}`)
  }

  setBridgeAttribute(name, value) {
    this.element.setAttribute(`data-bridge-${name}`, value)
  }

  removeBridgeAttribute(name) {
    this.element.removeAttribute(`data-bridge-${name}`)
  }

  // Android's web view does not report the URL of a scripted click on a link with a target.
  click() {
    if (this.platform === "android") this.element.removeAttribute("target")
    this.element.click()
  }
}
