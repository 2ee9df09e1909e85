# frozen_string_literal: true

# The tabs of the app, for all users and deploy flags.
class ApplicationTabBar < Tabwire::TabBar
  session { current_user&.persona }

  tab :home, title: -> { t("home") }, icon: "house.fill", path: :root_path,
             badge: -> { current_user.unread_count },
             badge_label: -> { t("unreadCount", count: current_user.unread_count) if more? }
  tab :explore, title: -> { t("explore") }, icon: "magnifyingglass", path: :explore_path,
                if: -> { available?("explore") }, deprecated: -> { deprecation("explore") },
                role: -> { :search if more? }
  tab :favorites, title: -> { t("favorites") }, icon: "heart.fill", path: :favorites_path,
                  unless: -> { phase("explore") == "on" }, replacing: -> { "explore" if available?("explore") }
  tab :library, title: -> { t("library") }, icon: "books.vertical", path: :library_path,
                if: -> { available?("library") }, deprecated: -> { deprecation("library") }
  tab :compose, title: -> { t("write") }, icon: "square.and.pencil", path: :new_note_path, action: true, if: :more?
  tab :premium, title: -> { t("premium") }, icon: "star.fill", path: :premium_path,
                badge: -> { :dot if more? && FreeWeekend.on? },
                if: -> { available?("premium") }, deprecated: -> { deprecation("premium") }
  tab :profile, title: -> { t("profile") }, icon: "person.crop.circle", path: :profile_path,
                image: -> { { path: face_path(current_user.persona), kind: :picture } if more? }

  # Users have no tabs before they sign in and complete the onboarding.
  def tabs
    return [] unless current_user&.onboarded

    flags["order"] == "library-first" ? library_first(super) : super
  end

  # Users arrange their tabs on a page of their profile.
  def reorders? = more?

  def app_badge = (current_user&.unread_count || 0 if more?)

  private

  # Whether the tab bar has more than tabs.
  def more? = flags["bar"] == "more"

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
