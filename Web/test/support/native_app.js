// A double of the script that a native app injects: what Hotwire Native's apps do, told in its own words. It finds the
// page's bridge whichever of the two comes first, and hands itself over once its components are registered.
export function injectNativeApp({ platform, components }) {
  if (window !== top) return

  class NativeApp {
    platform = platform
    supportedComponents = []
    #registered = new Promise(resolve => (this.resolveRegistered = resolve))

    constructor() {
      if (this.web) this.connect()
      else document.addEventListener("web-bridge:ready", () => this.connect())
    }

    get web() {
      return window.HotwireNative?.web ?? window.Strada?.web
    }

    async connect() {
      await this.#registered
      this.web.setAdapter(this)
    }

    register(components) {
      this.supportedComponents.push(...components)
      this.resolveRegistered()
      this.web?.adapterDidUpdateSupportedComponents()
    }

    unregister(component) {
      this.supportedComponents = this.supportedComponents.filter(name => name !== component)
      this.web?.adapterDidUpdateSupportedComponents()
    }

    supportsComponent(component) {
      return this.supportedComponents.includes(component)
    }

    receive(message) {
      window.messageToNative(JSON.parse(JSON.stringify(message)))
    }

    replyWith(message) {
      this.web?.receive(message)
    }
  }

  window.nativeApp = new NativeApp()
  if (components) window.nativeApp.register(components)
}
