# frozen_string_literal: true

# What the people who run the app change while users are in it. The flags outlast signing out.
class DeployFlags
  # The phases in the life of a tab: it is there; it goes at the next natural opportunity; it goes as soon as the user
  # leaves it; it is gone.
  PHASES = %w[on soft hard off].freeze
  # What each flag can be; the first is how it begins. `plan` leaves Premium to what the user has paid for.
  CHOICES = {
    "premium" => ["plan", *PHASES], "explore" => PHASES, "library" => PHASES, "order" => %w[standard library-first]
  }.freeze

  # A flag cannot be what was asked.
  class Unknown < StandardError; end

  # @param changed [Hash, nil] the flags that are not as they begin
  def initialize(changed)
    @flags = CHOICES.transform_values(&:first).merge(changed || {})
  end

  # @return [String] what a flag is
  def [](name) = @flags.fetch(name)

  # @param name [String] the name of a tab
  # @param visitor [Visitor] who looks at it
  # @return [String] the phase that the tab is in
  def phase(name, visitor)
    return self[name] unless self[name] == "plan"

    visitor.persona == "premium" ? "on" : "off"
  end

  # @param changed [Hash] what some flags are to be from now on
  # @raise [Unknown] if one of them cannot; none is changed then
  def change(changed)
    changed.each do |name, choice|
      raise Unknown, "#{name} cannot be #{choice.inspect}" unless CHOICES.fetch(name).include?(choice)
    end
    @flags = @flags.merge(changed)
  end

  # @return [Hash] the flags, to keep in a session
  def to_h = @flags
end
