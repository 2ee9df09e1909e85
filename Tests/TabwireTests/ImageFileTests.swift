import TabwireProof
import Testing

@testable import Tabwire

/// P22.8, P22.9.
@Suite("Files of images")
struct ImageFileTests {
  func error(_ bytes: [UInt8]) -> TabImageError? {
    do throws(TabImageError) {
      _ = try ImageFile(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("the format and the size are read from the file")
  func headers() throws {
    let files: [([UInt8], ImageFormat)] = [
      (ImageFiles.png(), .png), (ImageFiles.jpeg(), .jpeg), (ImageFiles.webP(.lossy), .webp),
      (ImageFiles.webP(.lossless), .webp), (ImageFiles.webP(canvas: (20, 10)), .webp),
    ]
    for (bytes, format) in files {
      let file = try ImageFile(bytes)
      #expect(file.format == format && file.width == 20 && file.height == 10)
    }
  }

  @Test("1,024 pixels on a side are the limit")
  func sides() {
    let makers: [(Int, Int) -> [UInt8]] = [
      { ImageFiles.png(width: $0, height: $1) }, { ImageFiles.jpeg(frames: [($0, $1)]) },
      { ImageFiles.webP(.lossy, width: $0, height: $1) }, { ImageFiles.webP(.lossless, width: $0, height: $1) },
    ]
    for make in makers {
      #expect(error(make(1024, 1024)) == nil)
      #expect(error(make(1025, 1)) == .tooLarge(width: 1025, height: 1))
      #expect(error(make(1, 1025)) == .tooLarge(width: 1, height: 1025))
    }
    #expect(error(ImageFiles.png(width: 20_000, height: 20_000)) == .tooLarge(width: 20_000, height: 20_000))
    #expect(error(ImageFiles.png(width: Int(UInt32.max), height: 1)) == .tooLarge(width: Int(UInt32.max), height: 1))
    #expect(error(ImageFiles.png(width: 0)) == .damaged)
    #expect(error(ImageFiles.jpeg(frames: [(20, 0)])) == .damaged)
  }

  @Test("256 KiB are the limit")
  func byteCount() {
    let padding = ImageFile.maximumByteCount - ImageFiles.png().count
    #expect(error(ImageFiles.png() + [UInt8](repeating: 0, count: padding)) == nil)
    #expect(error(ImageFiles.png() + [UInt8](repeating: 0, count: padding + 1)) == .tooManyBytes)
  }

  @Test("other formats are refused, whatever they contain")
  func otherFormats() {
    for text in [
      "", "<svg xmlns='http://www.w3.org/2000/svg'/>", "<?xml version='1.0'?><svg/>", "GIF89a", "BM", "RIFF1234WAVE",
      "<!doctype html>", "\u{0}\u{0}\u{0}\u{20}ftypavif",
    ] {
      #expect(error(Array(text.utf8)) == .unknownFormat, "\(text)")
    }
  }

  @Test("animated images are refused")
  func animated() {
    #expect(error(ImageFiles.png(isAnimated: true)) == .animated)
    #expect(error(ImageFiles.webP(canvas: (20, 10), isAnimated: true)) == .animated)
  }

  @Test("a JPEG with many scans, each of which takes as long as the image, is refused")
  func scans() {
    #expect(error(ImageFiles.jpeg(scanCount: ImageFile.maximumScanCount)) == nil)
    #expect(error(ImageFiles.jpeg(scanCount: ImageFile.maximumScanCount + 1)) == .tooManyScans)
    #expect(error(ImageFiles.jpeg(scanCount: 0)) == .damaged)
  }

  @Test(
    "a PNG with many compressed texts, each of which can decompress to megabytes, is refused",
    arguments: ["zTXt", "iTXt"])
  func texts(name: String) {
    var file = ImageFiles.png()
    let empty = [0, 0, 0, 0] + Array(name.utf8) + [0, 0, 0, 0]
    for _ in 0..<ImageFile.maximumTextCount { file.insert(contentsOf: empty, at: file.endIndex - 12) }
    #expect(error(file) == nil)
    file.insert(contentsOf: empty, at: file.endIndex - 12)
    #expect(error(file) == .tooManyTexts)
  }

  @Test("a thumbnail within a JPEG says nothing about its size")
  func thumbnail() throws {
    let thumbnail = ImageFiles.jpeg(frames: [(2000, 2000)], scanCount: 90)
    #expect(try ImageFile(ImageFiles.jpeg(thumbnail: thumbnail)).width == 20)
  }

  @Test("an image with two sizes is refused")
  func contradictions() {
    #expect(error(ImageFiles.jpeg(frames: [(20, 10), (20_000, 20_000)])) == .damaged)
    for kind in ImageFiles.WebPKind.allCases {
      #expect(error(ImageFiles.webP(kind, width: 9000, height: 9000, canvas: (20, 10))) == .damaged)
    }
  }

  @Test("arithmetic, lossless and hierarchical JPEGs are refused: few decoders know them")
  func rareFrames() {
    for marker: UInt8 in [0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF] {
      #expect(error(ImageFiles.jpeg(marker: marker)) == .damaged)
    }
    for marker: UInt8 in [0xC0, 0xC1, 0xC2] { #expect(error(ImageFiles.jpeg(marker: marker)) == nil) }
  }

  @Test("every truncated file is refused, and no changed byte traps")
  func damaged() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix64(seed: seed)
    for file in [
      ImageFiles.png(), ImageFiles.jpeg(scanCount: 2), ImageFiles.webP(.lossy), ImageFiles.webP(.lossless),
      ImageFiles.webP(canvas: (20, 10)),
    ] {
      // A PNG ends with a checksum, which is left to the decoder.
      for count in 0..<file.count - 4 {
        #expect(error(Array(file.prefix(count))) != nil, "\(count) of \(file.count) bytes")
      }
      for _ in 0..<2000 {
        var changed = file
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          changed[Int.random(in: changed.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        guard let file = try? ImageFile(changed) else { continue }
        #expect((1...1024).contains(file.width) && (1...1024).contains(file.height), "seed \(seed)")
      }
    }
  }
}
