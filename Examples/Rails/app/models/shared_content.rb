# frozen_string_literal: true

# Content in JSON files that all demo servers share.
module SharedContent
  # There is no item with this id.
  class NotFoundError < StandardError; end

  # @return [Array] all items, in the order of the file
  def all
    @all ||= JSON.parse(file.read, symbolize_names: true).map { |members| new(**members) }
  end

  # @param id [String]
  # @raise [NotFoundError]
  def find(id)
    all.find { |item| item.id.to_s == id } || raise(NotFoundError, "no #{name} has the id #{id.inspect}")
  end

  private

  def file = Waymark::Application::SHARED.join("Content/#{name.tableize.dasherize}.json")
end
