# frozen_string_literal: true

# Lets a page take the tab bar as it was made before, and not make it anew: the same page, without what it costs.
module TabBarSwitch
  mattr_accessor :ready_made, default: false
  mattr_accessor :made, default: {}

  def tab_bar(...)
    taken(:html) { super }
  end

  def page_tab_bar(...)
    taken(:page) { super }
  end

  private

  def taken(kind)
    key = [request.path, kind]
    ready_made ? made.fetch(key) : made[key] = yield
  end
end
