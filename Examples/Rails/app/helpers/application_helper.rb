# frozen_string_literal: true

# Helpers of several pages.
module ApplicationHelper
  # The SVG icons of the tab bar, by the names that apps know.
  TAB_ICONS = Waymark::Application::SHARED.glob("Icons/*.svg").to_h do |file|
    [file.basename(".svg").to_s, file.read.strip.html_safe]
  end.freeze

  # @return [ActiveSupport::SafeBuffer, nil] the SVG, or `nil` for an unknown name
  def tab_icon(name) = TAB_ICONS[name]

  # @param number [String] such as `6.4`
  # @return [String] the number in the format of the locale
  def decimal(number) = I18n.locale == :de ? number.tr(".", ",") : number

  # @return [String] the place, length and level of a trail
  def trail_facts(trail)
    "#{trail.place} · #{decimal(trail.kilometers)} km · #{trail_level(trail)}"
  end

  # @return [String] the level of a trail
  def trail_level(trail) = t("level#{trail.level.capitalize}")

  # @return [String] the name of the app, or of the browser
  def client_name
    return t("clientBrowser") unless native_app?

    t("clientApp", name: [native_app.platform, native_app.version].compact.join(" "))
  end

  # @return [String] the name of a language in that language
  def language_name(locale) = { en: "English", de: "Deutsch", ja: "日本語" }.fetch(locale)

  # @return [String] the label of a choice of a deploy flag
  def choice_label(choice)
    keys = { "plan" => "byPlan", "standard" => "exploreFirst", "library-first" => "libraryFirst",
             "plain" => "barPlain", "more" => "barMore" }
    t(keys.fetch(choice, choice))
  end
end
