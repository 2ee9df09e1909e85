# frozen_string_literal: true

# The stream that changes the tab bars of open pages.
class TabBarUpdatesController < ApplicationController
  include Tabwire::TabBarStream

  allow_signed_out_access
end
