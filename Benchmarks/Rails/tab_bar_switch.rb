# frozen_string_literal: true

# Lets a page take the tab bar as it was made before: the same page, without what making it costs.
module TabBarSwitch
  # What is made anew: `everything`; the `tabs`, as the app declares them, alone; or `nothing`.
  mattr_accessor :anew, default: :everything
  mattr_accessor :made, default: {}

  def tab_bar(...)
    ApplicationTabBar.new(self).tabs if anew == :tabs
    made_before(:html) { super }
  end

  def page_tab_bar(...)
    made_before(:page) { super }
  end

  private

  def made_before(kind)
    key = [request.path, kind]
    anew == :everything ? made[key] = yield : made.fetch(key)
  end
end
