# frozen_string_literal: true

get "tab_bar_updates", to: "tab_bar_updates#show"
