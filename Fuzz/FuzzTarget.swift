// Fed by libFuzzer with bytes that may be anything: compiled by `Fuzz/run`, in one module with the heart and its oracles.

/// Takes bytes for messages and taps, one after the other, and stops the program where something is wrong.
///
/// Steps are separated by `FF`, which no text has. One that begins with `FE` is a tap on the tab at the position of the
/// next byte; all others are messages.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  var trial = Trial()
  for step in UnsafeBufferPointer(start: data, count: size).split(separator: 0xFF, omittingEmptySubsequences: false) {
    if step.first == 0xFE {
      let tabs = trial.state.tabs
      let position = Int(step.dropFirst().first ?? 0)
      check(trial.select(position < tabs.count ? tabs[position].id : 0))
      continue
    }
    let message = Array(step)
    check(ReadingOracle.compare(message).disagreement)
    let configuration = try? message.withUnsafeBufferPointer { try TabConfiguration(json: $0) }
    if let configuration { check(trial.accept(configuration)) }
  }
  return 0
}

private func check(_ violation: String?) {
  if let violation { fatalError(violation) }
}
