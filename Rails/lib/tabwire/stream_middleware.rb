# frozen_string_literal: true

module Tabwire
  # Removes the length from event streams that stay open.
  #
  # `Rack::ContentLength` counts the bytes of the body, which is empty: clients would read nothing of the stream.
  # @api private
  class StreamMiddleware
    # Marks a request whose stream stays open.
    OPEN = "tabwire.open_stream"

    # @param app [#call]
    def initialize(app)
      @app = app
    end

    # @param env [Hash]
    # @return [Array] the response
    def call(env)
      @app.call(env).tap do |_, headers, _|
        headers.delete_if { |name, _| name.casecmp?("Content-Length") } if env[OPEN]
      end
    end
  end
end
