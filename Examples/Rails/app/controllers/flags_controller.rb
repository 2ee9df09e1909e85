# frozen_string_literal: true

# The deploy flags, which a panel on each page changes, and scripts do:
#
#   curl --data 'explore=hard' --cookie jar --cookie-jar jar http://127.0.0.1:3000/flags
class FlagsController < ApplicationController
  skip_before_action :let_in

  # What is left out stays as it is.
  def update
    flags.change(params.slice(*DeployFlags::CHOICES.keys).to_unsafe_h)
    session[:flags] = flags.to_h
    go_on_to LocalPath.from(params[:back]), opens_backstage: params.key?(:back)
  end
end
