# frozen_string_literal: true

module Tabwire
  # Removes the length from event streams that stay open.
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
        headers.delete_if { |name, _| name.casecmp?("Content-Length") } if open_stream?(headers)
      end
    end

    private

    # The names of headers are in lower case from Rack 3 on.
    def open_stream?(headers)
      type = headers["Content-Type"] || headers["content-type"]
      headers["rack.hijack"] && type.to_s.start_with?("text/event-stream")
    end
  end
end
