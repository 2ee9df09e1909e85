# frozen_string_literal: true

# Answers a failed request with a page that looks like the others and keeps the tabs.
class ErrorsController < ApplicationController
  # The names of the texts that tell what happened.
  NAMES = { 403 => "forbidden", 404 => "notFound", 413 => "tooLong" }.freeze

  skip_before_action :let_in

  def show
    @status = params[:status].to_i
    @name = NAMES.fetch(@status) { @status < 500 ? "misunderstood" : "failed" }
    render status: @status, formats: :html
  end
end
