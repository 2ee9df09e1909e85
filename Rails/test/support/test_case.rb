# frozen_string_literal: true

require_relative "../app/application"
require "rails/test_unit/railtie"
require "active_support/testing/autorun"
require "action_controller/test_case"
require "action_dispatch/testing/integration"

module ActiveSupport
  class TestCase
    # Sets `config.tabwire.on_invalid` for the block.
    def with_policy(policy)
      before = Tabwire.config.on_invalid
      Tabwire.config.on_invalid = policy
      yield
    ensure
      Tabwire.config.on_invalid = before
    end

    # Returns the lines that are logged in the block.
    def logged
      before = Rails.logger
      lines = StringIO.new
      Rails.logger = ActiveSupport::Logger.new(lines)
      # Forgets the lines that other tests logged.
      Tabwire::InvalidTabBarPolicy.instance_variable_get(:@logged).clear
      yield
      lines.string.lines(chomp: true)
    ensure
      Rails.logger = before
    end

    # Returns a tab bar class with the declarations of the block.
    def tab_bar_class(&declaration)
      Class.new(Tabwire::TabBar) do
        def self.name = "TestTabBar"
        session false
        class_eval(&declaration)
      end
    end

    # Returns the tab bar of a page.
    def page(path = "/", view: nil, &declaration)
      tab_bar_class(&declaration).new(view).page_for(path)
    end

    # Returns a valid tab.
    def plain_tab(id, **options)
      Tabwire::Tab.new(id, title: id.to_s.titleize, icon: "circle", path: "/#{id}", **options)
    end
  end
end
