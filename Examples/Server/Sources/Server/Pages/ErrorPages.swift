import Hummingbird

/// Renders a page with the tab bar for a failed request.
struct ErrorPages: RouterMiddleware {
  let site: Site

  func handle(
    _ request: Request, context: SiteContext, next: (Request, SiteContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as any HTTPResponseError {
      return await response(to: request, in: context, status: error.status)
    } catch {
      context.logger.error("\(request.method) \(request.uri.path): \(error)")
      return await response(to: request, in: context, status: .internalServerError)
    }
  }

  private func response(
    to request: Request, in context: SiteContext, status: HTTPResponse.Status
  ) async -> Response {
    let name = name(of: status)
    let title = context.texts(name)
    let content: TemplateValues = [
      "code": status.code, "title": title, "explanation": context.texts("\(name)Text"),
    ]
    let page = Page(template: "error", title: title, content: content, status: status)
    do {
      return try await site.response(page, to: request, in: context)
    } catch {
      // The layout failed too: in development, an invalid tab bar throws.
      context.logger.error("\(error)")
      return Response(
        status: .internalServerError, headers: [.contentType: "text/plain; charset=utf-8"],
        body: .init(byteBuffer: ByteBuffer(string: site.isProduction ? "Something went wrong." : "\(error)")))
    }
  }

  /// The name of the translation for a status.
  private func name(of status: HTTPResponse.Status) -> String {
    switch status {
    case .notFound: "notFound"
    case .forbidden: "forbidden"
    case .contentTooLarge: "tooLong"
    case _ where status.code < 500: "misunderstood"
    default: "failed"
    }
  }
}
