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
    USER = "tabwire_user"
    # The member of the session with the id of the last change by which a user left.
    LEFT = "tabwire_left"
    # The member of the session where Rails keeps the token of forms.
    FORM_TOKEN = "_csrf_token"
    # The members of the session that say nothing about who is signed in.
    OTHERS = ["session_id", "flash", FORM_TOKEN, USER, LEFT].freeze

    # @param request [ActionDispatch::Request]
    # @return [SignOutMark] that of the request, so that its page names what its response sends
    def self.of(request) = request.fetch_header("tabwire.mark") { |name| request.set_header(name, new(request)) }

    # Apps on the same host have sessions and marks of their own.
    #
    # @param suffix [String] `_copy` for the copy for scripts, `_left` for the id of the last change by which a user
    #   left
    # @return [String] the name of the cookie
    def self.cookie_name(suffix = "") = "#{::Rails.application.config.session_options[:key]}_user#{suffix}"

    # @return [SessionMark, nil] the mark that the client has sent
    attr_reader :received

    # @param request [ActionDispatch::Request]
    def initialize(request)
      @request = request
      @users = {}
      @received = SessionMark.from(cookie(""))
      # Another value is an id that no session has.
      @left = cookie("_left")&.then { |id| id.to_s.b[/\A[\w-]{1,64}\z/] || "" }
    end

    # Returns who is signed in. A page asks once, and again after the action has changed the session: it may have signed
    # in or out.
    #
    # @param tab_bar [TabBar]
    # @return [Object, nil]
    def user_of(tab_bar)
      user, members = @users[tab_bar.class]
      return user if @users.key?(tab_bar.class) && members == session&.to_h&.except(*OTHERS)

      # The block itself may sign in, such as by a cookie that remembers the user.
      tab_bar.user_by_session.tap { |found| @users[tab_bar.class] = [found, session&.to_h&.except(*OTHERS)] }
    end

    # Resets a session that came back after its user had signed out. Forms of pages since then are still accepted.
    def check
      @before = session&.exists? ? members.deep_dup : {}
      @former = member(USER)
      return unless @former && (other_user? || began_before?)

      @request.reset_session
      name_form_token
      @begins = true
    end

    # @return [Boolean] whether the session of a user has begun or ended with this request
    def begins? = @begins

    # @return [Boolean] whether the session is another one than before the action
    def session_changed? = session_loaded? && members != @before

    # @return [Boolean] whether the response may send the session
    def session_loaded? = @request.session.respond_to?(:loaded?) && @request.session.loaded?

    # @param user [Object, nil] who is signed in
    # @param now [Integer, nil] the time, or `nil` where revisions are no times
    # @return [SessionMark] the mark while this user is signed in: a new one if the response signs the user in or out. A
    #   session that has lost its member keeps the mark, which the other pages of the user name
    def mark_of(user, now)
      key = SessionKey.for(user)
      return @changed if @changed&.key == key
      return SessionMark.new(key, received&.revision.to_i) unless changes?(key, user)

      @changed = received&.key == key ? received : SessionMark.after(received, key, now)
    end

    # Marks the user of a response, if it is another one than before. A user whom `session` does not identify has no
    # mark.
    #
    # @param (see #mark_of)
    def write(user, now)
      key = SessionKey.for(user)
      return unless changes?(key, user)

      mark = mark_of(user, now).to_s
      name_user(user && key)
      @begins = true
      send_cookie("", mark)
      send_cookie("_copy", mark, httponly: false)
    rescue SessionError => e
      InvalidTabBarPolicy.handle(e)
    end

    private

    # A session that the client has not sent yet stays unloaded.
    def session
      session = @request.session
      session if session_loaded? || (session.respond_to?(:exists?) && session.exists?)
    end

    def members = @request.session.to_h.except("session_id")

    # A stream reads the session, and never sends it.
    def changes?(key, user)
      known = member(USER) || (received&.key unless user)
      key != (known || SessionKey.for(nil)) && options.any? && !@request.session_options[:skip]
    end

    def other_user? = received && @former != received.key

    def began_before? = @left && member(LEFT) != @left

    def member(name) = session&.[](name)

    # A change by which a user leaves has an id of its own. After a sign-out the session names nobody.
    def name_user(key)
      left = SecureRandom.urlsafe_base64(9) if key.nil? || [nil, key].exclude?(@former)
      send_cookie("_left", @left = left) if left
      @request.session[USER] = key
      @request.session[LEFT] = @left if @left
      name_form_token unless key
    end

    # Each session of nobody after a sign-out has the same token of forms: it does not matter which one came last.
    def name_form_token = (@request.session[FORM_TOKEN] ||= SessionKey.form_token(@left) if @left)

    def options = (@request.session_options || {}).to_hash

    def cookie(suffix) = @request.cookie_jar[self.class.cookie_name(suffix)]

    # As Rails' permanent cookies. Browsers keep none of them for more than 400 days.
    def send_cookie(suffix, value, httponly: true)
      shared = options.slice(:domain, :tld_length, :path, :secure, :same_site)
      @request.cookie_jar[self.class.cookie_name(suffix)] = { **shared, value:, expires: 20.years.from_now, httponly: }
    end
  end
end
