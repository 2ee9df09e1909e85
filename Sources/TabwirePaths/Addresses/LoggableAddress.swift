import Foundation

extension String {
  /// The address for a log: without user information, query and fragment, which can hold secrets. Of an address without an
  /// authority, such as a telephone number, only the scheme.
  package var loggableAddress: String {
    let path = prefix { $0 != "#" && $0 != "?" }
    let scheme = path.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:/)?.output ?? ""
    let rest = path.dropFirst(scheme.count)
    let slashes = rest.prefix { $0 == "/" || $0 == "\\" }
    guard slashes.count >= 2 else { return scheme.isEmpty ? String(path) : "\(scheme)…" }
    let authority = rest.dropFirst(slashes.count).prefix { $0 != "/" && $0 != "\\" }
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    return "\(scheme)\(slashes)\(host)\(rest.dropFirst(slashes.count + authority.count))"
  }
}

extension URL {
  /// The address for a log: without user information, query and fragment.
  package var loggable: String { absoluteString.loggableAddress }
}
