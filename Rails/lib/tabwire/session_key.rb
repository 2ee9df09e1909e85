# frozen_string_literal: true

module Tabwire
  # An opaque key for the signed-in user. When it changes, apps discard the pages of the previous user.
  #
  # The key is part of the page, so it must not reveal the user: it is a keyed hash. Its secret is derived from the
  # app's `secret_key_base`.
  module SessionKey
    @keys = Concurrent::Map.new

    # Returns the key of a user, or of signed-out users, which no user id produces.
    #
    # @param user [String, Symbol, Integer, nil] the user's id; it never leaves the server
    # @return [String] 22 characters of base64url: 128 bits
    # @raise [SessionError] if the value has another type: it could differ in every request, which would discard pages
    #   each time
    def self.for(user)
      # A process remembers the keys of some users: each page needs that of its user several times.
      @keys.clear if @keys.size >= 1000
      @keys.compute_if_absent(user) do
        unless [NilClass, String, Symbol, Integer].any? { |type| user.is_a?(type) }
          raise SessionError, "session: #{user.class} does not identify a user; return an id, such as current_user.id"
        end

        [hash(user.nil? ? "nobody" : "user:#{user}")[0, 16]].pack("m0").tr("+/", "-_").delete("=")
      end
    end

    # Returns the token of forms in the sessions after a sign-out. Without the secret, the id gives no token.
    #
    # @param left [String] the id of the sign-out
    # @return [String] as Rails keeps it
    # @api private
    def self.form_token(left) = [hash("left:#{left}")].pack("m0")

    # The prefix separates these hashes from others with the same secret.
    def self.hash(name)
      @secret ||= ::Rails.application.key_generator.generate_key("tabwire session", 32)
      OpenSSL::HMAC.digest("SHA256", @secret, "tabwire session #{name}")
    end
    private_class_method :hash
  end
end
