import Foundation
import Testing

@Suite("tabwire rollout")
struct RolloutCommandTests {
  private static let soft = "Tests/TabwireCommandTests/Tabs/soft.json"

  @Test("tells the shortest story of who loses something")
  func story() throws {
    let run = try Tool.run("rollout", PlanCommandTests.old, Self.soft, PlanCommandTests.new)
    #expect(
      run.output == """
        disruptive  the shortest story
          1  With \(PlanCommandTests.old) live, a user starts the app on a page of “Explore”.
             Home  [Explore]  Library  Profile
          2  \(PlanCommandTests.new) reaches the app (case 9).
             [Home]  Favorites  Books  Profile
             The page in front of the user, of “Explore”, stands under “Home” now.
             “Home” gives way to that page: its own pages, scroll positions and half-typed forms are lost.
             “Favorites” appears.
             “Library” changes: its title is “Books”.

        noticeable  the shortest story
          1  With \(PlanCommandTests.old) live, a user starts the app on a page of “Home”.
             [Home]  Explore  Library  Profile
          2  \(PlanCommandTests.new) reaches the app (case 10).
             [Home]  Favorites  Books  Profile
             “Explore” closes in the background: its pages, scroll positions and half-typed forms are lost.
             “Favorites” appears.
             “Library” changes: its title is “Books”.

        Walked: 20 states, 16 arrivals of a deploy. Worst: disruptive.

        """)
    #expect(run.exitCode == 1)
  }

  @Test("proves that nobody loses anything once apps have restarted")
  func proof() throws {
    let run = try Tool.run("rollout", PlanCommandTests.old, Self.soft, "restart", PlanCommandTests.new)
    #expect(run.output == "Nobody loses anything. Walked: 20 states, 8 arrivals of a deploy. Worst: calm.\n")
    #expect(run.exitCode == 0)
  }

  @Test("--format json has a version, and the story's events")
  func json() throws {
    let run = try Tool.run(
      "rollout", PlanCommandTests.old, PlanCommandTests.new, "--format", "json", "--fail-on", "calm")
    let report = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["version"] as? Int == 1)
    let kind = try #require((report["kinds"] as? [[String: Any]])?.first)
    let story = try #require((kind["stories"] as? [[String: Any]])?.first)
    let events = try #require(story["events"] as? [[String: Any]])
    #expect(events.map { $0["event"] as? String } == ["started", "reached"])
    #expect(run.exitCode == 1)
  }

  @Test("refuses what is no sequence of deploys", arguments: [["a.json"], ["restart", "a.json", "b.json"]])
  func refusals(steps: [String]) throws {
    let run = try Tool.run(["rollout"] + steps)
    #expect(run.errors.contains("Name two deploys at least"))
    #expect(run.exitCode == 64)
  }
}
