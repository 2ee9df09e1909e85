# frozen_string_literal: true

# Tells browsers where the modules are that the scripts import by name. An app with importmap-rails has a pin for each.
module ImportMap
  # The JSON, as it stands in the page.
  JSON = {
    imports: {
      "@hotwired/stimulus" => "/vendor/stimulus.js", "@hotwired/turbo" => "/vendor/turbo.js", "tabwire" => "/tabwire.js"
    }
  }.to_json.freeze

  # The source by which the Content-Security-Policy allows it.
  SOURCE = "'sha256-#{OpenSSL::Digest::SHA256.base64digest(JSON)}'".freeze
end
