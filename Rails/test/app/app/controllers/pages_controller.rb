# frozen_string_literal: true

# Pages with a tab bar each.
class PagesController < ActionController::Base
  helper_method :user

  def show; end
  def component; end
  def markup; end

  def app
    render json: { platform: native_app&.platform, version: native_app&.version, native: native_app? }
  end

  def sign_in
    session[:user] = params[:user]
    head :no_content
  end

  # The paths of tabs too keep what a visitor has chosen.
  def default_url_options = params.permit(:design).to_h.symbolize_keys

  private

  def user = session[:user]
end
