# frozen_string_literal: true

module Tabwire
  # Checks the members of a tab that do not count (P6.19): apps leave out what they cannot read in one of them, and
  # nobody sees what was meant.
  # @api private
  class UncountedMembers
    # What can be read (P7.7).
    READABLE = {
      badge: "use an integer, a UTF-8 string or :dot", version: "use an integer or a UTF-8 string",
      badgeLabel: 'use what a screen reader says, such as "3 unread messages"', role: "use :search"
    }.freeze
    private_constant :READABLE

    # @param tab [Hash] the members of a tab
    def initialize(tab)
      @tab = tab
    end

    # @return [Array<String>, nil] the code, the place in the tab and the reason of the first member that apps would
    #   leave out
    def violation = unreadable_text || unknown_role || unreadable_image

    private

    def unreadable_text
      READABLE.each do |member, remedy|
        next if @tab[member].nil? || dot?(member)

        violation = Texts.violation_in(@tab[member])
        return ["unreadable", member.to_s, "it is #{violation} (#{remedy})"] if violation
      end
      nil
    end

    def dot?(member) = member == :badge && @tab[:badge] == true

    def unknown_role
      role = @tab[:role]
      ["unknownRole", "role", "it is :#{role} (#{READABLE[:role]})"] unless role.nil? || Tab::ROLES.include?(role)
    end

    # One wrong member costs the image as a whole (P22.12).
    def unreadable_image
      return unless (image = @tab[:image])

      { path: path_reason(image[:path]), kind: kind_reason(image[:kind]) }.each do |member, reason|
        return ["unreadable", "image.#{member}", reason] if reason
      end
      nil
    end

    def path_reason(path)
      return "it is missing; every image needs a path" if path.nil?
      return "it is #{Texts.violation_in(path)} (use a UTF-8 string)" if Texts.violation_in(path)

      Paths.reason(path)
    end

    def kind_reason(kind)
      return if kind.nil? || Tab::IMAGE_KINDS.include?(kind.to_s)

      found = kind.is_a?(String) || kind.is_a?(Symbol) ? kind.inspect : Texts.type_of(kind)
      "it is #{found} (use :symbol or :picture)"
    end
  end
end
