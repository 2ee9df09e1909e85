# frozen_string_literal: true

# Refuses forms that are longer than any form of the site.
class FormLimit
  # The longest form, in bytes.
  MOST = 16 * 1024

  # A form is longer than that.
  class TooLong < StandardError; end

  def initialize(app)
    @app = app
  end

  def call(env)
    raise TooLong if Rack::Request.new(env).content_length.to_i > MOST

    @app.call(env)
  end
end
