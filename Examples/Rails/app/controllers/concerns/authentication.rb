# frozen_string_literal: true

# Signs users in and out. The user is stored in the encrypted session cookie.
module Authentication
  extend ActiveSupport::Concern

  included do
    before_action :require_sign_in, :require_onboarding
    helper_method :current_user
  end

  class_methods do
    def allow_signed_out_access(**options)
      skip_before_action :require_sign_in, :require_onboarding, **options
    end
  end

  private

  # @return [User, nil] the signed-in user
  def current_user
    return if session[:user].nil? || EndedSessions.include?(session[:sign_in])

    @current_user ||= User.new(**session[:user].symbolize_keys)
  end

  def require_sign_in
    redirect_to sign_in_path, status: :see_other unless current_user
  end

  def require_onboarding
    redirect_to welcome_path, status: :see_other unless current_user.onboarded
  end

  def sign_in(user)
    sign_out
    session[:sign_in] = EndedSessions.start
    save user
  end

  # Resets the session, but keeps the deploy flags and the language of this browser.
  def sign_out
    EndedSessions.add session[:sign_in]
    kept = session.to_h.slice("flags", "language")
    reset_session
    session.update(kept)
    @current_user = nil
  end

  def save(user)
    @current_user = user
    session[:user] = user.to_h
  end
end
