# frozen_string_literal: true

# Pages with a tab bar.
class PagesController < ActionController::Base
  include Tabwire::Privacy

  helper_method :user
  # Whether sessions end when the browser is closed, and not after the time of the configuration.
  cattr_accessor :browser_sessions, default: false
  before_action { request.session_options[:expire_after] = nil if browser_sessions && request.session_options }
  after_action(only: :public_afterwards) { expires_in 1.hour, public: true }

  def show; end
  def apps_only; end
  def fragment; end
  def fullscreen; end

  def cached
    return unless stale?("the content of the page")

    respond_to do |format|
      format.html { render :show }
      format.json { render json: {} }
    end
  end

  def component; end
  def markup; end

  def shared
    expires_in 1.hour, public: true
    render :show
  end

  def app
    render json: { platform: native_app&.platform, version: native_app&.version, native: native_app? }
  end

  def component_fragment = render(inline: "<% cache('a') do %><%= render Tabwire::TabBarComponent.new %><% end %>")
  def page_fragment = render(inline: "<% cache('b') do %><p><%= page_tab_bar.links.map(&:title) %></p><% end %>")
  def collection_fragment = render(partial: "pages/bar", collection: [:one], cached: ->(_) { "c" })
  def fetched = render(html: Rails.cache.fetch("d") { helpers.tab_bar })
  def public_afterwards = render(:show)
  def inside = render(html: helpers.safe_join([params[:before].html_safe, helpers.tab_bar, params[:after].html_safe]))
  def unmarked = render(html: "<p>#{user}</p>".html_safe)
  def prefetched = render(inline: "#{prefetch?} <%= prefetch? %>")
  def token = render(plain: form_authenticity_token)
  def dated = (render(:show) if stale?(last_modified: Time.utc(2026)))

  # A cache that nothing announces.
  def stored = render(html: (self.class.stored[:bar] ||= helpers.tab_bar))
  def self.stored = @stored ||= {}

  def public_by_header
    response.headers["Cache-Control"] = "s-maxage=60, public"
    render :show
  end

  def flashing
    flash.now[:notice] = "now"
    session[:count] = params[:count] if params[:count]
    render :show
  end

  def enter
    session[:user] = params[:user]
    render :show
  end

  def sign_in
    reset_session if params[:reset]
    session[:user] = params[:user] if params[:user] || !params[:reset]
    head :no_content
  end

  # Every path keeps the design that the user chose, those of tabs included.
  def default_url_options = params.permit(:design).to_h.symbolize_keys

  private

  # A key names the user of a request that has no session, such as one of a program.
  def user = request.headers["X-Api-Key"] || session[:user]
end
