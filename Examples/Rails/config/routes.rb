# frozen_string_literal: true

Rails.application.routes.draw do
  scope format: false do
    root "home#show"
    get "notes", to: redirect("/", status: 303)
    post "notes", to: "notes#create"
    get "notes/new", to: "notes#new", as: :new_note
    post "notes/new", to: "notes#create_alone"
    get "updates/:id", to: "updates#show", as: :update
    get "recommendations/:id", to: "recommendations#show", as: :recommendation

    get "explore", to: "trails#index"
    get "explore/:id", to: "trails#show", as: :trail
    post "explore/:id/send", to: "recommendations#create", as: :recommendations
    post "explore/:id/favorite", to: "favorites#toggle", as: :favorite
    get "favorites", to: "favorites#index"
    get "library", to: "guides#index"
    get "library/:id", to: "guides#show", as: :guide
    get "premium", to: "premium#show"

    get "profile", to: "profiles#show"
    get "profile/edit", to: "profiles#edit", as: :edit_profile
    post "profile/edit", to: "profiles#update"
    get "profile/tabs", to: "profiles#tabs", as: :arrange
    get "profile/face-:persona-1.png", to: "profiles#face", as: :face, constraints: { persona: /[a-z]+/ }
    get "profile/lifelines", to: "lifelines#show", as: :lifelines
    get "profile/trouble", to: "profiles#trouble", as: :trouble

    get "welcome", to: "onboardings#show"
    post "welcome", to: "onboardings#update"
    get "sign-in", to: "sessions#new", as: :sign_in
    post "sign-in", to: "sessions#create"
    post "sign-out", to: "sessions#destroy", as: :sign_out
    post "language", to: "locales#update"
    post "flags", to: "flags#update"

    get "tabs/updates", to: "tab_bar_updates#show", as: :tab_bar_updates

    match ":status", to: "errors#show", via: :all, constraints: { status: /[45]\d{2}/ }
  end

  get "configurations/:name", to: "tabwire/path_configurations#show", defaults: { format: :json }
end
