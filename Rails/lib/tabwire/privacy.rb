# frozen_string_literal: true

module Tabwire
  # Keeps the pages of one user from the next. Include it in `ApplicationController`:
  #
  # * No cache stores the pages of users, and a conditional request is never answered with 304 to another user.
  # * A page sends the session only if it changes it, or renews its `expire_after`. Rails' cookie store sends it with
  #   every page that has read it, so a page that is still loading while the user signs out would sign the user in
  #   again. Where a page sends the session, {SignOutMark} finds out.
  # * The page side (`tabwire.js`) covers what the browser restores, and deletes what service workers have stored.
  module Privacy
    extend ActiveSupport::Concern

    included do
      etag { tab_bar_etag }
      helper_method :tabwire_session_mark
    end

    # Runs the action.
    def process_action(*)
      # A date says nothing about the user.
      request.delete_header("HTTP_IF_MODIFIED_SINCE") if request.if_modified_since && tabwire_html_accepted?
      mark = SignOutMark.of(request).tap(&:check)
      super
      finish_privately(mark) unless response.committed?
    end

    private

    # The part of the `ETag` for the tab bar. Controllers with another tab bar override it and pass its class.
    def tab_bar_etag(tab_bar = Tabwire.config[:tab_bar].safe_constantize)
      return unless tab_bar && tabwire_html_accepted?

      # A page that is stored has the revision of its session.
      [helpers.page_tab_bar(tab_bar).etag, native_app&.native_tab_bar?, tabwire_session_mark.to_s]
    end

    # Rails renders HTML for `Accept: */*`.
    def tabwire_html_accepted? = request.format&.html? || request.format == Mime::ALL

    # Compares the session as it would be sent: with the flash, and from Rails 7.1 on the token of forms.
    #
    # A session with `expire_after` is sent also without a change, as Rails does: it would end while its user reads. A
    # late page may then bring back a session of a user who has left, like a page that changes it. The next request
    # resets that session by the mark, which no page renews.
    def keep_unchanged_session(mark)
      # A session that was not loaded is not sent.
      return if !mark.session_loaded? || request.session_options[:expire_after]

      request.commit_flash
      request.commit_csrf_token if request.respond_to?(:commit_csrf_token)
      request.session_options[:skip] = true unless mark.session_changed?
    end

    def finish_privately(mark)
      finish_page_of_user(mark) unless PageGuard.public?(response)
      keep_unchanged_session(mark) if request.get? || request.head?
    end

    # Pages without a tab bar are pages of the user as well. A response that is no page, such as JSON, changes the mark
    # only if it changes the session: a key or a token may name another user for this request alone.
    #
    # A session that begins or ends has the token of forms from the start. Otherwise each of the pages that load at the
    # same time would send a session with a token of its own, with which the forms of the others are rejected. And Rails
    # sends no empty session, so after a sign-out the browser would keep that of the user.
    def finish_page_of_user(mark)
      page = PageGuard.page?(response)
      # A redirect leads to a page.
      return unless page || response.redirect? || mark.session_changed?

      user = tabwire_tab_bar.signed_in_user
      mark.write(user, tabwire_tab_bar.time)
      form_authenticity_token if mark.begins?
      PageGuard.forbid_storage(response) if page && user
    end

    # The value of the cookie that a page names, so that it knows when its user has left, and whose revision it exceeds.
    # A value of `session` that identifies no user has none; the tab bar reports it.
    #
    # The view that is rendered spares another one.
    def tabwire_session_mark(view = nil)
      tab_bar = tabwire_tab_bar(view)
      SignOutMark.of(request).mark_of(tab_bar.signed_in_user, tab_bar.time)
    rescue SessionError
      nil
    end

    def tabwire_tab_bar(view = nil)
      @tabwire_tab_bar ||= (Tabwire.config[:tab_bar].safe_constantize || TabBar).new(view || helpers)
    end
  end
end
