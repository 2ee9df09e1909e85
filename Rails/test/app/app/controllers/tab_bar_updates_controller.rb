# frozen_string_literal: true

# The stream of tab bars.
class TabBarUpdatesController < PagesController
  include Tabwire::TabBarStream
end
