# frozen_string_literal: true

# The onboarding of a new user, who has no tabs until it is complete.
class OnboardingsController < ApplicationController
  skip_before_action :require_onboarding

  def show
    return redirect_to root_path, status: :see_other if current_user.onboarded

    @form = NameForm.new(current_user.name)
  end

  def update
    @form = NameForm.new(required_param(:name))
    return render :show, status: 422 if @form.error

    current_user.name = @form.name
    current_user.onboarded = true
    save current_user
    redirect_to root_path, status: :see_other, notice: t("welcomed", name: current_user.name)
  end
end
