# frozen_string_literal: true

module Tabwire
  # Decides what happens to an invalid tab bar or path configuration: `config.tabwire.on_invalid`.
  #
  # * `:raise` raises the error. The default in development and tests.
  # * `:log` omits the invalid part, so that the page still renders, and logs each error once. The default elsewhere.
  # * A callable omits the invalid part too, and receives the error.
  module InvalidTabBarPolicy
    @logged = Concurrent::Map.new

    # @param rails_env [String] the environment of the app
    # @return [Symbol] the default policy
    def self.default_for(rails_env) = %w[development test].include?(rails_env) ? :raise : :log

    # @param policy [Object] the app's setting
    # @raise [ArgumentError] if it is no policy, when the app starts
    def self.check(policy)
      return if %i[raise log].include?(policy) || policy.respond_to?(:call)

      raise ArgumentError, "config.tabwire.on_invalid: #{policy.inspect} is no policy " \
                           "(use :raise, :log or a callable that takes the error)"
    end

    # @param error [TabBarError, SessionError, PathConfigurationError]
    # @raise the error itself, under the policy `:raise`
    def self.handle(error)
      policy = Tabwire.config.on_invalid
      raise error if policy == :raise

      policy == :log ? log_once(:error, error.message) : policy.call(error)
    end

    # Logs a warning once.
    #
    # @param warning [String]
    def self.warn(warning) = log_once(:warn, warning)

    def self.log_once(severity, line)
      # Beyond so many lines, old ones may be logged again.
      @logged.clear if @logged.size >= 1000
      ::Rails.logger.public_send(severity, "Tabwire: #{line}") unless @logged.put_if_absent(line, true)
    end
    private_class_method :log_once
  end
end
