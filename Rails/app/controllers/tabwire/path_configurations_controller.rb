# frozen_string_literal: true

module Tabwire
  # Serves the path configurations.
  class PathConfigurationsController < ActionController::API
    include ReadOnlySession

    # Renders the path configuration as JSON; 404 if it does not exist.
    def show
      configuration = PathConfiguration.find(params[:name])
      return head(:not_found) unless configuration

      render json: configuration if stale?(etag: configuration.as_json, public: true)
    end
  end
end
