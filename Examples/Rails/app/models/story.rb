# frozen_string_literal: true

# What somebody tells of a walk.
Story = Struct.new(:author, :place, :text, :trail, keyword_init: true) do
  extend SharedContent
end
