import Testing

@testable import TabwireServer

struct RequestCookieTests {
  @Test(
    "a cookie is found by its whole name, the first of that name, with whatever its value holds",
    arguments: [
      ("user=ann", "ann"), ("a=1; user=ann; b=2", "ann"), ("a=1;user=ann;b=2", "ann"), ("a=1; \tuser=ann", "ann"),
      ("user=ann; user=bob", "ann"), ("user=a=b==", "a=b=="), ("user=\"ann\"", "\"ann\""), ("user=", ""),
      ("user= ann ", " ann "),
      (";; user=ann", "ann"), ("user; user=ann", "ann"), ("user=\u{E9}\u{301}", "\u{E9}\u{301}"),
      ("\u{301}; user=ann", "ann"),
    ])
  func found(header: String, value: String) {
    #expect(RequestCookie.value(of: "user", in: header).map { Array($0.utf8) } == Array(value.utf8))
  }

  @Test(
    "a cookie of another name is not taken for it",
    arguments: [
      "", ";", "user", "users=ann", "super-user=ann", "User=ann", "user =ann", "=user=ann", "a=user=ann",
      "a=\"; user\"",
      "\u{A0}user=ann", "user\u{301}=ann", "u\u{0}ser=ann",
    ])
  func notFound(header: String) {
    #expect(RequestCookie.value(of: "user", in: header) == nil)
  }
}
