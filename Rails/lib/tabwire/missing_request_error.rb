# frozen_string_literal: true

module Tabwire
  # A tab bar is rendered outside a request, in a job or a broadcast, and needs one.
  class MissingRequestError < StandardError
  end
end
