# frozen_string_literal: true

# Validates the path that a form redirects back to.
module LocalPath
  # Printable ASCII without the backslash, which browsers rewrite. Two slashes would start another host.
  PATTERN = %r{\A/(?!/)[\x21-\x5B\x5D-\x7E]{0,511}\z}

  # @param text [Object] the value of the field
  # @return [String] the path, or `/` if it is not a path of this site
  def self.from(text) = text.is_a?(String) && text.match?(PATTERN) ? text : "/"
end
