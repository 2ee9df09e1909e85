// The native adapter, in the page's world. It connects to the web bridge, in any order of loading.
platform => {
  if (window.nativeBridge) return

  class NativeBridge {
    #documentID = crypto.getRandomValues(new Uint32Array(2)).join("-")
    #isRegistered = false
    #webBridge = null

    platform = platform
    supportedComponents = []

    supportsComponent(component) {
      return this.supportedComponents.includes(component)
    }

    // Called by the native app. As soon as the web bridge has an adapter it delivers pending messages, and drops those
    // that the adapter does not support. It gets the adapter only after the components are registered.
    register(components) {
      const added = [components].flat().filter(component => !this.supportsComponent(component))
      this.supportedComponents = [...this.supportedComponents, ...added]

      if (!this.#isRegistered) {
        this.#isRegistered = true
        this.#keepConnecting()
      } else if (added.length > 0) {
        this.#webBridge?.adapterDidUpdateSupportedComponents()
      }
    }

    // Called by the native app.
    unregister(component) {
      if (!this.supportsComponent(component)) return

      this.supportedComponents = this.supportedComponents.filter(supported => supported != component)
      this.#webBridge?.adapterDidUpdateSupportedComponents()
    }

    // Called by the web bridge. Its identifiers may repeat in every document. The document's identifier in front makes
    // them unique, so that a reply reaches only the document that sent the message.
    receive({ id, component, event, data }) {
      const url = data?.metadata?.url
      this.#post({
        id: `${this.#documentID}:${id}`,
        component,
        event,
        metadata: url === undefined ? null : { url },
        jsonData: JSON.stringify(data ?? {})
      })
    }

    // Called by the native app. Returns whether the original message is from this document.
    replyWith({ id, component, event, jsonData }) {
      const prefix = `${this.#documentID}:`
      if (!this.#webBridge || !id.startsWith(prefix)) return false

      this.#webBridge.receive({ id: id.slice(prefix.length), component, event, data: JSON.parse(jsonData) })
      return true
    }

    // document.open() removes the listeners of the document, and the attributes that the web bridge gave to <html>. Adding
    // a listener again has no effect.
    #keepConnecting() {
      let root = null
      const connect = () => {
        const webBridge = window.HotwireNative?.web ?? window.Strada?.web
        const isConnected = webBridge === this.#webBridge && document.documentElement === root
        if (!webBridge || isConnected || !document.documentElement) return

        root = document.documentElement
        this.#webBridge = webBridge
        webBridge.setAdapter(this)
      }
      const listen = () => {
        document.addEventListener("web-bridge:ready", connect)
        connect()
      }
      new MutationObserver(listen).observe(document, { childList: true })
      listen()
    }

    #post(message) {
      document.dispatchEvent(new CustomEvent("native-bridge:message", { detail: JSON.stringify(message) }))
    }
  }

  window.nativeBridge = new NativeBridge()
}
