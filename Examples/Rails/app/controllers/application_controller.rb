# frozen_string_literal: true

# What all pages have in common.
class ApplicationController < ActionController::Base
  include Visiting

  before_action :let_in

  private

  # Lets nobody in who is not signed in and introduced.
  def let_in
    return redirect_to sign_in_path, status: :see_other unless visitor

    redirect_to welcome_path, status: :see_other unless visitor.onboarded
  end

  # @return [String] what a form says
  # @raise [ActionController::BadRequest] if it says nothing, or something else than a text
  def field(name)
    params[name].is_a?(String) ? params[name] : raise(ActionController::BadRequest, "#{name} is missing")
  end

  # The answer to a form: the page to go on to, and what it says once.
  def go_on_to(path, **flash)
    redirect_to path, status: :see_other, flash:
  end
end
