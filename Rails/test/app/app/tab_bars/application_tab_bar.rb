# frozen_string_literal: true

# The tabs of the app under test.
class ApplicationTabBar < Tabwire::TabBar
  session { user }

  tab :home, title: -> { t(".home") }, icon: "house.fill", path: :root_path, badge: -> { user.size }
  tab :explore, title: -> { t(".explore") }, icon: "magnifyingglass", path: :explore_path, owns: ["/topics"]
  tab :library, title: "Library", icon: "books.vertical", path: :library_path, if: :reader?

  def tabs = user ? super : []

  private

  def reader? = user == "reader"
end
