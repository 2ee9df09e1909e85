// libFuzzer calls this function with random bytes. `Lab/Fuzz/run` compiles it in one module with the heart and its oracles.

/// Reads bytes as steps, and stops the program at the first violation.
///
/// Steps are separated by `FF`, which UTF-8 never contains. A step that begins with `FE` selects the tab at the position in
/// the next byte, one with `FD` loads it, one with `FA` shows its first page, one with `FC` opens an address, one with
/// `F9` performs an action, one with `F8` brings the app back; all others are messages, those with `FB` of a first page.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  var trial = Trial()
  for step in UnsafeBufferPointer(start: data, count: size).split(separator: 0xFF, omittingEmptySubsequences: false) {
    if let kind = step.first, [0xFE, 0xFD, 0xFA].contains(kind) {
      let tabs = trial.state.tabs
      let position = Int(step.dropFirst().first ?? 0)
      let container = position < tabs.count ? tabs[position].id : 0
      switch kind {
      case 0xFE: check(trial.select(container))
      case 0xFD: check(trial.load(container))
      default: check(trial.firstPageDidAppear(container))
      }
      continue
    }
    if step.first == 0xFC {
      // The oracle reads addresses with Foundation, which disagrees about many texts that are no URLs. Only the heart is
      // tried.
      var state = trial.state
      _ = state.open(String(decoding: step.dropFirst(), as: UTF8.self), start: "https://app.example/") { 0 }
      continue
    }
    if step.first == 0xF9 {
      check(trial.perform(TabID(String(decoding: step.dropFirst(), as: UTF8.self))))
      continue
    }
    if step.first == 0xF8 {
      check(trial.resume())
      continue
    }
    let isFirstPage = step.first == 0xFB
    let message = Array(isFirstPage ? step.dropFirst() : step)
    check(ReadingOracle.compare(message).disagreement)
    let configuration = try? message.withUnsafeBufferPointer { try TabConfiguration(json: $0) }
    check(configuration.map { trial.accept($0, isFirstPage: isFirstPage) } ?? trial.reject())
  }
  return 0
}

private func check(_ violation: String?) {
  if let violation { fatalError(violation) }
}
