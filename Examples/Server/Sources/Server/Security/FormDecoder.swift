import Hummingbird
import NIOHTTP1

/// Decodes URL-encoded forms, with a timeout for slow senders.
struct FormDecoder: RequestDecoder {
  /// The time a form may take to arrive.
  var timeout: Duration = .seconds(10)

  func decode<Form: Decodable>(
    _ type: Form.Type, from request: Request, context: some RequestContext
  ) async throws -> Form {
    let size = context.maxUploadSize
    let body = try await withThrowingTaskGroup(of: ByteBuffer.self) { group in
      group.addTask {
        do {
          return try await request.body.collect(upTo: size)
        } catch is HTTPParserError {
          // The form cannot be read, such as for an unknown transfer encoding.
          throw HTTPError(.badRequest)
        }
      }
      group.addTask { [timeout] in
        try await Task.sleep(for: timeout)
        throw HTTPError(.requestTimeout)
      }
      defer { group.cancelAll() }
      return try await group.next() ?? ByteBuffer()
    }
    do {
      return try URLEncodedFormDecoder().decode(type, from: String(buffer: body))
    } catch let error as any HTTPResponseError {
      throw error
    } catch {
      throw HTTPError(.badRequest)
    }
  }
}
