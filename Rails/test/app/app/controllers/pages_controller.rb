# frozen_string_literal: true

# Pages with a tab bar.
class PagesController < ActionController::Base
  helper_method :user

  def show; end
  def apps_only; end
  def fragment; end
  def fullscreen; end

  def cached
    return unless stale?("the content of the page")

    respond_to do |format|
      format.html { render :show }
      format.json { render json: {} }
    end
  end

  def component; end
  def markup; end

  def shared
    expires_in 1.hour, public: true
    render :show
  end

  def app
    render json: { platform: native_app&.platform, version: native_app&.version, native: native_app? }
  end

  def sign_in
    session[:user] = params[:user]
    head :no_content
  end

  # Every path keeps the design that the user chose, those of tabs included.
  def default_url_options = params.permit(:design).to_h.symbolize_keys

  private

  def user = session[:user]
end
