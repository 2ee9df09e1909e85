# frozen_string_literal: true

Rails.application.routes.draw do
  mount Tabwire::Engine => "/tabwire"

  post "/sign-in", to: "pages#sign_in"
  get "/", to: "pages#show", as: :root
  get "/explore(/:id)", to: "pages#show", as: :explore
  get "/library", to: "pages#show", as: :library
  get "/stream", to: "tab_bar_updates#show", as: :tab_bar_updates
  get "/component", to: "pages#component"
  get "/markup", to: "pages#markup"
  get "/app", to: "pages#app"
  get "/apps_only", to: "pages#apps_only"
  get "/cached", to: "pages#cached"
  get "/fragment", to: "pages#fragment"
  %w[component_fragment page_fragment collection_fragment fetched stored public_by_header public_afterwards dated
     unmarked flashing token prefetched enter inside].each { |page| get "/#{page}", to: "pages##{page}" }
  get "/open", to: "open_pages#show"
  get "/fullscreen", to: "pages#fullscreen"
  get "/shared", to: "pages#shared"
  get "/missing", to: ->(_) { [404, {}, []] }
  get "/away", to: redirect("/")
  get "/*any", to: "pages#show", constraints: ->(request) { !request.path.start_with?("/.well-known/") }
end
