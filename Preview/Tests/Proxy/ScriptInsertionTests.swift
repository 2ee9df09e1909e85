import Testing

@testable import TabwirePreview

@Suite("Script insertion")
struct ScriptInsertionTests {
  private static let pages: [(String, String)] = [
    (
      "<!doctype html><html><head><title>T</title></head></html>",
      "<!doctype html><html><head>|<title>T</title></head></html>"
    ),
    (
      "<!DOCTYPE html>\n<html lang='>'>\n<HEAD a=\"</head>\" b = '>' >x",
      "<!DOCTYPE html>\n<html lang='>'>\n<HEAD a=\"</head>\" b = '>' >|x"
    ),
    ("<!-- <head> --><!doctype html><!-- > --><head>x", "<!-- <head> --><!doctype html><!-- > --><head>|x"),
    ("<!doctype html><header>x", "<!doctype html>|<header>x"),
    ("<!doctype html><p><head>", "<!doctype html>|<p><head>"),
    ("<html><body>", "<html>|<body>"),
    ("\u{FEFF}<!doctype html>x", "\u{FEFF}<!doctype html>|x"),
    ("\u{FEFF}<p>", "\u{FEFF}|<p>"),
    ("plain", "|plain"), ("", "|"), ("<", "|<"), ("<!-", "|<!-"), ("<!-- never ends", "|<!-- never ends"),
    ("<!doctype html", "|<!doctype html"), ("<!doctype html><head", "<!doctype html>|<head"),
    ("<!doctype html><head title='", "<!doctype html>|<head title='"), ("<html><head/>x", "<html><head/>|x"),
    ("<htmlx>", "|<htmlx>"), ("<head a=b'>x", "<head a=b'>|x"),
  ]

  @Test("the tag is the first element, wherever the page is cut in three", arguments: pages)
  func everyCut(page: String, expected: String) {
    let bytes = Array(page.utf8)
    var wrong: [String] = []
    for first in 0...bytes.count {
      for second in first...bytes.count {
        var insertion = ScriptInsertion(tag: "|")
        var result: [UInt8] = []
        for part in [bytes[..<first], bytes[first..<second], bytes[second...]] {
          result += insertion.insert(into: part)
        }
        result += insertion.finish()
        if result != Array(expected.utf8) {
          wrong.append("\(first), \(second): \(String(decoding: result, as: UTF8.self))")
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("a page that never begins is sent on after 64 KiB")
  func bounded() {
    var insertion = ScriptInsertion(tag: "|")
    let space = [UInt8](repeating: 0x20, count: 1024)
    var count = 0
    for _ in 0..<65 { count += insertion.insert(into: space).count }
    #expect(count == 65 * 1024 + 1)
    #expect(insertion.insert(into: Array("<head>".utf8)) == Array("<head>".utf8))
    #expect(insertion.finish().isEmpty)
  }
}
