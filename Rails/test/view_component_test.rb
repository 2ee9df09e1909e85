# frozen_string_literal: true

require "support/test_case"

# Debian has ViewComponent from Debian 14 on.
if Gem::Specification.find_all_by_name("view_component").any?
  require "view_component"
  require "view_component/base"

  class ViewComponentTest < ActionDispatch::IntegrationTest
    class PageComponent < ViewComponent::Base
      renders_one :bar, Tabwire::TabBarComponent

      def call = bar
    end

    test "the tab bar fills a slot" do
      tab_bar = tab_bar_class { %w[home explore].each { |id| tab id, title: id, icon: "x", path: "/#{id}" } }
      controller = PagesController.new.tap { |page| page.request = ActionDispatch::TestRequest.create }
      html = controller.view_context.render(PageComponent.new) { |page| page.with_bar(tab_bar, label: "Main") }
      assert_equal 1, html.scan(/<nav [^>]*aria-label="Main"/).size
      assert_equal 2, html.scan('<a class="tab"').size
    end
  end
end
