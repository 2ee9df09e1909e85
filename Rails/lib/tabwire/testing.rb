# frozen_string_literal: true

require "nokogiri"
require "open3"

module Tabwire
  # The tab configuration that a page embeds, for {TestHelper} and {RSpec}. An error is a sentence, or `nil`.
  class Testing
    # The error without the command `tabwire`. Such a test is skipped.
    NO_COMMAND = "the command tabwire is not installed"
    # The members that differ between requests, not between deploys.
    CHANGING = %w[appBadge live revision session tabBarHidden].freeze

    # @param page [String, ActionDispatch::Response, nil] the HTML or the response, or `nil` before the first request
    def initialize(page)
      @page = page
      attribute = "data-#{Tabwire.config[:controller]}-configuration-value"
      html = Nokogiri::HTML(page.respond_to?(:body) ? page.body : page.to_s)
      @values = html.css("[#{attribute}]").pluck(attribute)
    end

    # @return [Hash, nil] the data of the `configure` message, or `nil` if the page has none or more than one
    def configuration = (JSON.parse(@values.first) if @values.one?)

    # @return [String, nil] the id of the active tab
    def active = configuration["active"]

    # @return [Array<String>] the ids of the tabs
    def tabs = configuration["tabs"].pluck("id")

    # Compares the tab bar with an expectation.
    #
    # @param active [Symbol, String, nil] the expected active tab; `nil` accepts any
    # @param tabs [Array<Symbol, String>, nil] the expected tabs in order; `nil` accepts any tabs, but at least one
    # @return [String, nil] the difference
    def difference(active: nil, tabs: nil) = error || difference_of_tabs(tabs) || difference_of_active(active)

    # Runs `tabwire check`.
    #
    # @return [String, nil] the errors and usability problems of the tab bar
    def lint_error = error || report("check", "--strict", "-", stdin_data: JSON.generate(configuration))

    # Compares the page with the last deploy by `tabwire plan`, which walks through every state that an app can be in.
    #
    # `test/tab_bars` holds the configurations of the last deploy: one file for each audience, committed with the app.
    # After a deploy, `TABWIRE_SAVE=1 bin/rails test` writes them again.
    #
    # @param name [Symbol, String] the audience
    # @param folder [Pathname, String] the folder with the configurations of the last deploy
    # @param fail_on [Symbol, String] the lowest severity that fails: `none`, `calm`, `noticeable` or `disruptive`
    # @return [String, nil] the report of a deploy that fails
    def deploy_error(name, folder, fail_on:)
      return error if error

      file = Pathname(folder).join("#{name}.json")
      return save(file) if ENV.key?("TABWIRE_SAVE")

      found = report("plan", file.to_s, "-", "--fail-on", fail_on.to_s, stdin_data: json_of_deploy)
      return found if file.file? || found == NO_COMMAND

      "#{file} does not exist; run the tests with TABWIRE_SAVE=1 to write it"
    end

    private

    # The reason why there is no configuration, and how to fix it.
    def error
      return if @values.one?
      return "the page has #{@values.size} tab bars; render <%= tab_bar %> once" if @values.any?
      return "there is no response; make a request first" unless @page
      return "the page has no tab bar; render <%= tab_bar %> in the body of the layout" if @page.try(:status).to_i < 300
      return "the response redirects to #{@page.location}; sign in first, or call follow_redirect!" if @page.redirect?

      request = @page.request
      "#{request.request_method} #{request.fullpath} answered #{@page.status}; request a page that exists"
    end

    def difference_of_tabs(expected)
      return ("expected tabs, found none" if tabs.empty?) unless expected

      "expected the tabs #{list(expected)}, found #{list(tabs)}" if expected.map(&:to_s) != tabs
    end

    def difference_of_active(expected)
      "expected the active tab #{expected.inspect}, found #{active.inspect}" if expected && expected.to_s != active
    end

    def list(ids) = ids.empty? ? "none" : ids.join(", ")

    # Runs the command `tabwire`, and returns its output if it fails.
    def report(*arguments, **options)
      output, status = Open3.capture2e("tabwire", *arguments, **options)
      output unless status.success?
    rescue Errno::ENOENT
      NO_COMMAND
    end

    def json_of_deploy
      tabs = configuration["tabs"].map { |tab| tab.except("version") }
      "#{JSON.pretty_generate(configuration.except(*CHANGING).merge('tabs' => tabs))}\n"
    end

    def save(file)
      file.dirname.mkpath
      file.write(json_of_deploy)
      nil
    end
  end
end
