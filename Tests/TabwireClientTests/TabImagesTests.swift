import Tabwire
import TabwireProof
import Testing

@testable import TabwireClient

/// P22.6, P22.7, P22.9 to P22.11.
@Suite("Images of the tab bar")
struct TabImagesTests {
  typealias Images = TabImages<String>

  let face = TabImage(path: "/face-1.png", kind: .picture)
  let newFace = TabImage(path: "/face-2.png", kind: .picture)

  func finished(_ images: inout Images, _ fetches: [Images.Fetch]) {
    for fetch in fetches { _ = images.finish(fetch, with: .success(fetch.image.path)) }
  }

  @Test("the icon is shown until the image is there")
  func placeholder() {
    var images = Images()
    let fetches = images.show([("profile", face)])
    #expect(fetches.map(\.image) == [face])
    #expect(images.shown(on: "profile") == nil)
    finished(&images, fetches)
    #expect(images.shown(on: "profile")?.picture == "/face-1.png")
    #expect(images.shown(on: "home") == nil)
  }

  @Test("a page load fetches nothing again, whether the image was there or not")
  func fetchedOnce() {
    for result: Result<String, TabImageError> in [.success("face"), .failure(.animated), .failure(.status(500))] {
      var images = Images()
      let fetches = images.show([("profile", face)])
      for fetch in fetches { #expect(images.finish(fetch, with: result) == []) }
      for _ in 1...100 { #expect(images.show([("profile", face)]) == []) }
      #expect(images.networkDidReturn() == [])
    }
  }

  @Test("a page load during the fetch starts no other one")
  func fetchUnderWay() {
    var images = Images()
    #expect(images.show([("profile", face)]).count == 1)
    #expect(images.show([("profile", face)]) == [])
    #expect(images.show([]) == [])
    #expect(images.show([("profile", face)]) == [])
  }

  @Test("the old image stays until the new one is there, and if that fails")
  func oldImage() {
    for succeeds in [true, false] {
      var images = Images()
      finished(&images, images.show([("profile", face)]))
      let fetches = images.show([("profile", newFace)])
      #expect(images.shown(on: "profile")?.image == face)
      for fetch in fetches {
        _ = images.finish(fetch, with: succeeds ? .success(fetch.image.path) : .failure(.damaged))
      }
      #expect(images.shown(on: "profile")?.image == (succeeds ? newFace : face))
    }
  }

  @Test("a known image is shown at once, also on another tab")
  func knownImage() {
    var images = Images()
    finished(&images, images.show([("profile", face)]))
    #expect(images.show([("home", face)]) == [])
    #expect(images.shown(on: "profile") == nil)
    #expect(images.shown(on: "home")?.image == face)
  }

  @Test("a tab whose image is removed shows its icon")
  func removedImage() {
    var images = Images()
    finished(&images, images.show([("profile", face)]))
    _ = images.show([])
    #expect(images.shown(on: "profile") == nil)
  }

  @Test("another session drops all images, and fetches that were under way come to nothing")
  func session() {
    var images = Images()
    finished(&images, images.show([("profile", face)]))
    let late = images.show([("profile", newFace)])
    images.dropAll()
    #expect(images.shown(on: "profile") == nil)
    let fetches = images.show([("profile", newFace)])
    #expect(fetches.map(\.image) == [newFace])
    for fetch in late { #expect(images.finish(fetch, with: .success("of the former user")) == []) }
    #expect(images.shown(on: "profile") == nil)
    finished(&images, fetches)
    #expect(images.shown(on: "profile")?.picture == "/face-2.png")
  }

  @Test("an image without a response is fetched again when the network returns")
  func network() {
    var images = Images()
    for fetch in images.show([("profile", face)]) { _ = images.finish(fetch, with: .failure(.noResponse("offline"))) }
    #expect(images.show([("profile", face)]) == [])
    let fetches = images.networkDidReturn()
    #expect(fetches.map(\.image) == [face])
    finished(&images, fetches)
    #expect(images.shown(on: "profile")?.image == face)
  }

  @Test("kinds are different images, and paths are compared by their scalars")
  func kinds() {
    var images = Images()
    let symbol = TabImage(path: face.path, kind: .symbol)
    #expect(images.show([("profile", face), ("home", symbol)]).map(\.image) == [face, symbol])
    let (composed, decomposed) = (TabImage(path: "/\u{E9}"), TabImage(path: "/e\u{301}"))
    #expect(images.show([("a", composed), ("b", decomposed)]).map(\.image) == [composed, decomposed])
  }

  @Test("at most four fetches run at a time, in the order of the tab bar")
  func fetchLimit() {
    var images = Images()
    let wanted = (0..<10).map { (id: TabID("\($0)"), image: TabImage(path: "/\($0)")) }
    var running = images.show(wanted)
    var order = running.map(\.image.path)
    while !running.isEmpty {
      #expect(running.count <= 4)
      let next = images.finish(running.removeFirst(), with: .success(""))
      order += next.map(\.image.path)
      running += next
    }
    #expect(order == wanted.map(\.image.path))
  }

  @Test("a server that invents images all the time fills no memory")
  func forgetting() {
    var images = Images()
    for number in 0..<1000 {
      finished(&images, images.show([("profile", TabImage(path: "/\(number)"))]))
    }
    #expect(images.show([("profile", TabImage(path: "/999"))]) == [])
    #expect(images.show([("profile", TabImage(path: "/0"))]).count == 1)
    #expect(images.shown(on: "profile")?.picture == "/999")
  }

  /// An image as a random walk knows it: what was fetched for it in this session.
  struct Known {
    var fetchCount = 0
    var unreachableCount = 0
  }

  @Test("in any order of events, each image is fetched once a session, and no other session's is shown")
  func walk() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      var images = TabImages<Int>()
      var running: [(fetch: TabImages<Int>.Fetch, session: Int)] = []
      var known: [TabImage: Known] = [:]
      var session = 0
      var wanted: [(id: TabID, image: TabImage)] = []
      func start(_ fetches: [TabImages<Int>.Fetch]) {
        for fetch in fetches {
          running.append((fetch, session))
          known[fetch.image, default: Known()].fetchCount += 1
        }
      }
      for _ in 0..<40 {
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
          session += 1
          known = [:]
          images.dropAll()
          start(images.show(wanted))
        case 1: start(images.networkDidReturn())
        case 2...5:
          wanted = (0..<Int.random(in: 0...3, using: &random)).map { tab in
            (TabID("\(tab)"), TabImage(path: "/\(Int.random(in: 0...5, using: &random))"))
          }
          start(images.show(wanted))
        default:
          guard let index = running.indices.randomElement(using: &random) else { break }
          let (fetch, ofSession) = running.remove(at: index)
          let isUnreachable = Bool.random(using: &random)
          if isUnreachable, ofSession == session { known[fetch.image]?.unreachableCount += 1 }
          start(images.finish(fetch, with: isUnreachable ? .failure(.noResponse("")) : .success(ofSession)))
        }
        #expect(running.count { $0.session == session } <= 4, "seed \(seed)")
        for (image, known) in known {
          #expect(known.fetchCount <= 1 + known.unreachableCount, "seed \(seed): \(image.path)")
        }
        for (id, _) in wanted {
          #expect(images.shown(on: id).map { $0.picture == session } ?? true, "seed \(seed)")
        }
      }
    }
  }
}
