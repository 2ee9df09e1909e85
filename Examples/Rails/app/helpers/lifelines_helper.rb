# frozen_string_literal: true

# The containers of an app at a moment.
module LifelinesHelper
  # The classes that a cell looks by.
  CELL_CLASSES = { "alive" => "alive", "selected" => "alive selected", "ended" => "ended" }.freeze

  # @return [String] what a container stands for
  def cell_title(cell)
    return t("lineEnded") if cell.state == "ended"

    t(cell.tab || "lineBootstrap")
  end

  # @return [ActiveSupport::SafeBuffer, nil] the icon of its tab
  def cell_icon(cell)
    tab_icon(Lifelines.icons[cell.tab])
  end
end
