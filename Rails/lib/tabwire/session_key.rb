# frozen_string_literal: true

module Tabwire
  # An opaque key of who is signed in. When it changes, the apps discard the pages of the one before.
  #
  # It reaches the page, so it must not tell who it is: it is a keyed hash, and the key is derived from the app's
  # `secret_key_base`.
  module SessionKey
    # The key of a user.
    #
    # @param user [String, Symbol, Integer] what tells this user from all others; it never leaves the server
    # @return [String] 22 characters of base64url, which are 128 bits
    # @raise [SessionMistake] if it is no such thing: what differs from request to request would discard pages each time
    def self.for(user)
      raise SessionMistake, user unless [String, Symbol, Integer].any? { |type| user.is_a?(type) }

      # The prefix keeps these hashes apart from whatever else is hashed with the same key.
      hash = (hmac.dup << "tabwire session #{user}").digest
      [hash[0, 16]].pack("m0").tr("+/", "-_").delete("=")
    end

    # What has the key and hashes nothing yet. Making it takes longer than all the rest.
    def self.hmac
      @hmac ||= OpenSSL::HMAC.new(::Rails.application.key_generator.generate_key("tabwire session", 32), "SHA256")
    end
    private_class_method :hmac
  end
end
