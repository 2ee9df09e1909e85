# frozen_string_literal: true

# Renders error pages in the layout of the app, with the tabs.
class ErrorsController < ApplicationController
  # The translation keys of known errors.
  NAMES = { 403 => "forbidden", 404 => "notFound", 413 => "tooLong" }.freeze

  allow_signed_out_access

  def show
    @status = params[:status].to_i
    @name = NAMES.fetch(@status) { @status < 500 ? "misunderstood" : "failed" }
    render status: @status, formats: :html
  end
end
