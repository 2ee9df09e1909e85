# frozen_string_literal: true

# A guide of the library.
Guide = Struct.new(:id, :title, :minutes, :summary, :paragraphs, keyword_init: true) do
  extend SharedContent
end
