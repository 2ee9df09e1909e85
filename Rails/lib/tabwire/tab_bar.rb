# frozen_string_literal: true

module Tabwire
  # The tabs of an app, declared in `app/tab_bars/application_tab_bar.rb`:
  #
  #   class ApplicationTabBar < Tabwire::TabBar
  #     session { current_user&.id }
  #
  #     tab :home, title: -> { t(".home") }, icon: "house.fill", path: :root_path
  #     tab :explore, title: -> { t(".explore") }, icon: "magnifyingglass", path: :explore_path, owns: ["/topics"]
  #     tab :premium, title: -> { t(".premium") }, icon: "star.fill", path: :premium_path, if: :premium?
  #
  #     def tabs = current_user ? super : []
  #
  #     private
  #
  #     def premium? = current_user.premium?
  #   end
  #
  # Each request has its own instance. Lambdas run on it, and can call every helper of the view. Without tabs, apps show
  # a single web view and no tab bar.
  class TabBar
    class_attribute :declarations, instance_accessor: false, default: []
    class_attribute :session_source, :revision_source, instance_accessor: false
    class_attribute :start, instance_accessor: false, default: "/"
    private_class_method :declarations=, :session_source=, :revision_source=, :start=

    # Declares a tab. Every option accepts a lambda.
    #
    # @param id [Symbol, String] the stable id: it stays the same when the title changes
    # @param options [Hash] those of {Tab#initialize}, and these
    # @option options [String, Symbol] :path the path of the first page, or the name of a route helper
    # @option options [Array<String, Symbol>] :owns further paths, or names of route helpers
    # @option options [Symbol, Proc, Array] :if methods or lambdas; the tab is included if all return true
    # @option options [Symbol, Proc, Array] :unless methods or lambdas; the tab is omitted if any returns true
    # @raise [ArgumentError] if an option is missing or unknown
    def self.tab(id, **options) = self.declarations += [TabDeclaration.new(id, **options)]

    # Declares who is signed in. When it changes, apps discard the pages of the previous user. Every tab bar declares
    # it: `session { current_user&.id }`, or `session false` in an app without users.
    #
    # Signed-out users have a key of their own.
    #
    # @param none [false] declares that the app has no users
    # @yieldreturn [String, Symbol, Integer, nil] the user's id, or `nil` if no user is signed in; apps receive a
    #   keyed hash
    # @raise [ArgumentError] without a block and without `false`
    def self.session(none = nil, &user)
      self.session_source = user || none
      return if user || none == false

      raise ArgumentError, "session: #{none.inspect} is neither a block nor false (use session { current_user&.id })"
    end

    # Declares the revision of a page. Apps drop configurations with a lower revision than the highest one so far. The
    # default is the time in milliseconds since 1970, and a later one after a user has signed in or out: the clocks of
    # servers may differ by a minute.
    #
    # @yieldreturn [Integer, nil] a number that only grows, on all servers of the app, or `nil` to send none
    def self.revision(&number) = self.revision_source = number

    # Renders the tab bar of a user again in every open page. Call it after the change is
    # committed.
    #
    # @param user [Object] the user, or the id that `session` returns for the user
    def self.broadcast_to(user) = TabBarUpdates.publish(topic_of(user))

    # Renders the tab bar of every open page again, such as after turning a feature on.
    def self.broadcast_to_everybody = TabBarUpdates.publish(nil)

    # @return [String] the topic of a user
    # @api private
    def self.topic_of(user) = "user:#{user.respond_to?(:id) ? user.id : user}"

    # @return [String] the prefix of the tab bar's translation keys: `application_tab_bar`
    # @api private
    def self.translation_scope = @translation_scope ||= name.underscore.tr("/", ".")

    # Declares the path of the start URL.
    #
    # @param path [String] the path of the start URL
    # @raise [ArgumentError] if it is not a path
    def self.start_path(path)
      unless path.is_a?(String) && path.start_with?("/") && Paths.violation_in(path).nil?
        raise ArgumentError, "start_path: #{path.inspect} is not the path of a URL (use a path such as /app/)"
      end

      self.start = path
    end

    # @param view [ActionView::Base] the view of the request; the tab bar delegates to its helpers
    def initialize(view)
      @view = view
      @request = view.tabwire_request if view.respond_to?(:tabwire_request)
    end

    delegate_missing_to :@view

    # The tabs of this request, in order. Override it to add tabs, or to return none.
    #
    # @return [Array<Tab>] none, or at least two
    def tabs = self.class.declarations.filter_map { |declaration| declaration.tab_in(self) }

    # Whether apps take the order of the tabs also where they would ignore it (P25.1). Override it for users who arrange
    # their tabs.
    #
    # @return [Boolean]
    def reorders? = false

    # The number on the app's icon (P26.1). Override it to show one.
    #
    # @return [Integer, nil] the number, at least 0, or `nil` to leave it
    def app_badge = nil

    # @return [String, nil] an opaque key for the signed-in user, or `nil` in an app without users
    # @raise [SessionError] if the value of `session` does not identify a user, or if there is no such declaration
    def session_key
      return if self.class.session_source == false
      return SessionKey.for(signed_in_user) if self.class.session_source

      undeclared = "#{self.class.name} does not declare session (use session { current_user&.id }, or session false " \
                   "if the app has no users)"
      InvalidTabBarPolicy.handle(SessionError.new(undeclared)) && nil
    end

    # @return [Object, nil] who is signed in
    def signed_in_user
      return unless self.class.session_source

      @request ? SignOutMark.of(@request).user_of(self) : user_by_session
    end

    # @return [Object, nil] who is signed in, by the block of `session`
    # @api private
    def user_by_session = needing_request(nil, :session) { instance_exec(&self.class.session_source) || nil }

    # The topics whose changes concern the tab bar: {broadcast_to} with the user who is signed in.
    #
    # @return [Array<String>]
    def topics = [signed_in_user].compact.map { |user| self.class.topic_of(user) }

    # @return [Integer, nil] when the page is rendered, in milliseconds since 1970 unless the app declares other numbers
    def revision
      source = self.class.revision_source
      source ? instance_exec(&source) : Process.clock_gettime(Process::CLOCK_REALTIME, :millisecond)
    end

    # @return [Integer, nil] the revision, or `nil` if the app declares numbers that are no times
    # @api private
    def time = (revision unless self.class.revision_source)

    # @return [String] the path of the start URL, which the paths of the tabs are relative to
    def start_path = self.class.start

    # Returns the tab bar of a page, for apps and browsers.
    #
    # The page belongs to the tab with the longest `path` or `owns` that is a prefix of its path, in whole segments
    # (P13.13): `/explore/3` is below `/explore`, `/explorers` is not. The query, the fragment and a trailing slash do
    # not matter. If no tab owns the page, the tab at the start URL is the active one, else the first one.
    #
    # An invalid member that apps would leave out (P6.19) is left out; otherwise the tab is.
    #
    # @param path [String] the path of the request
    # @param live [Boolean] whether the tab bar reaches its page later, by a stream
    # @param hidden [Boolean] whether the page wants no native tab bar
    # @param streamed [TabBarStream::Page, nil] the page that a stream is for
    # @param mark [SessionMark, nil] the mark of the change of the user, whose revision that of the page exceeds
    # @return [PageTabBar]
    # @raise [TabBarError] if apps cannot read all of the tab bar, under `config.tabwire.on_invalid = :raise`
    # @raise [SessionError] if the value of `session` does not identify a user, under the same policy
    def page_for(path, live: false, hidden: false, streamed: nil, mark: nil)
      number = revision
      number = mark.revision_above(number) if mark && !self.class.revision_source
      number = streamed.revision_above(number) if streamed
      valid(path, mark, { live: (true if live), revision: number, **values_of_user, tabBarHidden: (true if hidden) })
    end

    # Translates a key. A leading dot stands for the scope of the tab bar: `.home` is `application_tab_bar.home`.
    #
    # @raise [TranslationError] if the translation does not exist, under the policy `:raise`; under others the fallback
    #   is the default locale, or the words of the key
    def translate(key, **options)
      key = "#{self.class.translation_scope}#{key}" if key.start_with?(".")
      I18n.translate(key, **options, raise: true)
    rescue I18n::MissingTranslationData
      missing = "translation missing: #{I18n.locale}.#{key}; add it, or pass default:"
      InvalidTabBarPolicy.handle(TranslationError.new(missing))
      I18n.translate(key, **options, locale: I18n.default_locale, default: key.split(".").last.humanize)
    end
    alias t translate

    # Outside a request, some helpers are missing or fail. The error then names the declaration that uses them.
    #
    # @param tab [String, nil] the id of the tab, or `nil` for a declaration of the tab bar
    # @param name [Symbol] the option or the declaration
    # @api private
    def needing_request(tab, name)
      yield
    rescue NameError => e
      raise if @request || !@view.respond_to?(:tabwire_request)

      raise MissingRequestError, "#{tab ? "tab #{tab.inspect}: #{name}" : name}: #{e.message.lines.first.chomp}; " \
                                 "outside a request, helpers that read it are missing: use Current, or another tab bar"
    end

    # @param path [Symbol, String] a path, or the name of a method of the tab bar or of a route helper of the app:
    #   engines have routes of their own
    # @return [String]
    # @api private
    def path_of(path)
      return path unless path.is_a?(Symbol)

      own = self.class.method_defined?(path) || self.class.private_method_defined?(path)
      own || !@view.respond_to?(:tabwire_routes) ? send(path) : @view.tabwire_routes.public_send(path)
    end

    private

    # Leaves out what is invalid.
    def valid(path, mark, values)
      PageTabBar.new(path, start_path:, mark:, users: self.class.session_source.present?, **values)
    rescue TabBarError => e
      InvalidTabBarPolicy.handle(e)
      values.merge!(e.instead)
      retry
    end

    # An invalid session leaves no tabs, so that no user keeps the pages of another.
    def values_of_user
      { session: session_key, tabs:, reorders: (true if reorders?), appBadge: app_badge }
    rescue SessionError => e
      InvalidTabBarPolicy.handle(e)
      { session: nil, tabs: [] }
    end
  end
end
