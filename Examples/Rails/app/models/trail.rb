# frozen_string_literal: true

# A trail to explore.
Trail = Struct.new(:id, :name, :place, :kilometers, :climb, :hours, :level, :summary, :art, keyword_init: true) do
  extend SharedContent

  # @return [Trail] the trail that Home recommends
  def self.highlight = find("3")

  # @return [Trail] the one after it; the first after the last
  def next = Trail.all[id % Trail.all.size]

  # Every trail takes its own turns; the same one always takes the same.
  #
  # @return [Array<Array(String, String)>] the title and the text of each stretch
  def stretches
    TrailSection.all.each_with_index.map { |section, index| [section.title, section.texts.rotate(id + index).first] }
  end
end
