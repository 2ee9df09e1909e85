# frozen_string_literal: true

# The tabs of the apps. Every page carries them; the apps keep what users see in them when they change.
class ApplicationTabBar < Tabwire::TabBar
  # Who is signed in. When somebody else is, the apps forget the pages of the one before. They get a keyed hash of it.
  #
  # session { current_user&.id }

  # A tab keeps its id for ever, whatever its title. Every option may be a lambda, which knows the view's helpers.
  tab :home, title: -> { t(".home") }, icon: "house.fill", path: "/"

  # The pages below a tab's path belong to the tab. So do those below the paths that it owns.
  tab :explore, title: -> { t(".explore") }, icon: "magnifyingglass", path: "/explore", owns: ["/search"]

  # More of what a tab can have:
  #
  # path: :explore_path          the name of a route's helper
  # badge: -> { unread_count }   a number or a short text; 0 shows none
  # if: -> { premium? }          whether it is there; so does `unless:`
  # deprecated: :soft            it is going away: it stays on the bars that show it until the app starts anew,
  #                              or with :hard until the user leaves it
  # replacing: :explore          it takes the place of a tab that is going away

  # Without any tab the apps show no tab bar.
  #
  # def tabs = current_user ? super : []
end
