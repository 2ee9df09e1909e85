# frozen_string_literal: true

%w[robin priya].each { |name| User.create!(email: "#{name}@example.org", password: "tabwire-walk") }
