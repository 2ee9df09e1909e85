import Foundation

/// A message between a web component and the native component of the same name.
///
/// The web component sends a message with an event and data. The native component replies with the same message,
/// unchanged or with other data, and the web component's callback is called.
public struct Message: Sendable {
  /// The identifier of the message. A reply has the identifier of its message.
  public let id: String

  /// The name of the component, such as `form`.
  public let component: String

  /// The name of the event, such as `connect`.
  public let event: String

  /// The origin of the message. `nil` only for messages that an app creates.
  public let metadata: Metadata?

  /// The data of the message, as JSON text.
  public let jsonData: String

  /// Creates a message. Apps rarely need this: they receive messages and derive replies with `replacing`.
  public init(id: String, component: String, event: String, metadata: Metadata?, jsonData: String) {
    self.id = id
    self.component = component
    self.event = event
    self.metadata = metadata
    self.jsonData = jsonData
  }
}

extension Message {
  /// The origin of a message.
  public struct Metadata: Hashable, Sendable {
    /// The address of the page when the message was sent.
    public let url: String

    /// Creates the metadata of a message from the page at `url`.
    public init(url: String) {
      self.url = url
    }
  }
}

extension Message {
  /// Decodes the data of the message, with the decoder of ``Hotwire/config``.
  ///
  /// - Returns: The value, or `nil` if the data cannot be decoded. The error is logged.
  public func data<T: Decodable>() -> T? {
    do {
      return try Hotwire.config.jsonDecoder.decode(T.self, from: Data(jsonData.utf8))
    } catch {
      Hotwire.config.logger.error(
        "data of \(quoted(component)) message \(quoted(event)) not decoded as \(T.self): \(error.reason)")
      return nil
    }
  }

  /// Returns a reply: the same message with another event or other data.
  ///
  /// - Parameters:
  ///   - event: The event of the reply, or `nil` for this message's.
  ///   - jsonData: The data of the reply as JSON text, or `nil` for this message's.
  public func replacing(event: String? = nil, jsonData: String? = nil) -> Message {
    Message(
      id: id, component: component, event: event ?? self.event, metadata: metadata, jsonData: jsonData ?? self.jsonData)
  }

  /// Returns a reply: the same message with other data, encoded with the encoder of ``Hotwire/config``.
  ///
  /// If `data` cannot be encoded, the error is logged and the reply has this message's data.
  ///
  /// - Parameters:
  ///   - event: The event of the reply, or `nil` for this message's.
  ///   - data: The data of the reply.
  public func replacing<T: Encodable>(event: String? = nil, data: T) -> Message {
    do {
      let json = try Hotwire.config.jsonEncoder.encode(data)
      return replacing(event: event, jsonData: String(decoding: json, as: UTF8.self))
    } catch {
      Hotwire.config.logger.error("\(T.self) not encoded as the data of a message: \(error.reason)")
      return replacing(event: event)
    }
  }
}

extension Message: Equatable {
  /// Compares all properties. Data is compared as JSON values: the order of members, white space and escaping make no
  /// difference.
  public static func == (lhs: Message, rhs: Message) -> Bool {
    lhs.id == rhs.id && lhs.component == rhs.component && lhs.event == rhs.event && lhs.metadata == rhs.metadata
      && (lhs.jsonData == rhs.jsonData || JSONValue.areEqual(lhs.jsonData, rhs.jsonData))
  }
}
