import Testing

@testable import TabwirePreview

@Suite("Target")
struct TargetTests {
  @Test("the origin is written as browsers write it")
  func origin() throws {
    #expect(try Target("http://localhost:3000").origin == "http://localhost:3000")
    #expect(try Target("HTTP://LocalHost:80/x?y=1#z").origin == "http://localhost")
    #expect(try Target("https://[::1]:443/").origin == "https://[::1]")
    #expect(try Target("localhost:3000/a").origin == "http://localhost:3000")
  }

  @Test("a number is a port of localhost")
  func port() throws {
    #expect(try Target("3000").origin == "http://localhost:3000")
    #expect(try Target("3000").start == "/")
    #expect(try Target("80").origin == "http://localhost")
    #expect(throws: TargetError.self) { try Target("0") }
    #expect(throws: TargetError.self) { try Target("65536") }
    #expect(throws: TargetError.self) { try Target("30000000000000000000000") }
    #expect(throws: TargetError.self) { try Target("") }
  }

  @Test("the first page has a path and a query")
  func start() throws {
    #expect(try Target("http://localhost").start == "/")
    #expect(try Target("http://localhost/a%20b?c=d&e#f").start == "/a%20b?c=d&e")
    #expect(try Target("http://localhost?c").start == "/?c")
  }

  @Test(
    "loopback addresses are on this machine",
    arguments: ["localhost", "app.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])
  func loopback(host: String) throws {
    #expect(try Target("http://\(host):3000").isLoopback)
  }

  @Test(
    "other addresses are not",
    arguments: [
      "example.org", "127.0.0.1.example.org", "localhost.example.org", "notlocalhost", "0.0.0.0", "10.0.0.1", "[::]",
      "[::ffff:10.0.0.1]", "127.example.org",
    ])
  func remote(host: String) throws {
    #expect(try !Target("http://\(host):3000").isLoopback)
  }

  @Test(
    "an address that cannot be previewed is refused",
    arguments: [
      "", "http://", "ftp://localhost", "http://a:b@localhost", "http://localhost:0", "javascript:alert(1)",
      "http://%3Cb%3E/", "http://a%20b/", "http://a%2Fb/", "http://a%0D%0Ab/",
    ])
  func refused(address: String) {
    #expect(throws: TargetError.self) { try Target(address) }
  }
}
