import Foundation

/// WebKit's process that loads pages for all web views of an app.
enum NetworkProcess {
  /// Kills the one that this program has started.
  ///
  /// - Returns: The number of processes that were killed.
  @discardableResult
  static func kill() throws -> Int {
    let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { Int32($0) }
    let own = processes.filter { process in
      // The name stands in parentheses, and is cut to 15 characters. The second field after it is the parent.
      guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let end = text.lastIndex(of: ")")
      else { return false }
      let fields = text[end...].split(separator: " ")
      return text.contains("(WebKitNetworkPr") && fields.count > 2 && Int32(fields[2]) == getpid()
    }
    for process in own { Foundation.kill(process, SIGKILL) }
    return own.count
  }
}
