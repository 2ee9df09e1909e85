# frozen_string_literal: true

# A path of this site, as a form names it to come back to.
module LocalPath
  # Printable ASCII, of which browsers rewrite nothing but backslashes. Two slashes begin another host.
  PATTERN = %r{\A/(?!/)[\x21-\x5B\x5D-\x7E]{0,511}\z}

  # @param text [Object] what the form says
  # @return [String] the path; `/` if the text could lead away from this site, or is no path at all
  def self.from(text) = text.is_a?(String) && text.match?(PATTERN) ? text : "/"
end
