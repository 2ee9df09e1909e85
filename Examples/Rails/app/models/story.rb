# frozen_string_literal: true

# A user's story about a walk.
Story = Struct.new(:author, :place, :text, :trail, keyword_init: true) do
  extend SharedContent
end
