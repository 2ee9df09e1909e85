# frozen_string_literal: true

# The app runs on this machine alone.
Rails.application.config.force_ssl = false
