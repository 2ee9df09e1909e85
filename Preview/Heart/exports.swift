// The functions that heart.js calls. They are compiled into the module Tabwire, which has no Foundation here.
//
// A text comes in as a pointer and a number of bytes, in memory from `allocate`. An answer is a pointer to a 32-bit number
// of bytes, followed by JSON; the caller frees it.

/// The clients by number, from 1; `nil` for those that were disposed.
nonisolated(unsafe) private var clients: [Client?] = []

/// The maximum number of clients at a time.
private let maximumClientCount = 256

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
  add(Client(start: text(start, count)))
}

/// Copies a client, to try something without changing it.
///
/// - Returns: The number of the copy, or 0 if there is no such client, or too many.
@_expose(wasm, "copy") @_cdecl("tabwire_copy")
public func copy(_ number: Int32) -> Int32 {
  guard let client = client(number) else { return 0 }
  return add(Client(copying: client))
}

@_expose(wasm, "dispose") @_cdecl("tabwire_dispose")
public func dispose(_ number: Int32) {
  if client(number) != nil { clients[Int(number) - 1] = nil }
}

@_expose(wasm, "describe") @_cdecl("tabwire_describe")
public func describe(_ number: Int32) -> UnsafeMutableRawPointer? {
  guard let client = client(number) else { return nil }
  return answer(client, nil)
}

@_expose(wasm, "configure") @_cdecl("tabwire_configure")
public func configure(
  _ number: Int32, _ json: UnsafePointer<UInt8>, _ count: Int32, _ isFirstPage: Int32
) -> UnsafeMutableRawPointer? {
  guard let client = client(number) else { return nil }
  do throws(ConfigurationError) {
    let configuration = try TabConfiguration(json: UnsafeBufferPointer(start: json, count: Int(count)))
    return answer(client, client.accept(configuration, isFirstPage: isFirstPage != 0), nil, configuration.warnings)
  } catch {
    return answer(client, client.reject(), error)
  }
}

@_expose(wasm, "select") @_cdecl("tabwire_select")
public func select(_ number: Int32, _ container: Double) -> UnsafeMutableRawPointer? {
  guard let client = client(number) else { return nil }
  return answer(client, client.select(identity(container)))
}

@_expose(wasm, "load") @_cdecl("tabwire_load")
public func load(_ number: Int32, _ container: Double) -> UnsafeMutableRawPointer? {
  guard let client = client(number) else { return nil }
  return answer(client, client.load(identity(container)))
}

@_expose(wasm, "firstPageDidAppear") @_cdecl("tabwire_first_page_did_appear")
public func firstPageDidAppear(_ number: Int32, _ container: Double) -> UnsafeMutableRawPointer? {
  guard let client = client(number) else { return nil }
  return answer(client, client.firstPageDidAppear(identity(container)))
}

@_expose(wasm, "open") @_cdecl("tabwire_open")
public func open(_ number: Int32, _ address: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer? {
  guard let client = client(number) else { return nil }
  return answer(client, client.open(text(address, count)))
}

@_expose(wasm, "perform") @_cdecl("tabwire_perform")
public func perform(_ number: Int32, _ id: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer? {
  guard let client = client(number) else { return nil }
  return answer(client, client.perform(text(id, count)))
}

private func client(_ number: Int32) -> Client? {
  let index = Int(number) - 1
  return clients.indices.contains(index) ? clients[index] : nil
}

@inline(never) private func add(_ client: Client) -> Int32 {
  for index in clients.indices where clients[index] == nil {
    clients[index] = client
    return Int32(index + 1)
  }
  guard clients.count < maximumClientCount else { return 0 }
  clients.append(client)
  return Int32(clients.count)
}

/// Returns the identity of a container that JavaScript names by a number. No container has the identity 0.
private func identity(_ number: Double) -> Int64 {
  Int64(exactly: number) ?? 0
}

@inline(never) private func text(_ bytes: UnsafePointer<UInt8>, _ count: Int32) -> String {
  String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
}

@inline(never) private func answer(
  _ client: Client, _ transition: Transition<Int64>?, _ error: ConfigurationError? = nil,
  _ warnings: [ConfigurationWarning] = []
) -> UnsafeMutableRawPointer {
  var json = JSONWriter()
  json.open("{")
  json.name("state")
  json.write(client.state)
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
  json.close("}")
  let memory = allocate(Int32(json.bytes.count + 4))
  memory.storeBytes(of: UInt32(json.bytes.count), as: UInt32.self)
  UnsafeMutableRawBufferPointer(start: memory + 4, count: json.bytes.count).copyBytes(from: json.bytes)
  return memory
}
