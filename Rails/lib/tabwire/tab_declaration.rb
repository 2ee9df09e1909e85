# frozen_string_literal: true

module Tabwire
  # A tab as a tab bar's class declares it, of which each request gets its own.
  class TabDeclaration
    # Takes the arguments of {TabBar.tab}.
    #
    # @raise [ArgumentError] if an option is missing, unknown or misspelt, so that it is noticed when the class loads
    def initialize(id, **options)
      @id = id
      @conditions = Array(options.delete(:if))
      @exceptions = Array(options.delete(:unless))
      @options = options
      check
    end

    # @param tab_bar [TabBar] the tab bar of a request, as which lambdas run
    # @return [Tab, nil] the tab, if it is there in this request
    def tab_in(tab_bar)
      return unless @conditions.all? { |condition| call(condition, tab_bar) }
      return if @exceptions.any? { |exception| call(exception, tab_bar) }

      Tab.new(@id, **@options.to_h { |name, value| [name, evaluate(name, value, tab_bar)] })
    end

    private

    def check
      Tab.new(@id, **@options)
      deprecated = @options[:deprecated]
      return if deprecated.nil? || deprecated.is_a?(Proc) || Deprecation::ALL.include?(deprecated.to_s)

      raise ArgumentError, "tab #{@id.inspect}: deprecated: #{deprecated.inspect} is neither :soft nor :hard"
    end

    def evaluate(name, value, tab_bar)
      case name
      when :path then path(value, tab_bar)
      when :owns then Array(value.is_a?(Proc) ? call(value, tab_bar) : value).map { |path| path(path, tab_bar) }
      else value.is_a?(Proc) ? call(value, tab_bar) : value
      end
    end

    # A symbol names a route's helper.
    def path(value, tab_bar)
      value.is_a?(Proc) || value.is_a?(Symbol) ? call(value, tab_bar) : value
    end

    def call(lambda_or_method, tab_bar)
      lambda_or_method.is_a?(Symbol) ? tab_bar.send(lambda_or_method) : tab_bar.instance_exec(&lambda_or_method)
    end
  end
end
