# frozen_string_literal: true

# What apps do with tab bars besides pages.
class CasesController < ApplicationController
  def replaced = render(body: turbo_stream, content_type: "text/vnd.turbo-stream.html")

  def blob
    file = StringIO.new("text")
    redirect_to rails_storage_proxy_path(ActiveStorage::Blob.create_and_upload!(io: file, filename: params[:name]))
  end

  def later
    BadgeJob.perform_now(current_user.id)
    head :no_content
  end

  private

  def turbo_stream
    bar = helpers.tab_bar(path: params[:path], id: "tab-bar")
    %(<turbo-stream action="replace" target="tab-bar"><template>#{bar}</template></turbo-stream>)
  end
end
