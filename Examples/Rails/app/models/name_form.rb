# frozen_string_literal: true

# A form with the visitor's name.
class NameForm
  # The most characters that a name has.
  LONGEST = 40

  # @return [String] the name, without what stands around it
  attr_reader :name

  # @param name [String] as it was typed
  def initialize(name)
    @name = name.strip
  end

  # @return [String, nil] the name of the text that says what is wrong; nothing if the name can be taken
  def problem
    return "nameMissing" if name.empty?

    # The cookie counts bytes, of which one character may have any number.
    "nameLong" if name.grapheme_clusters.size > LONGEST || name.bytesize > 4 * LONGEST
  end
end
