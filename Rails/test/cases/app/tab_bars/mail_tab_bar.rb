# frozen_string_literal: true

# Tabs that need no request.
class MailTabBar < Tabwire::TabBar
  session false

  tab :home, title: "Home", icon: "house.fill", path: "/"
  tab :explore, title: "Explore", icon: "magnifyingglass", path: "/explore"
end
