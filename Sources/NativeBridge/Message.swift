import Foundation

/// What a web component and a native component of the same name say to each other.
///
/// A web component sends a message with an event and some data. The native component replies with the same message,
/// as it is or with other data, and the web component's callback runs.
public struct Message: Sendable {
  /// Identifies the message. A reply carries the identifier of the message it answers.
  public let id: String

  /// The name of the component the message is from, such as `form`.
  public let component: String

  /// What happened, such as `connect`.
  public let event: String

  /// Where the message comes from. `nil` only for messages an app makes by itself.
  public let metadata: Metadata?

  /// The data of the message, as JSON text.
  public let jsonData: String

  /// Makes a message. Apps rarely need to: they receive messages and derive replies with `replacing`.
  public init(id: String, component: String, event: String, metadata: Metadata?, jsonData: String) {
    self.id = id
    self.component = component
    self.event = event
    self.metadata = metadata
    self.jsonData = jsonData
  }
}

extension Message {
  /// Where a message comes from.
  public struct Metadata: Hashable, Sendable {
    /// The address of the page when the message was sent.
    public let url: String

    /// Describes a message sent by the page at `url`.
    public init(url: String) {
      self.url = url
    }
  }
}

extension Message {
  /// The data of the message as a value of your own type.
  ///
  /// Uses the decoder of ``Hotwire/config``.
  ///
  /// - Returns: The value, or `nil` if the data does not have the shape of `T`; the reason is logged.
  @MainActor
  public func data<T: Decodable>() -> T? {
    do {
      return try Hotwire.config.jsonDecoder.decode(T.self, from: Data(jsonData.utf8))
    } catch {
      Hotwire.config.logger.error(
        "The data of message \(quoted(event)) of component \(quoted(component)) is no \(T.self): \(error.reason)")
      return nil
    }
  }

  /// The same message with another event, other data, or both: a reply to it.
  ///
  /// - Parameters:
  ///   - event: The event of the new message; `nil` keeps this one's.
  ///   - jsonData: The data of the new message as JSON text; `nil` keeps this one's.
  public func replacing(event: String? = nil, jsonData: String? = nil) -> Message {
    Message(
      id: id, component: component, event: event ?? self.event, metadata: metadata, jsonData: jsonData ?? self.jsonData)
  }

  /// The same message with other data and, if given, another event: a reply to it.
  ///
  /// Uses the encoder of ``Hotwire/config``. If `data` cannot be encoded, the reason is logged and the new message
  /// has this one's data.
  ///
  /// - Parameters:
  ///   - event: The event of the new message; `nil` keeps this one's.
  ///   - data: The data of the new message.
  @MainActor
  public func replacing<T: Encodable>(event: String? = nil, data: T) -> Message {
    do {
      let json = try Hotwire.config.jsonEncoder.encode(data)
      return replacing(event: event, jsonData: String(decoding: json, as: UTF8.self))
    } catch {
      Hotwire.config.logger.error("\(T.self) cannot be the data of a message: \(error.reason)")
      return replacing(event: event)
    }
  }
}

extension Message: Equatable {
  /// Messages are equal if all they say is equal. Data counts by its meaning: the order of members, white space and the
  /// way a string is escaped make no difference.
  public static func == (lhs: Message, rhs: Message) -> Bool {
    lhs.id == rhs.id && lhs.component == rhs.component && lhs.event == rhs.event && lhs.metadata == rhs.metadata
      && (lhs.jsonData == rhs.jsonData || JSONValue.isSame(lhs.jsonData, rhs.jsonData))
  }
}
