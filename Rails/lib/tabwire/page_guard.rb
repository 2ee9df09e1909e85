# frozen_string_literal: true

module Tabwire
  # Judges a page when it is complete: every tab bar in it is that of this request, and no cache gives it to others.
  # @api private
  class PageGuard
    TAB_BARS = "tabwire.tab_bars"
    PUBLIC = /\bpublic\b|\bs-maxage\b/i
    # The type of pages. Rails takes many objects to read it.
    HTML_TYPE = /\A[^;]*html\s*(?:;|\z)/
    # The tag of the page, without its end.
    HTML = /<html(?=[\s>])(?:[^>"']|"[^"]*"|'[^']*')*/
    PERMANENT = %r{\sdata-turbo-permanent(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?(?=[\s/>])}
    private_constant :TAB_BARS, :PUBLIC, :HTML_TYPE, :HTML, :PERMANENT

    class << self
      # Remembers a tab bar that a request computes.
      #
      # @param request [ActionDispatch::Request, nil]
      # @param page [PageTabBar]
      def record(request, page)
        request&.fetch_header(TAB_BARS) { |name| request.set_header(name, []) }&.push(page)
        page
      end

      # @return [Regexp] the attribute with the configuration
      def attribute(controller)
        (@attributes ||= {})[controller] ||= /data-#{Regexp.escape(controller)}-configuration-value="([^"]*)"/
      end

      # @return [Boolean] whether a response is a page
      def page?(response) = HTML_TYPE.match?(response.get_header("Content-Type").to_s)

      # @return [Boolean] whether a response says that shared caches may store it
      def public?(response)
        response.cache_control[:public].present? || PUBLIC.match?(response.get_header("Cache-Control").to_s)
      end

      # Forbids caches to store a response.
      def forbid_storage(response)
        response.cache_control.clear
        response.headers["Cache-Control"] = "no-store"
      end
    end

    # @param controller [ActionController::Base] the controller of the page
    def initialize(controller)
      @controller = controller
      @request = controller.request
      @response = controller.response
      @tab_bars = @request.get_header(TAB_BARS) || []
    end

    # Checks the page, and completes its headers. A body that is streamed is not complete here.
    def finish
      return if @response.committed?

      check_body if self.class.page?(@response) && @controller.response_body.is_a?(Array)
      complete_headers if @tab_bars.any?
    end

    private

    def check_body
      own = @tab_bars.map(&:json)
      keep_changing
      omit(CachedTabBarError.new) { |json| own.exclude?(json) } if (configurations - own).any?
      check_public if self.class.public?(@response) && @tab_bars.any?(&:users?)
      name_components
    end

    def attribute = self.class.attribute(Tabwire.config[:controller])

    # An earlier page of the same user may have had the same configuration.
    def configurations = body.scan(attribute).map { |(json)| CGI.unescapeHTML(json) }

    def body
      parts = @controller.response_body
      parts.one? ? parts.first : parts.join
    end

    # A page for everybody names no session, so it has no tab bar. This is an error only if it has that of a user.
    def check_public = omit(@tab_bars.any?(&:signed_in?) ? PublicTabBarError.new : nil) { true }

    # Removes the elements whose configuration the block selects.
    def omit(error)
      InvalidTabBarPolicy.handle(error) if error
      @controller.response_body = PageElements.new(body).without do |tag|
        json = tag[attribute, 1]
        json && yield(CGI.unescapeHTML(json))
      end
    end

    # Removes the attribute by which Turbo would keep an element around a tab bar.
    def keep_changing
      return unless (html = body).include?("data-turbo-permanent")

      tags = PageElements.new(html).permanent_around { |tag| attribute.match?(tag) }
      return if tags.empty?

      InvalidTabBarPolicy.handle(PermanentTabBarError.new)
      @controller.response_body = html.gsub(Regexp.union(tags)) { |tag| tag.gsub(PERMANENT, "") }
    end

    # The CSS that hides what the app shows itself needs no JavaScript then.
    def name_components
      names = @controller.native_app&.components&.sort&.join(" ")
      return if names.blank? || body[HTML].to_s.match?(/\sdata-bridge-components=/)

      attribute = %( data-bridge-components="#{ERB::Util.html_escape(names)}")
      @controller.response_body = body.sub(HTML) { |tag| tag + attribute }
    end

    def complete_headers
      vary
      # A date says nothing about the user.
      @response.headers.delete("Last-Modified")
      # Public pages of users have no tab bar any more.
      self.class.forbid_storage(@response) if @tab_bars.any?(&:signed_in?) && !self.class.public?(@response)
      return if @controller.is_a?(Privacy) || @tab_bars.none?(&:users?)

      @response.headers.delete("ETag")
      InvalidTabBarPolicy.warn("#{@controller.class} renders a tab bar, which others may see: include Tabwire::Privacy")
    end

    def vary
      names = @response.headers["Vary"].to_s.split(/\s*,\s*/) | ["User-Agent"]
      names |= ["Cookie"] if @request.has_header?("tabwire.native_app_by_cookie")
      @response.headers["Vary"] = names.join(", ")
    end
  end
end
