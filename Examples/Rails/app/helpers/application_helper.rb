# frozen_string_literal: true

# What several pages show.
module ApplicationHelper
  # The icons of the tab bar in browsers, in files with the names that the apps know them by.
  TAB_ICONS = Waymark::Application::SHARED.glob("Icons/*.svg").to_h do |file|
    [file.basename(".svg").to_s, file.read.strip.html_safe]
  end.freeze

  # @return [ActiveSupport::SafeBuffer, nil] the icon as SVG; nothing for an unknown name
  def tab_icon(name) = TAB_ICONS[name]

  # @param number [String] such as 6.4
  # @return [String] as the language writes it
  def decimal(number) = I18n.locale == :de ? number.tr(".", ",") : number

  # @return [String] where a trail is, how long, and how hard
  def facts(trail)
    "#{trail.place} · #{decimal(trail.kilometers)} km · #{level(trail)}"
  end

  # @return [String] how hard a trail is
  def level(trail) = t("level#{trail.level.capitalize}")

  # @return [String] which app is asking, or that a browser is
  def client
    return t("clientBrowser") unless native_app?

    t("clientApp", name: [native_app.platform, native_app.version].compact.join(" "))
  end

  # @return [String] what language calls itself
  def language_name(locale) = { en: "English", de: "Deutsch", ja: "日本語" }.fetch(locale)

  # @return [String] what the choices of a deploy flag are called
  def choice_title(choice)
    t({ "plan" => "byPlan", "standard" => "exploreFirst", "library-first" => "libraryFirst" }.fetch(choice, choice))
  end
end
