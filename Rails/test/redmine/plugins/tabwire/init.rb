# frozen_string_literal: true

Redmine::Plugin.register(:tabwire) { name "Native tab bar" }

# Adds the tab bar and its JavaScript to every page.
class TabwireHooks < Redmine::Hook::ViewListener
  render_on :view_layouts_base_body_top, partial: "application/tab_bar"
  render_on :view_layouts_base_html_head, partial: "tabwire/javascript"
end

ApplicationController.include Tabwire::Privacy
