# frozen_string_literal: true

# Choosing a language: the titles of open tabs change where they are.
class LanguagesController < ApplicationController
  skip_before_action :let_in

  def update
    language = field(:language)
    unless I18n.locale_available?(language)
      raise ActionController::BadRequest, "the site does not speak #{language.inspect}"
    end

    session[:language] = language
    go_on_to LocalPath.from(params[:back])
  end
end
