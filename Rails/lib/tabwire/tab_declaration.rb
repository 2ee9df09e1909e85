# frozen_string_literal: true

module Tabwire
  # A tab as a tab bar class declares it. It creates the {Tab} of each request.
  class TabDeclaration
    # The options whose symbols name route helpers.
    PATHS = %i[path owns].freeze
    # The options that may be missing: those of every new member (P20.1).
    NAMES = Tab.instance_method(:initialize).parameters.filter_map { |type, name| "#{name}:" if type == :key }.freeze

    # @return [String]
    attr_reader :id

    # Takes the arguments of {TabBar.tab}.
    #
    # @raise [ArgumentError] if an option is missing, unknown or invalid, when the class loads
    def initialize(id, **options)
      @id = id.to_s
      @conditions, @exceptions = %i[if unless].map { |name| conditions(name, options) }
      @options = options
      check
    rescue ArgumentError => e
      known = "; required: title:, icon:, path:; optional: #{NAMES.join(', ')}, if:, unless:"
      # Ruby reports which options are missing or unknown.
      raise ArgumentError, "tab #{id.inspect}: #{e.message}#{known if e.message.include?('keyword')}"
    end

    # @param tab_bar [TabBar] the tab bar of a request, on which lambdas run
    # @return [Tab, nil] the tab, or `nil` if this request has none
    def tab_in(tab_bar)
      return unless @conditions.all? { |condition| call(condition, tab_bar) }
      return if @exceptions.any? { |exception| call(exception, tab_bar) }

      values = @options.dup
      values.each_key { |name| values[name] = value(name, tab_bar) }
      Tab.new(@id, **values)
    end

    # @param name [Symbol] an option
    # @param tab_bar [TabBar]
    # @return [Object] its value
    # @api private
    def value(name, tab_bar)
      tab_bar.needing_request(@id, name) do
        value = @options[name]
        value = call(value, tab_bar) if value.is_a?(Proc)
        next value unless PATHS.include?(name)

        value.is_a?(Array) ? value.map { |path| tab_bar.path_of(path) } : tab_bar.path_of(value)
      end
    end

    private

    def conditions(name, options)
      [options.delete(name) { [] }].flatten(1).each do |condition|
        next if [Symbol, Proc, Method].any? { |type| condition.is_a?(type) }

        raise ArgumentError, "#{name}: #{condition.inspect} is neither a lambda nor a method name (use one, such as " \
                             "#{name}: -> { current_user.premium? })"
      end
    end

    def check
      Tab.new(@id, **@options)
      deprecated = @options[:deprecated]
      return if deprecated.nil? || deprecated.is_a?(Proc) || Tab::DEPRECATIONS.include?(deprecated.to_s)

      raise ArgumentError, "deprecated: #{deprecated.inspect} is neither :soft nor :hard"
    end

    # Calls a lambda, or a method by its name.
    def call(callable, tab_bar) = callable.is_a?(Symbol) ? tab_bar.send(callable) : tab_bar.instance_exec(&callable)
  end
end
