# frozen_string_literal: true

# News that Home shows, and counts in its badge until they are read.
Update = Struct.new(:id, :title, :summary, :text, keyword_init: true) do
  extend SharedContent
end
