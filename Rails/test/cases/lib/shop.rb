# frozen_string_literal: true

# An engine with routes and pages of its own.
module Shop
  class Engine < ::Rails::Engine
    isolate_namespace Shop
  end

  Engine.routes.draw do
    root to: "items#index"
    get "profile", to: "items#index"
  end
end
