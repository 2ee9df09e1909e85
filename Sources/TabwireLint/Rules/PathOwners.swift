/// The tabs of a bar as the owners of paths.
package struct PathOwners {
  private let paths: [(tab: Int, path: PathSegments)]
  private let startPath: String

  /// - Parameters:
  ///   - paths: the paths that each tab owns, in the order of the tabs.
  ///   - startPath: the path of the app's start URL.
  package init(_ paths: [[String]], startPath: String = "/") {
    self.startPath = startPath
    self.paths = paths.enumerated().flatMap { tab, paths in
      paths.map { (tab, PathSegments(of: $0, from: startPath)) }
    }
  }

  /// Returns the position of the tab that owns the longest prefix of a path, the first of several, or `nil`.
  package func owner(of path: String) -> Int? {
    let path = PathSegments(of: path, from: startPath)
    var best: (tab: Int, length: Int)?
    for owned in paths where path.isUnder(owned.path) && owned.path.count > (best?.length ?? -1) {
      best = (owned.tab, owned.path.count)
    }
    return best?.tab
  }
}
