# frozen_string_literal: true

module Tabwire
  # Judges a page when it is complete: every tab bar in it is that of this request, and no cache gives it to others.
  # @api private
  class PageGuard
    TAB_BARS = "tabwire.tab_bars"
    PUBLIC = /\bpublic\b|\bs-maxage\b/i
    # The element of a tab bar. Attributes are escaped, so the first `>` ends the tag.
    NAV = %r{(?<nav><nav\b[^>]*>(?:(?!</?nav\b).|\g<nav>)*</nav>)}m
    # The tag of the page, without its end.
    HTML = /<html(?=[\s>])(?:[^>"']|"[^"]*"|'[^']*')*/
    private_constant :TAB_BARS, :PUBLIC, :NAV, :HTML

    # Remembers a tab bar that a request computes.
    #
    # @param request [ActionDispatch::Request, nil]
    # @param page [PageTabBar]
    def self.record(request, page)
      request&.fetch_header(TAB_BARS) { |name| request.set_header(name, []) }&.push(page)
      page
    end

    # @param controller [ActionController::Base] the controller of the page
    # @param declares_privacy [Boolean] whether it includes {Privacy}
    def initialize(controller, declares_privacy:)
      @controller = controller
      @request = controller.request
      @response = controller.response
      @declares_privacy = declares_privacy
      @tab_bars = @request.get_header(TAB_BARS) || []
    end

    # Checks the page, and completes its headers.
    def finish
      return if @response.committed?

      check_body if html?
      complete_headers if @tab_bars.any?
    end

    # @return [Boolean] whether a response says that shared caches may store it
    def self.public?(response)
      response.cache_control[:public].present? || PUBLIC.match?(response.get_header("Cache-Control").to_s)
    end

    # Forbids caches to store a response.
    def self.forbid_storage(response)
      response.cache_control.clear
      response.headers["Cache-Control"] = "no-store"
    end

    private

    # A body that is streamed is not complete here.
    def html? = @response.media_type.to_s.end_with?("html") && @controller.response_body.is_a?(Array)

    def check_body
      omit(CachedTabBarError.new) { |json| foreign?(json) } if configurations.any? { |json| foreign?(json) }
      omit(PublicTabBarError.new) { true } if public? && @tab_bars.any?(&:users?)
      name_components
    end

    # The configurations in the page. An earlier page of the same user may have had the same one.
    def configurations = body.scan(attribute).map { |(value)| CGI.unescapeHTML(value) }

    def foreign?(json) = rendered.exclude?(json)

    def rendered = @rendered ||= @tab_bars.map(&:json)

    def attribute = @attribute ||= /data-#{Regexp.escape(Tabwire.config.controller)}-configuration-value="([^"]*)"/

    def body = @controller.response_body.join

    def public? = self.class.public?(@response)

    # Removes the elements whose configuration the block selects.
    def omit(error)
      InvalidTabBarPolicy.handle(error)
      @controller.response_body = body.gsub(NAV) do |nav|
        json = nav[attribute, 1]
        json && yield(CGI.unescapeHTML(json)) ? "" : nav
      end
    end

    # The CSS that hides what the app shows itself needs no JavaScript then.
    def name_components
      names = @controller.native_app&.components&.sort&.join(" ")
      return if names.blank? || body.match?(/<html\b[^>]*\bdata-bridge-components=/)

      attribute = %( data-bridge-components="#{ERB::Util.html_escape(names)}")
      @controller.response_body = body.sub(HTML) { |tag| tag + attribute }
    end

    def complete_headers
      vary
      # A date says nothing about the user.
      @response.headers.delete("Last-Modified")
      # Public pages of users have no tab bar any more.
      self.class.forbid_storage(@response) if @tab_bars.any?(&:signed_in?) && !public?
      return if @declares_privacy || @tab_bars.none?(&:users?)

      @response.headers.delete("ETag")
      InvalidTabBarPolicy.warn("#{@controller.class} renders a tab bar, which others may see: include Tabwire::Privacy")
    end

    def vary
      names = @response.headers["Vary"].to_s.split(/\s*,\s*/)
      names |= ["User-Agent"]
      names |= ["Cookie"] if @request.has_header?("tabwire.native_app_by_cookie")
      @response.headers["Vary"] = names.join(", ")
    end
  end
end
