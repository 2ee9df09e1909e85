# frozen_string_literal: true

# The tabs of the apps. Every page embeds them. When they change, apps keep what users have open.
class ApplicationTabBar < Tabwire::TabBar
  # Who is signed in. When it changes, apps discard the pages of the previous user. Apps receive a keyed hash.
  #
  # session { current_user&.id }

  # The id of a tab stays the same when its title changes. Every option accepts a lambda, which can call view helpers.
  tab :home, title: -> { t(".home") }, icon: "house.fill", path: "/"

  # The pages below the path of a tab belong to the tab, and so do the pages below the paths in `owns:`.
  tab :explore, title: -> { t(".explore") }, icon: "magnifyingglass", path: "/explore", owns: ["/search"]

  # More options:
  #
  # path: :explore_path          the name of a route helper
  # badge: -> { unread_count }   a number or a short text; 0 shows no badge
  # if: -> { premium? }          includes the tab conditionally; so does `unless:`
  # deprecated: :soft            phases the tab out: it stays on open apps until they restart, or with :hard until the
  #                              user selects another tab
  # replacing: :explore          replaces a deprecated tab

  # Without tabs, apps show no tab bar.
  #
  # def tabs = current_user ? super : []
end
