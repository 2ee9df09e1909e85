# frozen_string_literal: true

# The stream of tab bars.
class TabBarUpdatesController < ApplicationController
  include Tabwire::TabBarStream

  skip_before_action :check_if_login_required
end
