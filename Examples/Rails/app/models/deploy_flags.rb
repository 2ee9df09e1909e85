# frozen_string_literal: true

# The flags that simulate deploys while users have the app open. They survive signing out.
class DeployFlags
  # The phases of a tab: present, soft-deprecated, hard-deprecated, removed.
  PHASES = %w[on soft hard off].freeze
  # The choices of each flag; the first is the default. `plan` shows Premium to users who paid for it.
  CHOICES = {
    "premium" => ["plan", *PHASES], "explore" => PHASES, "library" => PHASES, "order" => %w[standard library-first],
    "bar" => %w[plain more]
  }.freeze

  # A flag has no such choice.
  class UnknownChoiceError < StandardError; end

  # @param changed [Hash, nil] the flags that differ from the default
  def initialize(changed)
    @flags = CHOICES.transform_values(&:first).merge(changed || {})
  end

  # @return [String] the choice of a flag
  def [](name) = @flags.fetch(name)

  # @param name [String] the id of a tab
  # @param user [User]
  # @return [String] the phase of the tab
  def phase(name, user)
    return self[name] unless self[name] == "plan"

    user.persona == "premium" || FreeWeekend.on? ? "on" : "off"
  end

  # Changes all of the given flags, or none.
  #
  # @param changed [Hash] the new choices
  # @raise [UnknownChoiceError] if a flag has no such choice
  def change(changed)
    changed.each do |name, choice|
      unless CHOICES.fetch(name).include?(choice)
        raise UnknownChoiceError, "#{name} has no choice #{choice.inspect} (use one of #{CHOICES[name].join(', ')})"
      end
    end
    @flags = @flags.merge(changed)
  end

  # @return [Hash] the flags, for the session
  def to_h = @flags
end
