# frozen_string_literal: true

# The stream of tab bars.
class TabBarUpdatesController < ApplicationController
  include Tabwire::TabBarStream
end
