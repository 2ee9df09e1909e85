#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// The arguments of a signal; the first is its emitter. They are valid only while the handler runs.
  struct SignalArguments {
    fileprivate let values: UnsafeBufferPointer<GValue>

    /// An object.
    func object(_ index: Int) -> OpaquePointer? {
      value(index, tw_value_holds_object).flatMap { g_value_get_object($0) }.map { OpaquePointer($0) }
    }

    /// The raw value of an enumeration.
    func enumeration(_ index: Int) -> Int32? {
      value(index, tw_value_holds_enum).map { g_value_get_enum($0) }
    }

    /// Yes or no.
    func boolean(_ index: Int) -> Bool? {
      value(index, tw_value_holds_boolean).map { g_value_get_boolean($0) != 0 }
    }

    /// A number without a sign.
    func number(_ index: Int) -> UInt32? {
      value(index, tw_value_holds_uint).map { g_value_get_uint($0) }
    }

    /// A text.
    func string(_ index: Int) -> String? {
      value(index, tw_value_holds_string).flatMap { g_value_get_string($0) }.map { String(cString: $0) }
    }

    /// A variant.
    func variant(_ index: Int) -> OpaquePointer? {
      value(index, tw_value_holds_variant).flatMap { g_value_get_variant($0) }
    }

    /// A pointer to a structure of GLib's.
    func boxed(_ index: Int) -> UnsafeMutableRawPointer? {
      values.indices.contains(index) ? g_value_get_boxed(values.baseAddress.map { $0 + index }) : nil
    }

    private func value(_ index: Int, _ isRight: (UnsafePointer<GValue>) -> gboolean) -> UnsafePointer<GValue>? {
      guard values.indices.contains(index), let value = values.baseAddress.map({ $0 + index }) else { return nil }
      return isRight(value) != 0 ? value : nil
    }
  }

  /// A handler of a signal. It lives as long as the emitter.
  @MainActor
  struct SignalHandler {
    private let emitter: UnsafeMutableRawPointer
    private let id: gulong

    /// Calls a closure whenever an object emits a signal.
    ///
    /// - Returns: the handler, with which the signal can be silenced.
    @discardableResult
    static func connect(
      _ emitter: some GObjectPointer, _ signal: String, _ call: @escaping @MainActor (SignalArguments) -> Void
    ) -> SignalHandler {
      answer(emitter, signal) {
        call($0)
        return false
      }
    }

    /// Calls a closure whenever an object emits a signal that asks whether it has been dealt with.
    @discardableResult
    static func answer(
      _ emitter: some GObjectPointer, _ signal: String, _ call: @escaping @MainActor (SignalArguments) -> Bool
    ) -> SignalHandler {
      let closure = tw_closure_new(Unmanaged.passRetained(Call(call)).toOpaque(), marshal) { data, _ in
        if let data { Unmanaged<Call>.fromOpaque(data).release() }
      }
      return SignalHandler(
        emitter: emitter.rawPointer, id: g_signal_connect_closure(emitter.rawPointer, signal, closure, 0))
    }

    /// Runs something during which the handler is not called.
    func silenced<Result>(_ body: () -> Result) -> Result {
      g_signal_handler_block(emitter, id)
      defer { g_signal_handler_unblock(emitter, id) }
      return body()
    }

    /// Ends the connection.
    func disconnect() {
      g_signal_handler_disconnect(emitter, id)
    }
  }

  /// A pointer to an object of GLib's, as one of the types that Swift sees it with.
  protocol GObjectPointer {
    var rawPointer: UnsafeMutableRawPointer { get }
  }

  extension UnsafeMutablePointer: GObjectPointer {
    var rawPointer: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
  }

  extension OpaquePointer: GObjectPointer {
    var rawPointer: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
  }

  private final class Call: Sendable {
    let body: @MainActor (SignalArguments) -> Bool

    init(_ body: @escaping @MainActor (SignalArguments) -> Bool) {
      self.body = body
    }
  }

  /// One way into Swift for every signal, whatever its arguments: GLib hands them over as values.
  private let marshal: GClosureMarshal = { closure, returned, count, values, _, _ in
    guard let data = closure?.pointee.data else { return }
    nonisolated(unsafe) let arguments = SignalArguments(values: UnsafeBufferPointer(start: values, count: Int(count)))
    // GTK emits on the main thread only.
    let call = Unmanaged<Call>.fromOpaque(data).takeUnretainedValue()
    let isHandled = MainActor.assumeIsolated { call.body(arguments) }
    if let returned, tw_value_holds_boolean(returned) != 0 {
      g_value_set_boolean(returned, isHandled ? 1 : 0)
    }
  }
#endif
