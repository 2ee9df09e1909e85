# frozen_string_literal: true

# A mail with a tab bar.
class ReportMailer < ApplicationMailer
  def report(tab_bar)
    bar = Tabwire::TabBarComponent.new(tab_bar, path: "/explore")
    mail(to: "a@example.com", subject: "Report") do |format|
      format.html { render inline: "<%= render bar %>", locals: { bar: }, layout: "mailer" }
    end
  end
end
