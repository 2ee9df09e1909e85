# frozen_string_literal: true

# An update on the home page. Unread updates count in its badge.
Update = Struct.new(:id, :title, :summary, :text, keyword_init: true) do
  extend SharedContent
end
