# frozen_string_literal: true

module Tabwire
  module Generators
    # Finds out, from the files of an app, how it determines the signed-in user.
    class Authentication
      # @param folder [String] the folder of the app
      def initialize(folder)
        @folder = folder
      end

      # @return [String, nil] the expression for the id of the user, or `nil` if the app has no known authentication
      def user_id
        return "current_user&.id" if current_user?
        return unless current?

        # In Rails' authentication, only `authenticated?` finds the user on pages that require no sign-in.
        authenticated? ? "Current.user&.id if authenticated?" : "Current.user&.id"
      end

      # @return [String] the expression that is true if a user is signed in
      def signed_in
        return "current_user" if current_user? || !current?

        authenticated? ? "authenticated?" : "Current.user"
      end

      private

      def current_user? = exists?("config/initializers/devise.rb") || mentioned?("current_user")

      def current? = exists?("app/models/current.rb")

      def authenticated? = mentioned?("authenticated?")

      def exists?(file) = File.exist?(File.join(@folder, file))

      def mentioned?(method)
        Dir[File.join(@folder, "app/{controllers,helpers}/**/*.rb")].any? do |file|
          File.read(file).match?(/\b#{Regexp.escape(method)}(?!\w)/)
        end
      end
    end
  end
end
