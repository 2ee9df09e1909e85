import Hummingbird

/// Reads forms, and waits for a slow sender no longer than a person would.
struct FormDecoder: RequestDecoder {
  /// How long a form may take to arrive.
  var patience: Duration = .seconds(10)

  func decode<Form: Decodable>(
    _ type: Form.Type, from request: Request, context: some RequestContext
  ) async throws -> Form {
    let size = context.maxUploadSize
    let body = try await withThrowingTaskGroup(of: ByteBuffer.self) { group in
      group.addTask { try await request.body.collect(upTo: size) }
      group.addTask { [patience] in
        try await Task.sleep(for: patience)
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
