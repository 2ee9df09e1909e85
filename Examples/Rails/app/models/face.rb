# frozen_string_literal: true

# The face of a user on the profile tab, drawn by the server: a head and shoulders before a color.
class Face
  # The width and height, in pixels.
  SIDE = 96
  SKIN = [250, 226, 198].freeze
  BACKGROUNDS = { "regular" => [38, 110, 82], "premium" => [116, 70, 156], "new" => [176, 92, 32] }.freeze

  # @param persona [String] one of {Persona::NAMES}
  def initialize(persona)
    @persona = persona
  end

  # @return [String] the picture: a PNG with a palette
  def png
    palette = [*BACKGROUNDS.fetch(@persona), *SKIN].pack("C*")
    "\x89PNG\r\n\x1A\n".b + chunk("IHDR", [SIDE, SIDE, 8, 3, 0, 0, 0].pack("NNC5")) + chunk("PLTE", palette) +
      chunk("IDAT", Zlib.deflate(pixels)) + chunk("IEND", "")
  end

  private

  # Each row begins with its filter: none.
  def pixels
    Array.new(SIDE) { |y| [0, *Array.new(SIDE) { |x| person?(x, y) ? 1 : 0 }].pack("C*") }.join
  end

  def chunk(name, content)
    [content.bytesize].pack("N") + name.b + content.b + [Zlib.crc32(name + content)].pack("N")
  end

  # Whether a pixel belongs to the head or the shoulders.
  def person?(column, row)
    u, v = [column, row].map { |pixel| (pixel + 0.5) / SIDE }
    { 0.38 => 0.19, 0.98 => 0.34 }.any? { |center, radius| ((u - 0.5)**2) + ((v - center)**2) < radius**2 }
  end
end
