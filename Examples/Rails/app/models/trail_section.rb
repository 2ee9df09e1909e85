# frozen_string_literal: true

# A section of every trail, with texts that trails share.
TrailSection = Struct.new(:title, :texts, keyword_init: true) do
  extend SharedContent
end
