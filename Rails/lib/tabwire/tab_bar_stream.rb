# frozen_string_literal: true

module Tabwire
  # Serves the stream that changes the tab bar of open pages without a page load.
  #
  #   class TabBarUpdatesController < ApplicationController
  #     include Tabwire::TabBarStream
  #   end
  #
  #   get "tab_bar_updates", to: "tab_bar_updates#show"
  #
  # The tab bar is rendered by the partial `_tab_bar`, if there is one, which the layout renders, too.
  module TabBarStream
    extend ActiveSupport::Concern
    include ReadOnlySession

    # The data that a page sends when it opens a stream: its path, which decides which tab is active; the highest
    # revision that the app has seen; the digest of the last event that the page received. The server must not trust it.
    # @api private
    Page = Struct.new(:path, :revision, :digest) do
      # Invalid values count as absent.
      #
      # @param parameters [ActionController::Parameters] the path and the revision
      # @param event_id [String, nil] the header `Last-Event-ID`: revision and digest
      # @return [Page]
      def self.from(parameters, event_id)
        path, revision = parameters.values_at(:path, :revision)
        path = "/" unless path.is_a?(String) && path.start_with?("/") && path.bytesize <= 2048
        event_revision, digest = event_id.to_s.match(/\A(\d{1,16})-([0-9a-f]{1,64})\z/)&.captures
        new(path, [revision, event_revision].filter_map { |it| Integer(it.to_s, 10, exception: false) }.max, digest)
      end

      # @param current [Integer, nil] the revision of a page
      # @return [Integer, nil] the revision of an event, which is higher than all that the page has seen
      def revision_above(current)
        return current unless current && revision&.between?(current, current + SessionMark::MAXIMUM_LEAD)

        [revision + 1, TabBarValidator::MAXIMUM_INTEGER].min
      end
    end

    # Keeps the length away from event streams that stay open.
    #
    # `Rack::ContentLength` counts the bytes of the body, which is empty: clients would read nothing of the stream. Apps
    # have it inside of this middleware, and `rackup` around it.
    # @api private
    Middleware = Struct.new(:app) do
      # @param env [Hash]
      # @return [Array] the response
      def call(env)
        status, headers, body = app.call(env)
        return [status, headers, body] unless env["tabwire.open_stream"]

        [status, headers.each_with_object(Headers.new) { |(name, value), all| all[name] = value }, body]
      end
    end

    # Headers that take no length.
    # @api private
    Headers = Class.new(defined?(Rack::Headers) ? Rack::Headers : Rack::Utils::HeaderHash) do
      # Sets a header.
      def []=(name, value)
        super unless name.casecmp?("Content-Length")
      end
    end

    # @return [Page, nil] the page that shows the tab bar
    # @api private
    attr_reader :tabwire_streamed_page

    # Sends the tab bar of a page if the page does not have it, and keeps the stream open until it may have changed.
    def show
      # A proxy such as nginx would keep events until its buffer is full.
      response.headers.merge!("Content-Type" => "text/event-stream", "Cache-Control" => "no-store",
                              "X-Accel-Buffering" => "no")
      # Middleware such as `Rack::Deflater` would announce a compressed body, and never sees that of a stream. Rails
      # leaves out `no-transform` beside `no-store`.
      request.delete_header("HTTP_ACCEPT_ENCODING")
      @tabwire_streamed_page = Page.from(params, request.headers["Last-Event-ID"])
      request.head? ? head(:ok) : render(body: tab_bar_stream)
    end

    private

    # @return [String] the body of the response, which is empty if the stream stays open
    def tab_bar_stream
      # Other web servers keep a stream in one of their threads, so the page asks again after 15 seconds.
      return "retry: 15000\n\n#{tab_bar_event}" unless request.env["rack.hijack?"]

      topics = Tabwire.config[:tab_bar].constantize.new(view_context).topics
      stream = TabBarUpdates.streams.reserve(topics, session: session_id, address: request.remote_ip)
      stream ? keep_open(stream) : OpenStream::NO_ROOM
    end

    # The id of the session that the client sent. Without one, each request has a new id.
    def session_id = (request.session.id&.to_s if request.session.try(:exists?))

    def keep_open(stream)
      TabBarUpdates.listen
      text = "retry: #{rand(500..3000)}\n\n#{OpenStream::ALIVE}#{tab_bar_event}"
      response.headers["rack.hijack"] = ->(io) { TabBarUpdates.streams.open(stream, io, text) }
      request.set_header("tabwire.open_stream", true)
      ""
    end

    # @return [String] the event, or an empty text if the page has its tab bar
    def tab_bar_event
      page = helpers.page_tab_bar
      digest = ActiveSupport::Digest.hexdigest(page.etag.to_json)
      return "" if digest == tabwire_streamed_page.digest

      # A line break would end the data of the event.
      data = turbo_stream_of_tab_bar.lines(chomp: true).map { |line| "data: #{line}\n" }.join
      "id: #{page.revision}-#{digest}\n#{data}\n"
    end

    def turbo_stream_of_tab_bar
      has_partial = lookup_context.exists?("tab_bar", _prefixes, true, formats: [:html])
      html = has_partial ? helpers.render(partial: "tab_bar", formats: [:html]).strip : helpers.tab_bar
      %(<turbo-stream action="replace" targets="nav.tab-bar"><template>#{html}</template></turbo-stream>)
    end
  end
end
