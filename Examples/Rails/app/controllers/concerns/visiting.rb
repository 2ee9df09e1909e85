# frozen_string_literal: true

# Who is visiting, and what language they read. All of it travels in the visitor's cookie.
module Visiting
  extend ActiveSupport::Concern

  included do
    helper_method :visitor, :flags
    around_action :speak
  end

  private

  # @return [Visitor, nil] who is signed in
  def visitor
    @visitor ||= session[:visitor] && Visitor.new(**session[:visitor].symbolize_keys)
  end

  # Keeps what has changed about the visitor, or who it is.
  def save(visitor)
    @visitor = visitor
    session[:visitor] = visitor.to_h
  end

  # Forgets who is signed in, but not the flags and the language.
  def forget_visitor
    kept = session.to_h.slice("flags", "language")
    reset_session
    session.merge!(kept)
    @visitor = nil
  end

  # @return [DeployFlags]
  def flags
    @flags ||= DeployFlags.new(session[:flags])
  end

  def speak(&block)
    language = session[:language] || AcceptedLanguage.from(request.headers["Accept-Language"]) || I18n.default_locale
    response.set_header "Content-Language", language.to_s
    I18n.with_locale(language, &block)
  end
end
