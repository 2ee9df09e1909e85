# frozen_string_literal: true

module Tabwire
  # Remembers in a cookie of its own who is signed in, and in a copy of it that scripts can read: a page that names
  # another value is that of a user who has left (P13.24).
  #
  # Rails' cookie store keeps the whole session in a cookie. A page that changes the session while the user signs out
  # brings the former session back, but not the mark, which is sent only when the user changes. A session that names
  # another user than the mark is reset.
  # @api private
  class SignOutMark
    # The member of the session that names its user, by {SessionKey}.
    MEMBER = "tabwire_user"
    private_constant :MEMBER

    # @param request [ActionDispatch::Request]
    def initialize(request)
      @request = request
      @left = false
      @options = (request.session_options || {}).to_hash
      # Apps on the same host have sessions and marks of their own.
      @name = "#{::Rails.application.config.session_options[:key]}_user"
    end

    # Resets a session that came back after its user had signed out.
    def check
      return unless mark && member && member != mark

      @request.reset_session
      @left = true
    end

    # @return [Boolean] whether the session of a user has ended with this request
    def left? = @left

    # @param user [Object, nil] who is signed in
    # @return [String] the copy for scripts while this user is signed in
    def copy_for(user) = "#{@name}_copy=#{SessionKey.for(user)}"

    # Marks the user of a response, if it is another one than before.
    #
    # @param user [Object, nil] who is signed in
    def write(user)
      return unless sent?

      key = SessionKey.for(user)
      known = member || (mark unless user)
      write_key(key, user) if key != (known || SessionKey.for(nil))
    end

    private

    # After a sign-out the session names nobody.
    def write_key(key, user)
      user ? @request.session[MEMBER] = key : @request.session.delete(MEMBER)
      @left ||= user.nil?
      options = @options.slice(:domain, :tld_length, :path, :secure, :same_site)
      @request.cookie_jar[@name] = { **options, value: key, httponly: true }
      @request.cookie_jar["#{@name}_copy"] = { **options, value: key }
    end

    # A stream reads the session, and never sends it.
    def sent? = @options.any? && !@request.session_options[:skip]

    def mark = @request.cookie_jar[@name]

    # A session that the client has not sent stays unloaded.
    def member = (@request.session[MEMBER] if @request.session.try(:exists?) || @request.session.try(:loaded?))
  end
end
