# frozen_string_literal: true

# The pages. Those of {#explore} change the session with each request.
class MembersController < ApplicationController
  def home; end
  def sign_in; end

  def explore
    session[:visits] = session[:visits].to_i + 1
  end

  def profile
    redirect_to "/sign-in" unless current_user
  end

  def edit = profile

  def update
    return render(:edit, status: :unprocessable_entity) if params[:name].blank?

    redirect_to "/profile", notice: "Saved #{params[:name]}"
  end

  def create_session
    forget_user
    session[:user] = params[:persona]
    remember(params[:persona]) if Rails.configuration.x.remembers_users == true
    redirect_to "/profile", status: :see_other
  end

  def delete_session
    forget_user
    redirect_to "/", status: :see_other
  end

  private

  def remember(user)
    cookies.signed[:remember] = { value: user, expires: 1.year, httponly: true }
  end

  def forget_user
    reset_session
    cookies.delete(:remember)
    @current_user = nil
  end
end
