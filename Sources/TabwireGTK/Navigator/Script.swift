#if canImport(CWebKitGTK)
  import NativeBridge

  /// The files of scripts, each of which is one function expression.
  enum Script {
    /// The call of a file's function.
    ///
    /// - Parameters:
    ///   - function: the file.
    ///   - arguments: what it is called with. Each is encoded as JSON.
    static func call(_ function: [UInt8], _ arguments: [any Encodable] = []) -> String {
      let list = arguments.compactMap { try? JavaScript(calling: "", with: $0).source.dropFirst().dropLast() }
      return "(\(String(decoding: function, as: UTF8.self)))(\(list.joined(separator: ", ")))"
    }
  }
#endif
