# frozen_string_literal: true

# The import map of the page. With importmap-rails, config/importmap.rb has a pin for each module.
module ImportMap
  # The JSON in the page.
  JSON = {
    imports: {
      "@hotwired/stimulus" => "/vendor/stimulus.js", "@hotwired/turbo" => "/vendor/turbo.js", "tabwire" => "/tabwire.js"
    }
  }.to_json.freeze

  # Its hash in the Content-Security-Policy.
  SOURCE = "'sha256-#{OpenSSL::Digest::SHA256.base64digest(JSON)}'".freeze
end
