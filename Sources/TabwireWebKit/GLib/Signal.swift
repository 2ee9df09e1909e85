import CWebKitGTK

/// The arguments of a signal. The first is the emitter. They are valid only while the handler runs.
package struct SignalArguments {
  fileprivate let values: UnsafeBufferPointer<GValue>

  package func object(_ index: Int) -> OpaquePointer? {
    value(index, tw_value_holds_object).flatMap { g_value_get_object($0) }.map { OpaquePointer($0) }
  }

  package func enumeration(_ index: Int) -> Int32? {
    value(index, tw_value_holds_enum).map { g_value_get_enum($0) }
  }

  package func boolean(_ index: Int) -> Bool? {
    value(index, tw_value_holds_boolean).map { g_value_get_boolean($0) != 0 }
  }

  package func integer(_ index: Int) -> Int32? {
    value(index, tw_value_holds_int).map { g_value_get_int($0) }
  }

  package func number(_ index: Int) -> UInt32? {
    value(index, tw_value_holds_uint).map { g_value_get_uint($0) }
  }

  package func string(_ index: Int) -> String? {
    value(index, tw_value_holds_string).flatMap { g_value_get_string($0) }.map { String(cString: $0) }
  }

  package func variant(_ index: Int) -> OpaquePointer? {
    value(index, tw_value_holds_variant).flatMap { g_value_get_variant($0) }
  }

  package func boxed(_ index: Int) -> UnsafeMutableRawPointer? {
    values.indices.contains(index) ? g_value_get_boxed(values.baseAddress.map { $0 + index }) : nil
  }

  private func value(_ index: Int, _ isRight: (UnsafePointer<GValue>) -> gboolean) -> UnsafePointer<GValue>? {
    guard values.indices.contains(index), let value = values.baseAddress.map({ $0 + index }) else { return nil }
    return isRight(value) != 0 ? value : nil
  }
}

/// A handler of a signal, which lives as long as the emitter.
@MainActor
package struct SignalHandler {
  private let emitter: UnsafeMutableRawPointer
  private let id: gulong

  /// Connects a closure to a signal.
  ///
  /// - Returns: The handler, to block or disconnect it.
  @discardableResult
  package static func connect(
    _ emitter: some GObjectPointer, _ signal: String, _ call: @escaping @MainActor (SignalArguments) -> Void
  ) -> SignalHandler {
    handle(emitter, signal) {
      call($0)
      return false
    }
  }

  /// Connects a closure to a signal whose handlers return whether they handled it.
  @discardableResult
  package static func handle(
    _ emitter: some GObjectPointer, _ signal: String, _ call: @escaping @MainActor (SignalArguments) -> Bool
  ) -> SignalHandler {
    let closure = tw_closure_new(Unmanaged.passRetained(Box<Call>(call)).toOpaque(), marshal) { data, _ in
      if let data { Unmanaged<Box<Call>>.fromOpaque(data).release() }
    }
    return SignalHandler(
      emitter: emitter.rawPointer, id: g_signal_connect_closure(emitter.rawPointer, signal, closure, 0))
  }

  /// Disconnects the closure. The emitter must still live.
  package func disconnect() {
    g_signal_handler_disconnect(emitter, id)
  }
}

private typealias Call = @MainActor (SignalArguments) -> Bool

/// The marshaller of every signal: GLib passes the arguments as values.
private let marshal: GClosureMarshal = { closure, returned, count, values, _, _ in
  guard let data = closure?.pointee.data else { return }
  nonisolated(unsafe) let arguments = SignalArguments(values: UnsafeBufferPointer(start: values, count: Int(count)))
  // GTK emits signals only on the main thread.
  let call = Unmanaged<Box<Call>>.fromOpaque(data).takeUnretainedValue().value
  let isHandled = MainActor.assumeIsolated { call(arguments) }
  if let returned, tw_value_holds_boolean(returned) != 0 {
    g_value_set_boolean(returned, isHandled ? 1 : 0)
  }
}
