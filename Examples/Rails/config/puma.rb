# frozen_string_literal: true

port ENV.fetch("PORT", 3000), "127.0.0.1"
