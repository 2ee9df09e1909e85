import Hummingbird

/// Answers a failed request with a page that looks like the others and keeps the tabs.
struct ErrorPages: RouterMiddleware {
  let site: Site

  func handle(
    _ request: Request, context: SiteContext, next: (Request, SiteContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as any HTTPResponseError {
      return response(to: request, in: context, status: error.status)
    } catch {
      context.logger.error("\(request.method) \(request.uri.path): \(error)")
      return response(to: request, in: context, status: .internalServerError)
    }
  }

  private func response(
    to request: Request, in context: SiteContext, status: HTTPResponse.Status
  ) -> Response {
    let words = words(for: status)
    let page = Page(template: "error", title: words.title, content: words, status: status)
    do {
      return try site.response(page, to: request, in: context)
    } catch {
      // Not even the page around the error could be made: in development, because of a mistake in the tab bar.
      context.logger.error("\(error)")
      return Response(
        status: .internalServerError, headers: [.contentType: "text/plain; charset=utf-8"],
        body: .init(byteBuffer: ByteBuffer(string: site.isProduction ? "Something went wrong." : "\(error)")))
    }
  }

  private struct Words {
    let code: Int
    let title: String
    let explanation: String
  }

  private func words(for status: HTTPResponse.Status) -> Words {
    switch status {
    case .notFound:
      Words(code: 404, title: "Off the trail", explanation: "There is no page here. It may have moved.")
    case .forbidden:
      Words(code: 403, title: "Not from here", explanation: "The form came from another site, so nothing was changed.")
    case .contentTooLarge:
      Words(code: 413, title: "Too long", explanation: "That was more text than fits. Nothing was saved.")
    case _ where status.code < 500:
      Words(
        code: status.code, title: "Not understood",
        explanation: "The request was incomplete. Go back and try once more.")
    default:
      Words(
        code: status.code, title: "Lost the path",
        explanation: "Something went wrong on our side. Try again in a moment.")
    }
  }
}
