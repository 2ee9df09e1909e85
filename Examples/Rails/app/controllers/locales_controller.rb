# frozen_string_literal: true

# Changes the language. Open apps change the titles of their tabs in place.
class LocalesController < ApplicationController
  allow_signed_out_access

  def update
    language = required_param(:language)
    raise ActionController::BadRequest, "unknown language #{language.inspect}" unless I18n.locale_available?(language)

    session[:language] = language
    redirect_to LocalPath.from(params[:back]), status: :see_other
  end
end
