# frozen_string_literal: true

# What there is to read on the site, in files that all demo servers share.
module SharedContent
  # There is nothing of this id.
  class Missing < StandardError; end

  # @return [Array] everything, in the order of the file
  def all
    @all ||= JSON.parse(file.read, symbolize_names: true).map { |members| new(**members) }
  end

  # @param id [String] the id, as a path names it
  # @raise [Missing]
  def find(id)
    all.find { |item| item.id.to_s == id } || raise(Missing, "there is no #{name} #{id.inspect}")
  end

  private

  def file = Waymark::Application::SHARED.join("Content/#{name.tableize.dasherize}.json")
end
