# frozen_string_literal: true

# A guide to read before setting out.
Guide = Struct.new(:id, :title, :minutes, :summary, :paragraphs, keyword_init: true) do
  extend SharedContent
end
