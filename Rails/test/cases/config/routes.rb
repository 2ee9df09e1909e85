# frozen_string_literal: true

require "shop"

Rails.application.routes.draw do
  mount Tabwire::Engine => "/tabwire"
  mount Shop::Engine => "/shop"
  get "replaced", to: "cases#replaced"
  get "blob", to: "cases#blob"
  post "later", to: "cases#later"
  get "api/user", to: "api/users#show"
end
