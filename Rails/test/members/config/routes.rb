# frozen_string_literal: true

Rails.application.routes.draw do
  root to: "members#home"
  get "explore(/:id)", to: "members#explore"
  get "profile", to: "members#profile"
  get "profile/edit", to: "members#edit"
  post "profile", to: "members#update"
  get "sign-in", to: "members#sign_in"
  post "sign-in", to: "members#create_session"
  post "sign-out", to: "members#delete_session"
  get "tab_bar_updates", to: "tab_bar_updates#show"
end
