# frozen_string_literal: true

module Tabwire
  # Serves the path configurations to apps, which fetch them at launch and keep them.
  class PathConfigurationsController < ActionController::API
    # The path configuration of a name, or that there is none.
    def show
      configuration = PathConfiguration.find(params[:name])
      return head(:not_found) unless configuration

      render json: configuration if stale?(etag: configuration.as_json, public: true)
    end
  end
end
