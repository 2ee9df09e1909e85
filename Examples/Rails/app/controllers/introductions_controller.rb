# frozen_string_literal: true

# The introduction of a new user, who sees no tabs until it is done.
class IntroductionsController < ApplicationController
  skip_before_action :let_in
  before_action { redirect_to sign_in_path, status: :see_other unless visitor }

  def show
    return redirect_to root_path, status: :see_other if visitor.onboarded

    @form = NameForm.new(visitor.name)
  end

  def finish
    @form = NameForm.new(field(:name))
    return render :show, status: 422 if @form.problem

    visitor.name = @form.name
    visitor.onboarded = true
    save visitor
    go_on_to root_path, notice: t("welcomed", name: visitor.name)
  end
end
