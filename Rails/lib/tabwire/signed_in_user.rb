# frozen_string_literal: true

module Tabwire
  # Remembers in a request who is signed in, so that a page asks once. It asks again after the action has changed the
  # session: it may have signed in or out.
  # @api private
  module SignedInUser
    # Where a request keeps its own.
    HEADER = "tabwire.signed_in_users"
    # The members of the session that say nothing about the user.
    OTHERS = %w[session_id flash _csrf_token].push(*SignOutMark::MEMBERS).freeze
    private_constant :HEADER, :OTHERS

    class << self
      # @param request [ActionDispatch::Request]
      # @param tab_bar [Class<TabBar>]
      # @yieldreturn [Object, nil] who is signed in
      # @return [Object, nil] who is signed in
      def of(request, tab_bar)
        users = request.fetch_header(HEADER) { |name| request.set_header(name, {}) }
        user, session = users[tab_bar]
        return user if users.key?(tab_bar) && session == session_of(request)

        # The block itself may sign in, such as by a cookie that remembers the user.
        yield.tap { |found| users[tab_bar] = [found, session_of(request)] }
      end

      private

      def session_of(request) = SignOutMark.session_of(request)&.to_h&.except(*OTHERS)
    end
  end
end
