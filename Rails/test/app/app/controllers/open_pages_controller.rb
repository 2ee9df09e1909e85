# frozen_string_literal: true

# A page of a controller without {Tabwire::Privacy}.
class OpenPagesController < ActionController::Base
  helper_method :user

  def show = (render("pages/show", layout: "pages") if stale?(etag: "content", last_modified: Time.utc(2026)))

  private

  def user = session[:user]
end
