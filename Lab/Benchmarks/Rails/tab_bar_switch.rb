# frozen_string_literal: true

# Reuses the tab bar of an earlier request, so that a page can be measured without the cost of its tab bar.
module TabBarSwitch
  # The part that each request computes: `everything`, the declared `tabs` alone, or `nothing`.
  mattr_accessor :computes, default: :everything
  mattr_accessor :results, default: {}

  def tab_bar(...)
    ApplicationTabBar.new(self).tabs if computes == :tabs
    page_tab_bar unless computes == :everything
    reuse(:html) { super }
  end

  def page_tab_bar(...)
    # The page is judged by the tab bars that it has computed.
    reuse(:page) { super }.tap { |page| Tabwire::PageGuard.record(request, page) }
  end

  private

  def reuse(kind)
    key = [request.path, kind]
    computes == :everything ? results[key] = yield : results.fetch(key)
  end
end
