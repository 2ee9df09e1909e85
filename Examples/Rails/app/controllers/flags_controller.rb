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
    change_flags
    change_weekend if params.key?(:weekend)
    # Other windows of this browser show its tabs, too.
    ApplicationTabBar.broadcast_to(current_user.persona) if current_user
    redirect_to LocalPath.from(params[:back]), status: :see_other, flash: { deploy_panel: opens_panel? }
  end

  private

  def opens_panel? = params.key?(:back) && params[:back] != arrange_path

  def change_flags
    flags.change(params.slice(*DeployFlags::CHOICES.keys).to_unsafe_h)
    session[:flags] = flags.to_h
  end

  def change_weekend
    FreeWeekend.choice = params[:weekend]
    ApplicationTabBar.broadcast_to_everybody
  end
end
