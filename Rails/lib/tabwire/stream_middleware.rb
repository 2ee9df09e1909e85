# frozen_string_literal: true

module Tabwire
  # Removes the length from responses that stay open.
  #
  # `Rack::ContentLength` counts the bytes of the body, which is empty: clients would read nothing of the stream.
  # @api private
  class StreamMiddleware
    # @param app [#call]
    def initialize(app)
      @app = app
    end

    # @param env [Hash]
    # @return [Array] the response
    def call(env)
      @app.call(env).tap do |_, headers, _|
        # The names are in lower case from Rack 3 on.
        headers.delete_if { |name, _| name.casecmp?("Content-Length") } if headers["rack.hijack"]
      end
    end
  end
end
