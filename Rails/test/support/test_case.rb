# frozen_string_literal: true

require_relative "../app/application"
require "rails/test_unit/railtie"
require "active_support/testing/autorun"
require "action_controller/test_case"
require "action_dispatch/testing/integration"

module ActiveSupport
  class TestCase
    # Takes a policy for the mistakes that the block makes.
    def with_mistakes(policy)
      before = Tabwire.config.mistakes
      Tabwire.config.mistakes = policy
      yield
    ensure
      Tabwire.config.mistakes = before
    end

    # Lines that are logged while the block runs.
    def logged
      before = Rails.logger
      lines = StringIO.new
      Rails.logger = ActiveSupport::Logger.new(lines)
      # What other tests logged does not count.
      Tabwire::MistakePolicy.instance_variable_set(:@logged, Tabwire::BoundedCache.new(Tabwire::MistakePolicy::MAXIMUM))
      yield
      lines.string.lines(chomp: true)
    ensure
      Rails.logger = before
    end

    # A tab bar of its own: the block declares it.
    def tab_bar_class(&declaration)
      Class.new(Tabwire::TabBar) do
        def self.name = "TestTabBar"
        class_eval(&declaration)
      end
    end

    # The tab bar of a page.
    def page(path = "/", view: nil, &declaration)
      tab_bar_class(&declaration).new(view).page_for(path)
    end

    # A tab that has all it needs.
    def plain_tab(id, **options)
      Tabwire::Tab.new(id, title: id.to_s.titleize, icon: "circle", path: "/#{id}", **options)
    end
  end
end
