import TabwireServer
import Testing

/// P13.16.
@Suite("Prefetching")
struct PrefetchTests {
  @Test(
    "a list with prefetch in it announces one, whatever parameters and spaces surround it",
    arguments: [
      ["prefetch"], ["prefetch "], [" prefetch;prerender"], ["prefetch; anonymous-client-ip"], ["other, prefetch"],
      ["Prefetch"], ["prefetch;a=1 , other"], ["preview", "prefetch"], ["\tprefetch\t"],
    ])
  func announced(values: [String]) {
    #expect(Prefetch.isAnnounced(by: values))
  }

  @Test(
    "anything else announces none",
    arguments: [[], [""], ["preview"], ["prefetcher"], ["no-prefetch"], ["a;prefetch"], ["pre fetch"], [";,;"]])
  func notAnnounced(values: [String]) {
    #expect(!Prefetch.isAnnounced(by: values))
  }
}
