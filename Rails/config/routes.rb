# frozen_string_literal: true

Tabwire::Engine.routes.draw do
  get "path_configurations/:name", to: "path_configurations#show", as: :path_configuration,
                                   defaults: { format: :json }
end
