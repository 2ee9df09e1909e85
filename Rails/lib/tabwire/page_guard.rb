# frozen_string_literal: true

module Tabwire
  # Judges a page when it is complete: every tab bar in it is that of this request, and no cache gives it to others.
  #
  # Knows whether this thread computes something that a cache stores: a fragment, a cached collection, or the block of
  # `Rails.cache.fetch`, whose beginning and end `cache_generate.active_support` announces.
  # @api private
  class PageGuard
    # Says that shared caches may store a response.
    PUBLIC = /\bpublic\b|\bs-maxage\b/i
    # The type of pages. Rails takes many objects to read it.
    HTML_TYPE = /\A[^;]*html\s*(?:;|\z)/
    # The tag of the page, without its end.
    HTML = /<html(?=[\s>])(?:[^>"']|"[^"]*"|'[^']*')*/
    # The attribute by which Turbo keeps an element.
    PERMANENT = %r{\sdata-turbo-permanent(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?(?=[\s/>])}

    # The attributes with the configuration, by the identifiers of Stimulus controllers.
    ATTRIBUTES = Hash.new { |known, name| known[name] = /data-#{Regexp.escape(name)}-configuration-value="\K[^"]*/ }

    # `render collection:, cached: true`.
    module Collections
      # Renders a collection.
      def cache_collection_render(...) = @options[:cached] ? PageGuard.caching { super } : super
    end

    # Starts to watch caches.
    def self.watch_caches
      ActiveSupport::Notifications.subscribe("cache_generate.active_support", self)
      ActionView::CollectionRenderer.prepend(Collections)
    end

    # @return [Boolean] whether a cache stores what this thread computes
    def self.caching? = depth.positive?

    # Runs a block whose result a cache stores.
    def self.caching
      start
      yield
    ensure
      finish
    end

    # Begins a part that a cache stores.
    def self.start(*) = Thread.current[:tabwire_caching] = depth + 1

    # Ends it.
    def self.finish(*) = Thread.current[:tabwire_caching] = depth - 1

    # @return [Integer] how many parts that a cache stores are around what this thread computes
    def self.depth = Thread.current[:tabwire_caching].to_i

    # Remembers a tab bar that a request computes.
    #
    # @param request [ActionDispatch::Request, nil]
    # @param page [PageTabBar]
    def self.record(request, page)
      request&.fetch_header("tabwire.tab_bars") { |name| request.set_header(name, []) }&.push(page)
      page
    end

    # @return [Boolean] whether a response is a page
    def self.page?(response) = HTML_TYPE.match?(response.get_header("Content-Type").to_s)

    # @return [Boolean] whether a response says that shared caches may store it
    def self.public?(response) = response.cache_control[:public] || PUBLIC.match?(response.get_header("Cache-Control"))

    # Forbids caches to store a response.
    def self.forbid_storage(response)
      response.cache_control.clear
      response.headers["Cache-Control"] = "no-store"
    end

    # @param controller [ActionController::Base] the controller of the page
    def initialize(controller)
      @controller = controller
      @response = controller.response
      @tab_bars = controller.request.get_header("tabwire.tab_bars") || []
      @public = self.class.public?(@response)
    end

    # Checks the page, and completes its headers. A body that is streamed is not complete here.
    def finish
      return if @response.committed?

      check_body if self.class.page?(@response) && @controller.response_body.is_a?(Array)
      complete_headers if @tab_bars.any?
    end

    private

    def check_body
      parts = @controller.response_body
      @html = parts.one? ? parts.first : parts.join
      keep_changing
      omit_foreign
      omit_from_public if @public && @tab_bars.any?(&:users?)
      name_components
      @controller.response_body = @html unless @html.equal?(parts.first)
    end

    def attribute = ATTRIBUTES[Tabwire.config[:controller]]

    # Removes the attribute by which Turbo would keep an element around a tab bar.
    def keep_changing
      return unless @html.include?("data-turbo-permanent")

      tags = PageElements.new(@html).permanent_around { |tag| attribute.match?(tag) }
      return if tags.empty?

      InvalidTabBarPolicy.handle(PermanentTabBarError.new)
      @html = @html.gsub(Regexp.union(tags)) { |tag| tag.gsub(PERMANENT, "") }
    end

    # An earlier page of the same user may have had the same configuration.
    def omit_foreign
      omit(CachedTabBarError.new) { |json| foreign?(json) } if @html.scan(attribute).any? { |json| foreign?(json) }
    end

    def foreign?(json) = @tab_bars.none? { |page| page.escaped_json == json || page.json == CGI.unescapeHTML(json) }

    # A page for everybody names no session, so it has no tab bar. This is an error only if it has that of a user.
    def omit_from_public = omit(@tab_bars.any?(&:signed_in?) ? PublicTabBarError.new : nil) { true }

    # Removes the elements whose configuration the block selects.
    def omit(error)
      InvalidTabBarPolicy.handle(error) if error
      @html = PageElements.new(@html).without { |tag| attribute.match?(tag) && yield(tag[attribute]) }
    end

    # The CSS that hides what the app shows itself needs no JavaScript then.
    def name_components
      names = @controller.native_app&.components&.sort&.join(" ")
      return if names.blank? || @html[HTML].to_s.match?(/\sdata-bridge-components=/)

      @html = @html.sub(HTML) { |tag| %(#{tag} data-bridge-components="#{ERB::Util.html_escape(names)}") }
    end

    def complete_headers
      vary
      # A date says nothing about the user.
      @response.headers.delete("Last-Modified")
      # Public pages of users have no tab bar any more.
      self.class.forbid_storage(@response) if @tab_bars.any?(&:signed_in?) && !@public
      return if @controller.is_a?(Privacy) || @tab_bars.none?(&:users?)

      @response.headers.delete("ETag")
      InvalidTabBarPolicy.warn("#{@controller.class} renders a tab bar, which others may see: include Tabwire::Privacy")
    end

    def vary
      names = @controller.request.has_header?("tabwire.native_app_by_cookie") ? "User-Agent, Cookie" : "User-Agent"
      @response.headers["Vary"] = @response.headers["Vary"]&.then { |former| "#{former}, #{names}" } || names
    end
  end
end
