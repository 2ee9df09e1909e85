#if Hummingbird
  import HTTPTypes
  public import Hummingbird
  public import Logging
  import NIOPosix

  /// A middleware that serves the files of a folder, and nothing else: no redirects, no hidden files, no folders.
  ///
  ///     PublicFiles("public")
  ///
  /// `FileMiddleware` alone redirects `/web/vendor` to `/vendor/`, and `//%00@host` to the host: see
  /// docs/upstream/hummingbird-file-redirects.md. Add ``SafetyMiddleware`` before it.
  public struct PublicFiles<Context: RequestContext>: RouterMiddleware {
    private let files: FileMiddleware<Context, PublicFolder>

    /// - Parameters:
    ///   - folder: The folder.
    ///   - path: The path under which the files are served, or `nil` for the root of the site.
    ///   - cacheControl: The caching of the files.
    ///   - logger: The logger.
    public init(
      _ folder: String, at path: String? = nil, cacheControl: CacheControl = CacheControl([]),
      logger: Logger = Logger(label: "PublicFiles")
    ) {
      files = FileMiddleware(
        fileProvider: PublicFolder(
          files: LocalFileSystem(rootFolder: folder, threadPool: .singleton, logger: logger)),
        urlBasePath: path, cacheControl: cacheControl)
    }

    public func handle(
      _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
      // Anything but one range from the start is answered with the whole file, as HTTP allows: `FileMiddleware` reads the
      // last bytes as the first ones.
      var head = request.head
      if head.method == .head || head.headerFields[.range]?.wholeMatch(of: #/bytes=\d{1,18}-\d{0,18}/#) == nil {
        head.headerFields[.range] = nil
      }
      let fileRequest = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
      return try await files.handle(fileRequest, context: context) { _, context in try await next(request, context) }
    }
  }

  /// The files of a folder. Folders and hidden files do not exist in it.
  struct PublicFolder: FileProvider {
    let files: LocalFileSystem

    func getFileIdentifier(_ path: String) -> String? {
      let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      return segments.contains { $0.isEmpty || $0.hasPrefix(".") || $0.contains("\0") }
        ? nil : files.getFileIdentifier(path)
    }

    func getAttributes(id: String) async throws -> LocalFileSystem.FileAttributes? {
      let attributes = try await files.getAttributes(id: id)
      return attributes?.isFolder == true ? nil : attributes
    }

    func loadFile(id: String, context: some RequestContext) async throws -> ResponseBody {
      try await files.loadFile(id: id, context: context)
    }

    func loadFile(id: String, range: ClosedRange<Int>, context: some RequestContext) async throws -> ResponseBody {
      guard let size = try await getAttributes(id: id)?.size, range.lowerBound < size else {
        throw HTTPError(.rangeNotSatisfiable)
      }
      return try await files.loadFile(id: id, range: range, context: context)
    }
  }
#endif
