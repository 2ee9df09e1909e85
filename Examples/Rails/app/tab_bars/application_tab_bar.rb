# frozen_string_literal: true

# The tabs of the app, for all users and deploy flags.
class ApplicationTabBar < Tabwire::TabBar
  session { current_user&.persona }

  tab :home, title: -> { t("home") }, icon: "house.fill", path: :root_path,
             badge: -> { current_user.unread_count }
  tab :explore, title: -> { t("explore") }, icon: "magnifyingglass", path: :explore_path,
                if: -> { available?("explore") }, deprecated: -> { deprecation("explore") }
  tab :favorites, title: -> { t("favorites") }, icon: "heart.fill", path: :favorites_path,
                  unless: -> { phase("explore") == "on" }, replacing: -> { "explore" if available?("explore") }
  tab :library, title: -> { t("library") }, icon: "books.vertical", path: :library_path,
                if: -> { available?("library") }, deprecated: -> { deprecation("library") }
  tab :premium, title: -> { t("premium") }, icon: "star.fill", path: :premium_path,
                if: -> { available?("premium") }, deprecated: -> { deprecation("premium") }
  tab :profile, title: -> { t("profile") }, icon: "person.crop.circle", path: :profile_path

  # Users have no tabs before they sign in and complete the onboarding.
  def tabs
    return [] unless current_user&.onboarded

    flags["order"] == "library-first" ? library_first(super) : super
  end

  private

  def library_first(tabs)
    library, others = tabs.partition { |tab| tab.id == "library" }
    others.insert(1, *library)
  end

  # A user who is on the Premium page when it is turned off keeps the tab until leaving it.
  def phase(name)
    phase = flags.phase(name, current_user)
    phase == "off" && name == "premium" && tab_bar_page_path == premium_path ? "hard" : phase
  end

  def available?(name) = phase(name) != "off"

  def deprecation(name) = phase(name).presence_in(%w[soft hard])
end
