import CWebKitGTK
import Foundation
import TabwireGTK

/// Measures the memory of a tab that is not started, started and suspended.
@MainActor
struct MemoryBenchmark {
  let app: App
  let isQuick: Bool

  func run() async throws -> String {
    _ = try await settledMemory()
    let unstarted = try await series(isQuick ? [1, 20] : Array(1...20), of: "not started") { count in
      try await app.configure(Configuration(["home"] + (1...count).map { "tab-\($0)" }))
    }
    try await app.configure(Configuration(["home"] + (2...5).map { "tab-\($0)" }))
    let started = try await series(isQuick ? [1, 2] : Array(1...5), of: "started") { count in
      if count > 1 { try await app.open("tab-\(count)") }
    }

    let suspended = try await suspendedInBackground()

    var table = Table("tabs", "processes", "memory", "without files")
    for entry in started.entries { entry.add(to: &table, "\(entry.tabs) started") }
    suspended.add(to: &table, "1 started, \(suspended.tabs - 1) suspended")
    for entry in unstarted.entries where [1, 5, 10, 20].contains(entry.tabs) {
      entry.add(to: &table, "1 started, \(entry.tabs) not")
    }
    let totals = table.markdown
    table = Table("per tab", "memory", "ratio")
    func add(_ name: String, _ growth: Double, error: Double? = nil) {
      let ratio = (growth / started.growth.value).rounded(to: 3)
      let error = error.map { " ± \($0.rounded(to: 0))" } ?? ""
      table.add(name, "\(growth.rounded(to: 0))\(error) KiB", ratio == "-0.000" ? "0.000" : ratio)
    }
    add("started (baseline)", started.growth.value, error: started.growth.error)
    if let one = started.entries.first {
      add("suspended", (suspended.memory.own - one.memory.own) / Double(suspended.tabs - 1))
    }
    add("not started", unstarted.growth.value, error: unstarted.growth.error)
    return "\(totals)\n\n\(table.markdown)"
  }

  /// The memory for each number of tabs.
  private struct Series {
    struct Entry {
      let tabs: Int
      let processes: Int
      let memory: ClientProcesses.Memory

      func add(to table: inout Table, _ name: String) {
        table.add(name, "\(processes)", memory.total.mebibytes, memory.own.mebibytes)
      }
    }

    var entries: [Entry] = []

    /// The memory without mapped files that each tab adds, in KiB, with its standard error: the slope of the linear
    /// regression.
    var growth: (value: Double, error: Double) {
      let x = entries.map { Double($0.tabs) }
      let y = entries.map(\.memory.own)
      let spread = x.map { ($0 - x.mean) * ($0 - x.mean) }.mean
      let slope = zip(x, y).map { ($0 - x.mean) * ($1 - y.mean) }.mean / spread
      let residuals = zip(x, y).map { $1 - y.mean - slope * ($0 - x.mean) }
      return (slope, (residuals.map { $0 * $0 }.mean / spread / Double(max(1, entries.count - 2))).squareRoot())
    }
  }

  private func series(
    _ counts: [Int], of kind: String, _ prepare: (Int) async throws -> Void
  ) async throws -> Series {
    var series = Series()
    for count in counts {
      printStatus("memory: \(count) of \(counts.last ?? 0) tabs \(kind) …")
      try await prepare(count)
      let memory = try await settledMemory()
      series.entries.append(.init(tabs: count, processes: ClientProcesses.all.count, memory: memory))
    }
    return series
  }

  /// Returns the memory after the background tabs were suspended.
  private func suspendedInBackground() async throws -> Series.Entry {
    let manager = app.window.tabManager
    let started = manager.tabs.map(\.id).filter { app.window.navigator(for: $0)?.isStarted == true }
    printStatus("memory: \(started.count - 1) tabs suspended …")
    tw_memory_monitor_emit_low()
    try await until("the background tabs are suspended") {
      started.allSatisfy { $0 == manager.selectedID || app.window.navigator(for: $0)?.isSuspended == true }
    }
    let memory = try await settledMemory()
    return .init(tabs: started.count, processes: ClientProcesses.all.count, memory: memory)
  }

  /// Waits until the memory is stable and returns it.
  private func settledMemory() async throws -> ClientProcesses.Memory {
    var samples: [ClientProcesses.Memory] = []
    let (count, tolerance) = isQuick ? (4, 512.0) : (8, 128.0)
    for _ in 0..<60 {
      samples.append(try ClientProcesses.memory())
      let latest = samples.suffix(count).map(\.own)
      if latest.count == count, let least = latest.min(), let most = latest.max(), most - least < tolerance { break }
      try await Task.sleep(for: .milliseconds(500))
    }
    let latest = samples.suffix(count)
    return .init(total: latest.map(\.total).median, own: latest.map(\.own).median)
  }
}

extension Double {
  /// KiB as MiB.
  fileprivate var mebibytes: String { "\((self / 1024).rounded(to: 1)) MiB" }
}
