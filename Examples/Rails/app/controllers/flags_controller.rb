# frozen_string_literal: true

# The deploy flags. The panel on each page changes them, and so do scripts:
#
#   curl --data 'explore=hard' --cookie jar --cookie-jar jar http://127.0.0.1:3000/flags
class FlagsController < ApplicationController
  allow_signed_out_access
  # Scripts have no token. SameOriginForms refuses the forms of other sites.
  skip_forgery_protection

  # Omitted flags stay as they are.
  def update
    flags.change(params.slice(*DeployFlags::CHOICES.keys).to_unsafe_h)
    session[:flags] = flags.to_h
    redirect_to LocalPath.from(params[:back]), status: :see_other, flash: { deploy_panel: params.key?(:back) }
  end
end
