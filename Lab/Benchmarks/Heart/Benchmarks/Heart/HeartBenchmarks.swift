import Benchmark
import CHeap
import Foundation
import Tabwire

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], warmupIterations: 100, scalingFactor: .kilo, maxDuration: .seconds(3),
    maxIterations: .kilo(5))
  do {
    reading()
    for count in [5, 64] { accepting(try TabBars(count: count), name: "\(count) tabs") }
  } catch {
    fatalError("A message of the benchmark is wrong: \(error)")
  }
}

private func reading() {
  decoding(RealMessage.Plain.self, from: RealMessage.text, name: "message")
  decoding(RealMessage.Full.self, from: RealMessage.barText, name: "all members")
  for (group, suffix, message) in [
    ("message", "", RealMessage.text), ("message", ", versions and owned paths", RealMessage.fullText),
    ("all members", "", RealMessage.barText),
  ] {
    // An older commit rejects members that it does not know.
    if (try? TabConfiguration(json: message)) == nil { continue }
    let text = Array(message.utf8)
    Benchmark("\(group): read\(suffix)") { benchmark in
      for _ in benchmark.scaledIterations {
        blackHole(try text.withUnsafeBufferPointer { try TabConfiguration(json: $0) })
      }
    }
    Benchmark("\(group): read and accept\(suffix)") { benchmark in
      var client = Client(showing: try TabConfiguration(json: message))
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations {
        blackHole(client.accept(try text.withUnsafeBufferPointer { try TabConfiguration(json: $0) }))
      }
    }
  }
}

private func decoding<Message: Decodable>(_ type: Message.Type, from message: String, name: String) {
  let data = Data(message.utf8)
  let decoder = JSONDecoder()
  Benchmark("\(name): JSONDecoder") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(try decoder.decode(type, from: data)) }
  }
}

private func accepting(_ bars: TabBars, name: String) {
  Benchmark("\(name): naive") { benchmark in
    var client = NaiveClient()
    for _ in benchmark.scaledIterations { client.accept(bars.usual) }
    blackHole(client)
  }
  let heapGrowth = BenchmarkMetric.custom("heap growth", polarity: .prefersSmaller)
  var withHeap = Benchmark.defaultConfiguration
  withHeap.metrics.append(heapGrowth)
  Benchmark("\(name): no-op", configuration: withHeap) { benchmark in
    var client = Client(showing: bars.usual)
    let heap = Int(heap_bytes_in_use())
    benchmark.startMeasurement()
    for iteration in benchmark.scaledIterations {
      blackHole(client.accept(iteration.isMultiple(of: 2) ? bars.again : bars.usual))
    }
    benchmark.stopMeasurement()
    benchmark.measurement(heapGrowth, Int(heap_bytes_in_use()) - heap)
  }
  for (change, before, after) in [
    ("relabel", bars.usual, bars.relabelled), ("add", bars.withoutOne, bars.usual),
    ("remove", bars.usual, bars.withoutOne), ("morph", bars.usual, bars.withoutActive),
  ] {
    Benchmark("\(name): \(change)") { benchmark in
      let client = Client(showing: before)
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations {
        var client = client
        blackHole(client.accept(after))
      }
    }
  }
}
