# frozen_string_literal: true

# Refuses forms that are larger than any form of the site.
class FormSizeLimit
  # The maximum size of a form, in bytes.
  MAXIMUM_BYTE_COUNT = 16 * 1024

  # A form exceeds the maximum size.
  class TooLargeError < StandardError; end

  def initialize(app)
    @app = app
  end

  def call(env)
    raise TooLargeError if Rack::Request.new(env).content_length.to_i > MAXIMUM_BYTE_COUNT

    @app.call(env)
  end
end
