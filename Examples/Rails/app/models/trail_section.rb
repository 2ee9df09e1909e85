# frozen_string_literal: true

# A section that every trail has, in words that some of them share.
TrailSection = Struct.new(:title, :texts, keyword_init: true) do
  extend SharedContent
end
