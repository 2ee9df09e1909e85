import Foundation

/// A number that all processes read from the same memory, as they would read a database. One request at a time changes it.
struct SharedCounter: @unchecked Sendable {
  private let memory: UnsafeMutablePointer<Int>

  /// - Parameter file: The file that the processes map into their memory.
  init(file: String) throws {
    let descriptor = open(file, O_RDWR | O_CREAT, 0o600)
    guard descriptor >= 0, ftruncate(descriptor, 8) == 0,
      let mapped = mmap(nil, 8, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), mapped != MAP_FAILED
    else { throw CocoaError(.fileReadUnknown) }
    close(descriptor)
    memory = mapped.bindMemory(to: Int.self, capacity: 1)
  }

  var value: Int { memory.pointee }

  func increment() {
    memory.pointee += 1
  }
}
