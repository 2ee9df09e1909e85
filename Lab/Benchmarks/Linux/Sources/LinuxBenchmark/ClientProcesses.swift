import Foundation

/// The process of the client and the processes that it and WebKit started.
enum ClientProcesses {
  /// The process IDs and names.
  static var all: [Int32: String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    var parents: [Int32: Int32] = [:]
    var names: [Int32: String] = [:]
    for pid in entries.compactMap({ Int32($0) }) {
      guard let status = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
        let start = status.firstIndex(of: "("), let end = status.lastIndex(of: ")")
      else { continue }
      let fields = status[end...].split(separator: " ")
      // A zombie has ended.
      if fields.count > 1, fields[1] == "Z" || fields[1] == "X" { continue }
      parents[pid] = fields.count > 2 ? Int32(fields[2]) : nil
      names[pid] = String(status[status.index(after: start)..<end])
    }
    let own = ProcessInfo.processInfo.processIdentifier
    return names.filter { pid, _ in
      sequence(first: pid) { parents[$0] }.prefix(64).contains(own)
    }
  }

  /// The web processes.
  static var web: Set<Int32> { Set(all.filter { $0.value.hasPrefix("WebKitWebProc") }.keys) }

  /// The memory of all processes together, in KiB. Shared memory is counted once.
  struct Memory {
    /// All memory. Libraries and other mapped files are shared with the rest of the system.
    var total = 0.0
    /// The memory without mapped files.
    var own = 0.0
  }

  /// Returns the memory of all processes together.
  ///
  /// - Throws: ``BenchmarkError`` if the memory of a process cannot be read.
  static func memory() throws -> Memory {
    try all.reduce(into: Memory()) { sum, process in
      let file = "/proc/\(process.key)/smaps_rollup"
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
        // The process may have ended.
        if all[process.key] == nil { return }
        throw BenchmarkError("\(file) of \(process.value): cannot be read")
      }
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count > 1, let value = Double(words[1]) else { continue }
        switch words[0] {
        case "Pss:": sum.total += value
        case "Pss_Anon:", "Pss_Shmem:": sum.own += value
        default: continue
        }
      }
    }
  }
}
