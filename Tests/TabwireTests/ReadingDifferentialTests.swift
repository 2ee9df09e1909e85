import Foundation
import TabwireProof
import Testing

@Suite("Reading, against Foundation")
struct ReadingDifferentialTests {
  private static let corpus = [
    #"{"active":null,"tabs":[]}"#,
    #"{"active":"home","tabs":[{"id":"home","title":"Home","icon":"house.fill","path":"/"},"#
      + #"{"id":"explore","title":"Explore","icon":"magnifyingglass","path":"/explore","badge":3,"deprecated":"soft"},"#
      + #"{"id":"f","title":"❤ \u2764","icon":"","path":"","replaces":"explore"}],"revision":17,"session":"k","#
      + #""metadata":{"url":"https://app.example/","deep":[[[{"a":[1,-2.5e3,true,false,null]}]]]}}"#,
    #"{"active":"a","tabs":[{"id":"a","title":"","icon":"","path":"a"},{"id":"a","title":"","icon":"","path":"b"}]}"#,
    #"{"active":"a","tabs":[{"id":"a","title":"","icon":"","path":"a"},{"id":"b","title":"","icon":"","path":"//b"}]}"#,
  ].map { Array($0.utf8) }

  @Test("garbled messages have the verdict of the rules and of Foundation's reader", arguments: [1, 2] as [UInt64])
  func garbled(seed: UInt64) {
    var garbler = Garbler(corpus: Self.corpus, seed: seed)
    var verdicts: Set<String> = []
    for _ in 0..<2_000 {
      let message = garbler.next()
      let (verdict, disagreement) = ReadingOracle.compare(message)
      verdicts.insert(verdict)
      guard let disagreement else { continue }
      Issue.record("\(disagreement)\n\(String(decoding: message, as: UTF8.self).debugDescription)")
      return
    }
    #expect(verdicts.isSuperset(of: ["accepted", "malformed", "duplicateID", "unsafePath"]))
  }
}
