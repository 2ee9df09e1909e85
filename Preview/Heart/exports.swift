// The functions that heart.js calls. They are compiled into the module Tabwire, which has no Foundation here.
//
// A text comes in as a pointer and a number of bytes, in memory from `allocate`. An answer is a pointer to a 32-bit number
// of bytes, followed by JSON; the caller frees it.

/// The apps by number, from 1; `nil` for those that were disposed.
nonisolated(unsafe) private var apps: [PreviewedApp?] = []

/// The maximum number of apps at a time.
private let maximumAppCount = 256

@_expose(wasm, "allocate") @_cdecl("tabwire_allocate")
public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
  .allocate(byteCount: max(Int(count), 1), alignment: 8)
}

@_expose(wasm, "free") @_cdecl("tabwire_free")
public func free(_ memory: UnsafeMutableRawPointer) {
  memory.deallocate()
}

/// Creates a client in bootstrap.
///
/// - Returns: Its number, or 0 if there are too many.
@_expose(wasm, "create") @_cdecl("tabwire_create")
public func create(_ start: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  add(PreviewedApp(start: text(start, count)))
}

/// Copies a client, to try something without changing it.
///
/// - Returns: The number of the copy, or 0 if there is no such client, or too many.
@_expose(wasm, "copy") @_cdecl("tabwire_copy")
public func copy(_ number: Int32) -> Int32 {
  guard let app = app(number) else { return 0 }
  return add(PreviewedApp(client: app.client, start: app.start))
}

@_expose(wasm, "dispose") @_cdecl("tabwire_dispose")
public func dispose(_ number: Int32) {
  if app(number) != nil { apps[Int(number) - 1] = nil }
}

@_expose(wasm, "describe") @_cdecl("tabwire_describe")
public func describe(_ number: Int32) -> UnsafeMutableRawPointer? {
  guard let app = app(number) else { return nil }
  return answer(app) { _ in nil }
}

@_expose(wasm, "configure") @_cdecl("tabwire_configure")
public func configure(
  _ number: Int32, _ json: UnsafePointer<UInt8>, _ count: Int32, _ isFirstPage: Int32
) -> UnsafeMutableRawPointer? {
  guard let app = app(number) else { return nil }
  do throws(ConfigurationError) {
    let configuration = try TabConfiguration(json: UnsafeBufferPointer(start: json, count: Int(count)))
    return answer(app, nil, configuration.warnings) { client in
      client.accept(configuration, isFirstPage: isFirstPage != 0)
    }
  } catch {
    return answer(app, error) { client in client.reject() }
  }
}

/// Plans a configuration for the client as it is, which stays as it is. It counts as the newest one, as in `tabwire plan`.
@_expose(wasm, "plan") @_cdecl("tabwire_plan")
public func plan(_ number: Int32, _ json: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer? {
  guard let app = app(number) else { return nil }
  var client = app.client
  do throws(ConfigurationError) {
    let configuration = try TabConfiguration(json: UnsafeBufferPointer(start: json, count: Int(count)))
    let wasHidden = client.state.isTabBarHidden
    let outcome = PlannedOutcome(of: configuration.withoutRevision, on: &client, hidTabBar: wasHidden)
    return answer { json in
      json.write(outcome)
      json.name("warnings")
      json.write(configuration.warnings)
    }
  } catch {
    return answer { json in
      json.name("error")
      json.write(error)
    }
  }
}

@_expose(wasm, "select") @_cdecl("tabwire_select")
public func select(_ number: Int32, _ container: Double) -> UnsafeMutableRawPointer? {
  guard let app = app(number) else { return nil }
  return answer(app) { client in client.select(container: identity(container)) }
}

@_expose(wasm, "load") @_cdecl("tabwire_load")
public func load(_ number: Int32, _ container: Double) -> UnsafeMutableRawPointer? {
  guard let app = app(number) else { return nil }
  return answer(app) { client in client.load(container: identity(container)) }
}

@_expose(wasm, "firstPageDidAppear") @_cdecl("tabwire_first_page_did_appear")
public func firstPageDidAppear(_ number: Int32, _ container: Double) -> UnsafeMutableRawPointer? {
  guard let app = app(number) else { return nil }
  return answer(app) { client in client.firstPageDidAppear(container: identity(container)) }
}

@_expose(wasm, "resume") @_cdecl("tabwire_resume")
public func resume(_ number: Int32) -> UnsafeMutableRawPointer? {
  guard let app = app(number) else { return nil }
  return answer(app) { client in client.resume() }
}

@_expose(wasm, "open") @_cdecl("tabwire_open")
public func open(_ number: Int32, _ address: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer? {
  guard let app = app(number) else { return nil }
  return answer(app) { client in client.open(text(address, count), start: app.start) }
}

@_expose(wasm, "perform") @_cdecl("tabwire_perform")
public func perform(_ number: Int32, _ id: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer? {
  guard let app = app(number) else { return nil }
  return answer(app) { client in client.perform(TabID(text(id, count))) }
}

private func app(_ number: Int32) -> PreviewedApp? {
  let index = Int(number) - 1
  return apps.indices.contains(index) ? apps[index] : nil
}

@inline(never) private func add(_ app: PreviewedApp) -> Int32 {
  for index in apps.indices where apps[index] == nil {
    apps[index] = app
    return Int32(index + 1)
  }
  guard apps.count < maximumAppCount else { return 0 }
  apps.append(app)
  return Int32(apps.count)
}

/// Returns the identity of a container that JavaScript names by a number. No container has the identity 0.
private func identity(_ number: Double) -> Int {
  Int(exactly: number) ?? 0
}

@inline(never) private func text(_ bytes: UnsafePointer<UInt8>, _ count: Int32) -> String {
  String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
}

/// Answers with the state after a change, and its transition.
@inline(never) private func answer(
  _ app: PreviewedApp, _ error: ConfigurationError? = nil, _ warnings: [ConfigurationWarning] = [],
  after change: (inout Client) -> Transition<Int>?
) -> UnsafeMutableRawPointer {
  let transition = change(&app.client)
  return answer { json in
    json.name("state")
    json.write(app.client.state)
    if let transition {
      json.name("transition")
      json.write(transition)
    }
    if let error {
      json.name("error")
      json.write(error)
    }
    json.name("warnings")
    json.write(warnings)
  }
}

@inline(never) private func answer(_ write: (inout JSONWriter) -> Void) -> UnsafeMutableRawPointer {
  var json = JSONWriter()
  json.open("{")
  write(&json)
  json.close("}")
  let memory = allocate(Int32(json.bytes.count + 4))
  memory.storeBytes(of: UInt32(json.bytes.count), as: UInt32.self)
  UnsafeMutableRawBufferPointer(start: memory + 4, count: json.bytes.count).copyBytes(from: json.bytes)
  return memory
}
