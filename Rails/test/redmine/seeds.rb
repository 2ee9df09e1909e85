# frozen_string_literal: true

# Two users, a project and its issues.
Redmine::DefaultData::Loader.load("en")
Setting.login_required = "0"
Setting.autologin = "7"
project = Project.create!(name: "Walk", identifier: "walk", enabled_module_names: %w[issue_tracking news wiki],
                          trackers: Tracker.all, is_public: true)
%w[robin priya].each do |login|
  user = User.new(firstname: login.capitalize, lastname: "Hale", mail: "#{login}@example.com", language: "en")
  user.login = login
  user.password = user.password_confirmation = "tabwire-walk"
  user.save!
  Member.create!(project:, principal: user, roles: [Role.find_by!(name: "Manager")])
end
2.times do |number|
  Issue.create!(project:, tracker: Tracker.first, author: User.find_by_login("robin"), subject: "Issue #{number}",
                status: IssueStatus.first, priority: IssuePriority.first)
end
