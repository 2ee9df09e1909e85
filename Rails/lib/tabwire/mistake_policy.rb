# frozen_string_literal: true

module Tabwire
  # What happens when a declared tab bar, or a path configuration, is wrong: `config.tabwire.mistakes`.
  #
  # * `:fail` raises, so that it is noticed: in development and tests, unless the app says otherwise.
  # * `:leave_out` leaves out what is wrong, so that the page still renders, and logs it, once however many pages have
  #   it: everywhere else.
  # * Anything that can be called leaves it out too, and is given the mistake to report it.
  module MistakePolicy
    # @param rails_env [String] the app's environment
    # @return [Symbol] the policy if the app sets none
    def self.default_for(rails_env)
      %w[development test].include?(rails_env) ? :fail : :leave_out
    end

    # @param policy [Object] what the app says
    # @raise [ArgumentError] if it is none of these, so that it is noticed when the app starts
    def self.check(policy)
      return if %i[fail leave_out].include?(policy) || policy.respond_to?(:call)

      raise ArgumentError, "config.tabwire.mistakes: #{policy.inspect} is neither :fail nor :leave_out, nor can it " \
                           "be called with a mistake"
    end

    # @param mistake [TabBarMistake, SessionMistake, PathConfigurationMistake]
    # @raise the mistake itself, if that is the policy
    def self.handle(mistake)
      case (policy = Tabwire.config.mistakes)
      when :fail then raise mistake
      when :leave_out then log_once(:error, mistake.message)
      else policy.call(mistake)
      end
    end

    # Logs what is accepted but odd: of every page where mistakes are raised, and else once.
    #
    # @param warning [String]
    def self.warn(warning)
      if Tabwire.config.mistakes == :fail
        Tabwire.logger.warn("Tabwire: #{warning}")
      else
        log_once(:warn, warning)
      end
    end

    # How many lines are known to be logged. Where each user's tabs are wrong in another way, some are logged again.
    MAXIMUM = 1000

    @logged = BoundedCache.new(MAXIMUM)

    # @api private
    def self.log_once(severity, line)
      return if @logged[line]

      @logged[line] = true
      Tabwire.logger.public_send(severity, "Tabwire: #{line}")
    end
    private_class_method :log_once
  end
end
