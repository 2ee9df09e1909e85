# frozen_string_literal: true

module Tabwire
  # The two files by which links to a site open in its apps, at the page and in the tab that they lead to. They name the
  # path of every declared tab, the paths that tabs own, and the pages below them. The start page is named alone.
  #
  #   config.tabwire.apple_apps = ["ABCDE12345.com.example.trails"]
  #   config.tabwire.android_apps = { "com.example.trails" => ["14:6D:E9:…"] }
  #   config.tabwire.excluded_links = ["/explore/print"]
  class AppLinks
    # The paths of the files, and the method that makes each.
    FILES = { ".well-known/apple-app-site-association" => :apple, ".well-known/assetlinks.json" => :android }.freeze
    APPLE_APP = /\A[A-Z0-9]{10}(\.[A-Za-z0-9-]+)+\z/
    ANDROID_APP = /\A[A-Za-z]\w*(\.[A-Za-z]\w*)+\z/
    CERTIFICATE = /\A\h\h(:\h\h){31}\z/
    RELATION = "delegate_permission/common.handle_all_urls"
    private_constant :APPLE_APP, :ANDROID_APP, :CERTIFICATE, :RELATION

    # @return [Hash] the files for which the configuration names an app
    def self.configured(config)
      apps = { apple: config.apple_apps, android: config.android_apps }
      FILES.select { |_, file| apps[file].any? }
    end

    # Checks the apps of the configuration, when the app starts.
    #
    # @raise [ArgumentError] if an app is none
    def self.check(config)
      if (wrong = config.apple_apps.find { |app| !APPLE_APP.match?(app) })
        raise ArgumentError, "config.tabwire.apple_apps: #{wrong.inspect} is not the identifier of an app with the " \
                             "prefix of its team (use one like ABCDE12345.com.example.trails)"
      end

      config.android_apps.each do |app, certificates|
        next if ANDROID_APP.match?(app) && certificates.any? && certificates.all?(CERTIFICATE)

        raise ArgumentError, "config.tabwire.android_apps: #{app.inspect} needs the identifier of an app and the " \
                             "SHA-256 fingerprints of its certificates, as keytool -list -v prints them"
      end
    end

    # The paths of all declared tabs and the paths that they own, except those that depend on the user.
    #
    # @param tab_bar [Class<TabBar>]
    # @return [Array<String>]
    # @api private
    def self.declared_paths(tab_bar)
      without_request = tab_bar.new(::Rails.application.routes.url_helpers)
      tab_bar.declarations.flat_map { |declaration| paths_of(declaration, without_request) }
    end

    # An action owns no page (R17.2).
    def self.paths_of(declaration, tab_bar)
      TabDeclaration::PATHS.flat_map do |name|
        declaration.value(:action, tab_bar) ? [] : Array(declaration.value(name, tab_bar))
      rescue StandardError => e
        InvalidTabBarPolicy.warn("links to the tab #{declaration.id.inspect} open in the browser: #{e.message}")
        []
      end
    end
    private_class_method :paths_of

    # @param tab_bar [Class<TabBar>]
    # @param config [ActiveSupport::OrderedOptions] the app's `config.tabwire`
    def initialize(tab_bar, config = Tabwire.config)
      @start = tab_bar.start
      @paths = self.class.declared_paths(tab_bar)
      @config = config
    end

    # @return [Hash, nil] the data for Apple's systems, or `nil` without an app
    def apple
      return if @config.apple_apps.empty?

      { applinks: { details: [{ appIDs: @config.apple_apps, components: }] } }
    end

    # @return [Array<Hash>, nil] the data for Android, or `nil` without an app. Android reads the paths since version 15
    def android
      @config.android_apps.map do |app, certificates|
        {
          relation: [RELATION],
          target: { namespace: "android_app", package_name: app, sha256_cert_fingerprints: certificates.map(&:upcase) },
          relation_extensions: { RELATION => { dynamic_app_link_components: components } }
        }
      end.presence
    end

    private

    # The first pattern that matches a link decides.
    def components
      excluded = @config.excluded_links.flat_map { |path| patterns(path) }
      start = encoded(@start)
      owned = @paths.flat_map { |path| encoded(path) == start ? [start] : patterns(path) }
      excluded.map { |pattern| { "/": pattern, exclude: true } } + owned.uniq.map { |pattern| { "/": pattern } }
    end

    def patterns(path) = [encoded(path), "#{encoded(path).delete_suffix('/')}/*"]

    # The path as links have it. An asterisk would stand for any characters.
    def encoded(path)
      segments = Paths.segments(path, from: @start).map do |segment|
        segment.gsub(/[^A-Za-z0-9\-._~!$&'()+,;=:@]/n) { |byte| format("%%%02X", byte.ord) }
      end
      "/#{segments.join('/')}"
    end
  end
end
