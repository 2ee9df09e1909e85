/// The events in a world, line by line.
final class EventLog {
  private(set) var lines: [String] = []

  func append(_ line: String, at time: Int64) {
    let (hours, minutes, seconds) = (time / 3_600_000, time / 60_000 % 60, time / 1000 % 60)
    func padded(_ number: Int64, _ length: Int = 2) -> String {
      String(repeating: "0", count: max(0, length - String(number).count)) + String(number)
    }
    lines.append("\(padded(hours)):\(padded(minutes)):\(padded(seconds)).\(padded(time % 1000, 3))  \(line)")
  }
}
