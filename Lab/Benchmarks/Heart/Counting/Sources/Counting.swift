import Foundation
import Tabwire

/// Runs a case of the benchmark a number of times, to count its instructions.
///
///     Counting CASE COUNT
///
/// Exits with 1 if the heart rejects the message of the case: an older one may not know all members.
@main
struct Counting {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let count = Int(arguments[2]), let run = try cases()[arguments[1]] else {
      print("Usage: Counting CASE COUNT; the cases are \(try cases().keys.sorted().joined(separator: ", "))")
      return
    }
    var result = 0
    for number in 0..<count { result += try run(number) }
    print(result)
  }

  /// One round of each case, by name. It returns a number that depends on its work: the compiler cannot leave the work out.
  private static func cases() throws -> [String: (Int) throws -> Int] {
    let (five, many) = (try TabBars(count: 5), try TabBars(count: 64))
    var cases: [String: (Int) throws -> Int] = [:]
    for (name, message) in [
      ("message", RealMessage.text), ("message, versions and owned paths", RealMessage.fullText),
      ("message, all members", RealMessage.barText),
    ] {
      let text = Array(message.utf8)
      let read = { try text.withUnsafeBufferPointer { try TabConfiguration(json: $0) } }
      cases["\(name): read"] = { _ in try read().tabs.count }
      var client = Client(showing: five.usual)
      cases["\(name): read and accept"] = { _ in client.accept(try read()).created.count }
    }
    let decoder = JSONDecoder()
    let (data, allData) = (Data(RealMessage.text.utf8), Data(RealMessage.barText.utf8))
    cases["message: JSONDecoder"] = { _ in try decoder.decode(RealMessage.Plain.self, from: data).tabs.count }
    cases["message, all members: JSONDecoder"] = { _ in
      try decoder.decode(RealMessage.Full.self, from: allData).tabs.count
    }
    for (name, bars) in [("5 tabs", five), ("64 tabs", many)] {
      let client = Client(showing: bars.usual)
      var same = client
      cases["\(name): no-op"] = { same.accept($0 % 2 == 0 ? bars.again : bars.usual).created.count }
      for (change, configuration) in [
        ("relabel", bars.relabelled), ("remove", bars.withoutOne), ("morph", bars.withoutActive),
      ] {
        cases["\(name): \(change)"] = { _ in
          var client = client
          return client.accept(configuration).disposed.count
        }
      }
      let smaller = Client(showing: bars.withoutOne)
      cases["\(name): add"] = { _ in
        var client = smaller
        return client.accept(bars.usual).created.count
      }
    }
    return cases
  }
}
