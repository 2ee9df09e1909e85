# frozen_string_literal: true

module Tabwire
  # A tab as a tab bar class declares it. It creates the {Tab} of each request.
  class TabDeclaration
    # Takes the arguments of {TabBar.tab}.
    #
    # @raise [ArgumentError] if an option is missing, unknown or invalid, when the class loads
    def initialize(id, **options)
      @conditions = conditions(id, :if, options)
      @exceptions = conditions(id, :unless, options)
      check(id, options)
      @id = id.to_s.dup.freeze
      @path, @owns = options.values_at(:path, :owns)
      @options = options.except(:path, :owns)
    end

    # @param tab_bar [TabBar] the tab bar of a request, on which lambdas run
    # @return [Tab, nil] the tab, or `nil` if this request has none
    def tab_in(tab_bar)
      return unless @conditions.all? { |condition| call(condition, tab_bar) }
      return if @exceptions.any? { |exception| call(exception, tab_bar) }

      options = @options.to_h { |name, declared| [name, naming(name, tab_bar) { value(declared, tab_bar) }] }
      path = naming(:path, tab_bar) { path(@path, tab_bar) }
      Tab.new(@id, path:, owns: naming(:owns, tab_bar) { owned_paths(tab_bar) }, **options)
    end

    private

    # Outside a request, some helpers are missing or fail. The error then names the option that uses them.
    def naming(option, tab_bar)
      yield
    rescue NameError => e
      raise if tab_bar.request?

      raise MissingRequestError, "tab #{@id.inspect}: #{option}: #{e.message.lines.first.chomp}; outside a request, " \
                                 "helpers that read it are missing: use Current, or another tab bar"
    end

    def conditions(id, name, options)
      given = options.delete(name) { [] }
      conditions = given.is_a?(Array) ? given : [given]
      invalid = conditions.reject { |condition| [Symbol, Proc, Method].any? { |type| condition.is_a?(type) } }
      return conditions if invalid.empty?

      raise ArgumentError, "tab #{id.inspect}: #{name}: #{invalid.first.inspect} is neither a lambda nor a method " \
                           "name; use one, such as #{name}: -> { current_user.premium? }"
    end

    def check(id, options)
      check_names(id, options)
      deprecated = options[:deprecated]
      return if deprecated.nil? || deprecated.is_a?(Proc) || Deprecation::ALL.include?(deprecated.to_s)

      raise ArgumentError, "tab #{id.inspect}: deprecated: #{deprecated.inspect} is neither :soft nor :hard"
    end

    # Ruby reports which options are missing or unknown; this adds the tab and the known options.
    def check_names(id, options)
      Tab.new(id, **options)
    rescue ArgumentError => e
      raise ArgumentError, "tab #{id.inspect}: #{e.message}; required: title:, icon:, path:; optional: owns:, " \
                           "badge:, version:, eager:, if:, unless:, deprecated:, replacing:"
    end

    def value(declared, tab_bar)
      declared.is_a?(Proc) ? call(declared, tab_bar) : declared
    end

    # A symbol names a route helper.
    def path(declared, tab_bar)
      declared.is_a?(Symbol) ? call(declared, tab_bar) : value(declared, tab_bar)
    end

    def owned_paths(tab_bar)
      return [] if @owns.nil?

      Array(value(@owns, tab_bar)).map { |declared| path(declared, tab_bar) }
    end

    def call(lambda_or_method, tab_bar)
      lambda_or_method.is_a?(Symbol) ? tab_bar.send(lambda_or_method) : tab_bar.instance_exec(&lambda_or_method)
    end
  end
end
