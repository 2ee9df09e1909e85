# frozen_string_literal: true

# A user whom Devise signs in and remembers.
class User < ApplicationRecord
  devise :database_authenticatable, :rememberable

  def name = email[/\A\w+/].capitalize
  def badge = id + 2
end
