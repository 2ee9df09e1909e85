# frozen_string_literal: true

# The tabs of the app, declared once for all users and flags.
class ApplicationTabBar < Tabwire::TabBar
  session { visitor&.persona }

  tab :home, title: -> { t("home") }, icon: "house.fill", path: :root_path, badge: -> { visitor.unread_updates.size }
  tab :explore, title: -> { t("explore") }, icon: "magnifyingglass", path: :explore_path,
                if: -> { there?("explore") }, deprecated: -> { deprecation("explore") }
  tab :favorites, title: -> { t("favorites") }, icon: "heart.fill", path: :favorites_path,
                  unless: -> { phase("explore") == "on" }, replacing: -> { "explore" if there?("explore") }
  tab :library, title: -> { t("library") }, icon: "books.vertical", path: :library_path,
                if: -> { there?("library") }, deprecated: -> { deprecation("library") }
  tab :premium, title: -> { t("premium") }, icon: "star.fill", path: :premium_path,
                if: -> { there?("premium") }, deprecated: -> { deprecation("premium") }
  tab :profile, title: -> { t("profile") }, icon: "person.crop.circle", path: :profile_path

  # Whoever is not signed in, or still being introduced, sees none.
  def tabs
    return [] unless visitor&.onboarded

    flags["order"] == "library-first" ? library_first(super) : super
  end

  private

  def library_first(tabs)
    library, others = tabs.partition { |tab| tab.id == "library" }
    others.insert(1, *library)
  end

  def phase(name) = flags.phase(name, visitor)

  def there?(name) = phase(name) != "off"

  def deprecation(name) = phase(name).presence_in(%w[soft hard])
end
