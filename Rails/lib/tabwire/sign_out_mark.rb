# frozen_string_literal: true

module Tabwire
  # Remembers in a cookie of its own who is signed in, and in a copy of it that scripts can read: a page that names
  # another value is that of a user who has left (P13.24). Both have a {SessionMark}.
  #
  # Rails' cookie store keeps the whole session in a cookie. A page that changes or renews the session while the user
  # signs out brings the former session back, but not the mark, which is sent only when the user changes. A session that
  # names another user than the mark is reset. So the mark outlives every session, also one that was renewed after it.
  #
  # A late page may also sign in itself, such as by a cookie that remembers the user, and send a mark. So each change by
  # which a user leaves has an id, in a further cookie that nothing else sends. A session that names another one began
  # before that change, and is reset as well.
  # @api private
  class SignOutMark
    # The member of the session that names its user, by {SessionKey}.
    MEMBER = "tabwire_user"
    # The member of the session with the id of the last change by which a user left.
    LEFT = "tabwire_left"
    # The members of the session.
    MEMBERS = [MEMBER, LEFT].freeze
    # The member of the session where Rails keeps the token of forms.
    FORM_TOKEN = "_csrf_token"
    # The format of that id.
    ID = /\A[\w-]{1,64}\z/
    # Where a request keeps its own.
    HEADER = "tabwire.sign_out_mark"
    # As that of Rails' permanent cookies. Browsers keep none of them for more than 400 days.
    LIFETIME = 20.years
    private_constant :MEMBER, :LEFT, :FORM_TOKEN, :ID, :HEADER, :LIFETIME

    class << self
      # @param request [ActionDispatch::Request]
      # @return [SignOutMark] that of the request, so that its page names what its response sends
      def of(request) = request.fetch_header(HEADER) { |name| request.set_header(name, new(request)) }

      # Apps on the same host have sessions and marks of their own.
      #
      # @return [String] the name of the cookie
      def cookie_name = "#{::Rails.application.config.session_options[:key]}_user"

      # @return [String] the name of the cookie with the id of the last change by which a user left
      def left_cookie_name = "#{cookie_name}_left"

      # @return [String] the name of the copy for scripts
      def copy_name = "#{cookie_name}_copy"

      # @param request [ActionDispatch::Request]
      # @return [ActionDispatch::Request::Session, nil] the session, or `nil` if the client has not sent it yet, so that
      #   it stays unloaded
      def session_of(request)
        session = request.session
        session if session.respond_to?(:loaded?) && (session.loaded? || session.exists?)
      end
    end

    # @return [SessionMark, nil] the mark that the client has sent
    attr_reader :received

    # @param request [ActionDispatch::Request]
    def initialize(request)
      @request = request
      @changed_session = false
      @options = (request.session_options || {}).to_hash
      @received = SessionMark.from(request.cookie_jar[self.class.cookie_name])
      # Another value is an id that no session has.
      @left = request.cookie_jar[self.class.left_cookie_name]&.then { |id| id.to_s.b[ID] || "" }
    end

    # Resets a session that came back after its user had signed out. Forms of pages since then are still accepted.
    def check
      @former = member
      return unless @former && (other_user? || began_before?)

      @request.reset_session
      name_form_token
      @changed_session = true
    end

    # @return [Boolean] whether the session of a user has begun or ended with this request
    def changed_session? = @changed_session

    # @param user [Object, nil] who is signed in
    # @param now [Integer, nil] the time, or `nil` where revisions are no times
    # @return [SessionMark] the mark while this user is signed in: a new one if the response signs the user in or out
    def mark_of(user, now)
      key = key_of(user)
      return @changed if @changed&.key == key
      return SessionMark.new(key, received&.revision || 0) unless changes?(key, user)

      @changed = changed_mark(key, now)
    end

    # Marks the user of a response, if it is another one than before.
    #
    # @param (see #mark_of)
    def write(user, now)
      key = key_of(user)
      write_mark(mark_of(user, now), user) if changes?(key, user)
    end

    # @param user [Object, nil] who is signed in
    # @return [String] the key of the user (see {SessionKey})
    def key_of(user) = (@keys ||= {})[user] ||= SessionKey.for(user)

    private

    def changes?(key, user)
      known = member || (received&.key unless user)
      sent? && key != (known || key_of(nil))
    end

    # A session that has lost its member keeps the mark, which the other pages of the user name.
    def changed_mark(key, now)
      return received if received&.key == key

      now ? SessionMark.after(received, key, now) : SessionMark.new(key, 0)
    end

    def other_user? = received && @former != received.key

    def began_before? = @left && @request.session[LEFT] != @left

    def write_mark(mark, user)
      leave if user.nil? || [nil, mark.key].exclude?(@former)
      name_user(user && mark.key)
      @changed_session = true
      send_cookie(self.class.cookie_name, mark.to_s)
      send_cookie(self.class.copy_name, mark.to_s, httponly: false)
    end

    # After a sign-out the session names nobody.
    def name_user(key)
      session = @request.session
      unless key
        MEMBERS.each { |name| session.delete(name) }
        return name_form_token
      end

      session[MEMBER] = key
      session[LEFT] = @left if @left
    end

    def leave
      @left = SecureRandom.urlsafe_base64(9)
      send_cookie(self.class.left_cookie_name, @left)
    end

    # Each session of nobody after a sign-out has the same token of forms: it does not matter which one came last.
    def name_form_token
      @request.session[FORM_TOKEN] ||= SessionKey.form_token(@left) if @left
    end

    def send_cookie(name, value, httponly: true)
      options = @options.slice(:domain, :tld_length, :path, :secure, :same_site)
      @request.cookie_jar[name] = { **options, value:, expires: LIFETIME.from_now, httponly: }
    end

    # A stream reads the session, and never sends it.
    def sent? = @options.any? && !@request.session_options[:skip]

    def member = self.class.session_of(@request)&.[](MEMBER)
  end
end
