# frozen_string_literal: true

# Helpers of the lifelines.
module LifelinesHelper
  # The CSS classes of a cell, by its state.
  CELL_CLASSES = { "alive" => "alive", "selected" => "alive selected", "ended" => "ended" }.freeze

  # @return [String] the title of the container's tab, or its state
  def cell_title(cell)
    return t("lineEnded") if cell.state == "ended"

    t(cell.tab || "lineBootstrap")
  end

  # @return [ActiveSupport::SafeBuffer, nil] the icon of the container's tab
  def cell_icon(cell)
    tab_icon(Lifelines.icons[cell.tab])
  end
end
