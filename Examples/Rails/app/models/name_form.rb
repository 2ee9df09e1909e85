# frozen_string_literal: true

# A form with the user's name.
class NameForm
  # The maximum length, in characters.
  MAXIMUM_LENGTH = 40

  # @return [String] the name, without surrounding spaces
  attr_reader :name

  # @param name [String] the value of the field
  def initialize(name)
    @name = name.strip
  end

  # @return [String, nil] the translation key of the error, or `nil` if the name is valid
  def error
    return "nameMissing" if name.empty?

    # The cookie has a maximum size in bytes, and a character any number of bytes.
    "nameLong" if name.grapheme_clusters.size > MAXIMUM_LENGTH || name.bytesize > 4 * MAXIMUM_LENGTH
  end
end
