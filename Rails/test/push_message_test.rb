# frozen_string_literal: true

require "support/test_case"

class PushMessageTest < ActiveSupport::TestCase
  test "a message has the page to open and the badge, for both services" do
    message = Tabwire::PushMessage.new("New trail", body: "Larch", path: "/explore/3", badge: 2)
    texts = { title: "New trail", body: "Larch" }
    assert_equal({ aps: { alert: texts, badge: 2, sound: "default" }, path: "/explore/3" }, message.apns)
    assert_equal(
      {
        notification: texts, data: { path: "/explore/3" },
        android: { notification: { notification_count: 2 } }, apns: { payload: { aps: { badge: 2 } } }
      }, message.fcm[:message]
    )
  end

  test "without a badge, that of the app stays" do
    message = Tabwire::PushMessage.new("Hello", path: "/")
    assert_equal [{ alert: { title: "Hello" }, sound: "default" }, %i[notification data]],
                 [message.apns[:aps], message.fcm[:message].keys]
  end

  test "the badge of the app is the sum of the numbers of its tabs" do
    bar = page do
      tab :home, title: "Home", icon: "house", path: "/", badge: 2
      tab :news, title: "News", icon: "bell", path: "/news", badge: "new"
      tab :me, title: "Me", icon: "person", path: "/me", badge: 3
    end
    assert_equal 5, bar.badge_count
  end

  test "what services or apps would not accept is an error that says what to do" do
    {
      [" ", "/"] => /the title is empty/, ["Hello", "//evil.example"] => /starts with two slashes/,
      ["Hello", "https://evil.example"] => /use a path of the site/, ["ä" * 2100, "/"] => /services accept 4096/
    }.each do |(title, path), message|
      error = assert_raises(ArgumentError) { Tabwire::PushMessage.new(title, path:) }
      assert_match message, error.message
    end
  end
end
