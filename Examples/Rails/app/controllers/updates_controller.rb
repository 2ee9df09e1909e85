# frozen_string_literal: true

# News, which are read by opening them.
class UpdatesController < ApplicationController
  def show
    @update = Update.find(params[:id])
    # A browser that fetches ahead has shown nothing to anybody yet.
    return if prefetch?

    visitor.read(@update)
    save visitor
  end

  private

  def prefetch?
    %w[Sec-Purpose X-Sec-Purpose Purpose].any? { |name| request.headers[name].to_s.include?("prefetch") }
  end
end
