# frozen_string_literal: true

# The tabs, with a badge that differs between users.
class ApplicationTabBar < Tabwire::TabBar
  session { User.current.id if User.current.logged? }

  tab :home, title: -> { l(:label_home) }, icon: "house.fill", path: :home_path
  tab :projects, title: -> { l(:label_project_plural) }, icon: "folder.fill", path: :projects_path
  tab :issues, title: -> { l(:label_issue_plural) }, icon: "checklist", path: :issues_path
  tab :my, title: -> { l(:label_my_page) }, icon: "person.crop.circle", path: :my_page_path,
           badge: -> { User.current.id }

  def tabs = User.current.logged? ? super : []
end
