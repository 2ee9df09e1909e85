// A double of the script that Hotwire Native's apps inject. It finds the page's bridge whichever of the two loads
// first, and sets itself as the adapter after its components are registered.
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
