# frozen_string_literal: true

module Tabwire
  # The tabs that an app declares, in `app/tab_bars/application_tab_bar.rb`:
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
  # Lambdas run as the tab bar of the request, which knows every helper of the view. Without any tab the apps show a
  # single web view and no tab bar.
  class TabBar
    class_attribute :declarations, instance_accessor: false, default: []
    class_attribute :session_source, instance_accessor: false
    class_attribute :revision_source, instance_accessor: false,
                                      default: -> { Process.clock_gettime(Process::CLOCK_REALTIME, :millisecond) }
    class_attribute :start, instance_accessor: false, default: "/"
    private_class_method :declarations=, :session_source=, :revision_source=, :start=

    class << self
      # Declares a tab. Every option may be a lambda.
      #
      # @param id [Symbol, String] the stable name of the tab; the same tab keeps it for ever, whatever its title
      # @param options [Hash]
      # @option options [String] :title the label under the icon
      # @option options [String] :icon the name of the icon; the app decides what it means on each platform
      # @option options [String, Symbol] :path where the tab starts, or the name of its route's helper; the pages below
      #   it belong to the tab
      # @option options [Array<String, Symbol>] :owns further paths whose pages, and the pages below them, belong to the
      #   tab
      # @option options [:soft, :hard, nil] :deprecated that the tab is going away, and how urgently
      # @option options [Symbol, String, nil] :replacing the deprecated tab whose place this one takes
      # @option options [Integer, String, nil] :badge what the badge shows; 0 and an empty text show none
      # @option options [Symbol, Proc, Array] :if methods or lambdas that must all be true for the tab to be there
      # @option options [Symbol, Proc, Array] :unless methods or lambdas of which none may be true
      # @raise [ArgumentError] if an option is missing or unknown
      def tab(id, **options)
        self.declarations += [TabDeclaration.new(id, **options)]
      end

      # Says who is signed in. When it changes, the apps discard the pages of the one before.
      #
      # @yieldreturn [String, Symbol, Integer, nil] what tells this user from all others; apps get a keyed hash
      def session(&user)
        self.session_source = user
      end

      # Says when a page is rendered, which lets the apps drop what is older than what they know; by default the
      # milliseconds since 1970.
      #
      # @yieldreturn [Integer, nil] any number that only grows; nothing sends none
      def revision(&number)
        self.revision_source = number
      end

      # @return [String] what begins the keys of the tab bar's own texts: `application_tab_bar`
      # @api private
      def translation_scope = @translation_scope ||= name.underscore.tr("/", ".")

      # Says where the apps start.
      #
      # @param path [String] the path of the app's start URL
      # @raise [ArgumentError] if it is none
      def start_path(path)
        unless path.is_a?(String) && path.start_with?("/") && PathSafety.objection_to(path).nil?
          raise ArgumentError, "start_path: #{path.inspect} is not the path of a URL, such as /app/"
        end

        self.start = path
      end
    end

    # @param view [ActionView::Base] the view of the request, whose helpers the tab bar knows
    def initialize(view)
      @view = view
    end

    delegate_missing_to :@view

    # The tabs of this request, in the order to show them. Override it to add tabs, or to leave them all out.
    #
    # @return [Array<Tab>] none, or two and more
    def tabs
      self.class.declarations.filter_map { |declaration| declaration.tab_in(self) }
    end

    # @return [String, nil] an opaque key of who is signed in
    # @raise [SessionMistake] if what `session` says does not tell who it is
    def session_key
      user = self.class.session_source && instance_exec(&self.class.session_source)
      user && SessionKey.for(user)
    end

    # @return [Integer, nil] when this is rendered
    def revision = instance_exec(&self.class.revision_source)

    # @return [String] the path of the app's start URL, which the paths of the tabs are relative to
    def start_path = self.class.start

    # The tab that a page belongs to: the one that owns the longest prefix of its path, in whole segments.
    #
    # `/explore/3` is under `/explore`, `/explorers` is not. The query, the fragment and a trailing slash do not matter.
    # A tab at `/` owns every page that no other tab does. Of two tabs that own the same path, the first has it.
    #
    # @param path [String] the path of the request
    # @return [Tab, nil] nothing if no tab owns the page
    def active_tab_for(path)
      tabs = self.tabs
      owner = OwnedPaths.new(tabs, start_path).owner_of(PathSegments.new(path, from: start_path))
      owner && tabs[owner]
    end

    # The tab configuration for a page. It names the first tab as active if no tab owns the page, as the protocol wants
    # one.
    #
    # @param path [String] the path of the request
    # @return [TabConfiguration]
    # @raise [TabBarMistake] if the apps would reject it, unless `config.tabwire.mistakes` says to leave out what is
    #   wrong
    # @raise [SessionMistake] if what `session` says does not tell who is signed in, unless they say so
    def configuration_for(path)
      page_for(path).configuration
    end

    # The tab bar as a page carries it: for the apps and for browsers.
    #
    # @param path [String] the path of the request
    # @return [PageTabBar]
    # @raise (see #configuration_for)
    def page_for(path)
      page = page_of(draft, path)
      page.configuration.warnings.each { |warning| MistakePolicy.warn("#{self.class.name}: #{warning}") }
      page
    end

    # Translates as controllers do; a key that begins with a dot belongs to the tab bar: `application_tab_bar.home`.
    def translate(key, **options)
      key = "#{self.class.translation_scope}#{key}" if key.start_with?(".")
      @view.controller.translate(key, **options)
    end
    alias t translate

    private

    def draft
      Draft.new(tabs:, revision:, session: session_key)
    rescue SessionMistake => e
      MistakePolicy.handle(e)
      Draft.new(tabs: [], revision:, session: nil)
    end

    def page_of(draft, path)
      draft.page(path, start_path)
    rescue TabBarMistake => e
      MistakePolicy.handle(e)
      draft.leave_out(e.reason)
      retry
    end
  end
end
