# frozen_string_literal: true

module Shop
  # A page of an engine, in the layout of the app.
  class ItemsController < ::ApplicationController
    def index = render(html: "<p>Items</p>".html_safe, layout: true)
  end
end
