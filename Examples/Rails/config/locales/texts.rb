# frozen_string_literal: true

# The translations that the demo servers share. Their `{name}` becomes `%{name}`.
I18n.available_locales.to_h do |locale|
  texts = JSON.parse(Waymark::Application::SHARED.join("Texts/#{locale}.json").read, symbolize_names: true)
  [locale, texts.transform_values { |text| text.gsub("{", "%{") }]
end
