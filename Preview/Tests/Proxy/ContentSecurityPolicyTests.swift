import Testing

@testable import TabwirePreview

@Suite("Content-Security-Policy")
struct ContentSecurityPolicyTests {
  private func changed(_ header: String, allowsFraming: Bool = true, ignoresSandbox: Bool = false) -> (
    header: String, nonce: String?
  ) {
    var policy = ContentSecurityPolicy(header[...])
    policy.openForFrames(allowsFraming: allowsFraming, ignoresSandbox: ignoresSandbox)
    let nonce = policy.allow(script: "OWN", nonce: "new")
    return (policy.header, nonce)
  }

  @Test("the script is added to the directive that decides about scripts")
  func directives() {
    #expect(changed("img-src *").header == "img-src *")
    #expect(changed("default-src 'self'").header == "default-src 'self'; script-src 'self' OWN")
    #expect(changed("default-src x; script-src y").header == "default-src x; script-src y OWN")
    #expect(changed("script-src y; SCRIPT-SRC-ELEM z").header == "script-src y; script-src-elem z OWN")
    #expect(changed("script-src 'NONE'").header == "script-src OWN")
    #expect(changed("script-src").header == "script-src OWN")
    #expect(changed(" ; ;script-src a;script-src b").header == "script-src a OWN")
  }

  @Test("a nonce is used only where addresses do not count")
  func nonces() {
    #expect(changed("script-src 'nonce-abc'").nonce == nil)
    #expect(changed("script-src 'nonce-abc' 'strict-dynamic'").nonce == "abc")
    let hashed = changed("script-src 'strict-dynamic' 'sha256-x'")
    #expect(hashed.header == "script-src 'strict-dynamic' 'sha256-x' OWN 'nonce-new'")
    #expect(hashed.nonce == "new")
    let inline = changed("script-src 'unsafe-inline'")
    #expect(inline.header == "script-src 'unsafe-inline' OWN")
    #expect(inline.nonce == nil)
  }

  @Test("a nonce with markup is not written into the page")
  func hostileNonce() {
    #expect(changed("script-src 'strict-dynamic' 'nonce-\"><script>'").nonce == "new")
  }

  @Test("directives that keep a page out of frames are removed, frame-ancestors only where that is allowed")
  func frames() {
    #expect(changed("frame-ancestors 'none'; upgrade-insecure-requests").header == "")
    #expect(changed("frame-ancestors 'none'", allowsFraming: false).header == "frame-ancestors 'none'")
  }

  @Test("a sandbox stays unless that is asked for, and is named if the script cannot work in it")
  func sandbox() {
    #expect(changed("sandbox allow-scripts").header == "sandbox allow-scripts")
    #expect(changed("sandbox allow-scripts", ignoresSandbox: true).header == "")
    let isolates = { (header: String) in ContentSecurityPolicy(header[...]).isolatesPage }
    #expect(isolates("sandbox"))
    #expect(isolates("sandbox allow-scripts"))
    #expect(!isolates("sandbox Allow-Scripts allow-same-origin"))
    #expect(!isolates("img-src *"))
  }
}
