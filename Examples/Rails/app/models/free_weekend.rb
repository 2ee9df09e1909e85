# frozen_string_literal: true

# Whether all users have Premium. All browsers share this flag.
module FreeWeekend
  # The choices in the panel of flags.
  CHOICES = %w[off on].freeze

  class << self
    # @return [String] one of {CHOICES}
    def choice = @choice || "off"

    # @return [Boolean]
    def on? = choice == "on"

    # @param choice [String]
    # @raise [DeployFlags::UnknownChoiceError]
    def choice=(choice)
      raise DeployFlags::UnknownChoiceError, "weekend has no choice #{choice.inspect}" unless CHOICES.include?(choice)

      @choice = choice
    end
  end
end
