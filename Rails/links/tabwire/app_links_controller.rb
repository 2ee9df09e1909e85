# frozen_string_literal: true

module Tabwire
  # Serves the files by which links open in apps, to phones, which send no cookies and follow no redirects.
  class AppLinksController < ActionController::API
    include ReadOnlySession

    # Renders a file as JSON; 404 if the configuration names no app for it.
    def show
      file = AppLinks.new(Tabwire.config.tab_bar.constantize).public_send(params[:file])
      return head(:not_found) unless file

      expires_in 1.hour, public: true
      render json: file if stale?(etag: file, public: true)
    end
  end
end
