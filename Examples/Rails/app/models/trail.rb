# frozen_string_literal: true

# A trail to explore.
Trail = Struct.new(:id, :name, :place, :kilometers, :climb, :hours, :level, :summary, :art, keyword_init: true) do
  extend SharedContent

  # @return [Trail] the recommended trail
  def self.highlight = find("3")

  # @return [Trail] the next trail; the first one after the last
  def next = Trail.all[id % Trail.all.size]

  # The sections of the trail: generated texts, always the same for a trail.
  #
  # @return [Array<Array(String, String)>] the title and the text of each stretch
  def stretches
    TrailSection.all.each_with_index.map { |section, index| [section.title, section.texts.rotate(id + index).first] }
  end
end
