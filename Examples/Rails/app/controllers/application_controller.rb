# frozen_string_literal: true

# The base class of all controllers.
class ApplicationController < ActionController::Base
  include Tabwire::Privacy
  include Authentication

  around_action :switch_locale

  helper_method :flags

  private

  def switch_locale(&action)
    locale = session[:language] || AcceptLanguage.preferred(request.headers["Accept-Language"]) || I18n.default_locale
    response.set_header "Content-Language", locale.to_s
    I18n.with_locale(locale, &action)
  end

  # @return [DeployFlags] the deploy flags of this browser
  def flags
    @flags ||= DeployFlags.new(session[:flags])
  end

  # @return [String] the value of a form field
  # @raise [ActionController::BadRequest] if the field is missing or not a string
  def required_param(name)
    value = params[name]
    value.is_a?(String) ? value : raise(ActionController::BadRequest, "#{name} is missing")
  end
end
