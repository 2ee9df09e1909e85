package dev.tabwire.hotwire

/**
 * Maps a server's icon names to icons.
 *
 * The common names of SF Symbols and Material are known. An unknown name maps to a placeholder.
 *
 * @param additions the app's own icons by name. They override the known ones.
 */
public class TabIcons(additions: Map<String, TabIcon> = emptyMap()) {
    private val names = known + additions

    /**
     * Returns the icon for a name. A variant such as `heart.fill` or `home_outlined` falls back to its base name.
     */
    public fun icon(name: String): TabIcon {
        var base = name
        repeat(MAXIMUM_SUFFIX_COUNT + 1) {
            names[base]?.let { return it }
            val suffix = suffixes.find { base.endsWith(it) } ?: return unknown
            base = base.removeSuffix(suffix)
        }
        return unknown
    }

    public companion object {
        /** The known icons. */
        public val standard: TabIcons by lazy { TabIcons() }

        /** The maximum number of suffixes to remove, as in `bell.circle.fill`. Bounds the search for long names. */
        private const val MAXIMUM_SUFFIX_COUNT = 2

        /** The suffixes of variants in SF Symbols and Material. */
        private val suffixes = listOf(
            ".fill", ".circle", ".square", ".rectangle", "_filled", "_outlined", "_outline", "_rounded", "_sharp",
        )

        /** The names for each drawable: SF Symbols first, then Material. */
        private val table = mapOf(
            R.drawable.tabwire_account to "person.crop.circle person.circle account_circle",
            R.drawable.tabwire_bag to "bag basket shopping_bag shopping_basket local_mall",
            R.drawable.tabwire_bell to "bell notifications notifications_none notifications_active",
            R.drawable.tabwire_book to "book book.closed menu_book auto_stories",
            R.drawable.tabwire_bookmark to "bookmark bookmark_border",
            R.drawable.tabwire_books to "books.vertical library_books local_library",
            R.drawable.tabwire_calendar to "calendar event today calendar_today calendar_month",
            R.drawable.tabwire_cart to "cart shopping_cart",
            R.drawable.tabwire_chart to "chart.bar bar_chart analytics insights",
            R.drawable.tabwire_chat to "bubble.left bubble.right message chat chat_bubble forum comment",
            R.drawable.tabwire_clock to "clock schedule access_time history",
            R.drawable.tabwire_compass to "safari explore travel_explore",
            R.drawable.tabwire_folder to "folder",
            R.drawable.tabwire_globe to "globe network public language",
            R.drawable.tabwire_heart to "heart favorite favorite_border",
            R.drawable.tabwire_home to "house home",
            R.drawable.tabwire_inbox to "tray tray.full inbox archivebox",
            R.drawable.tabwire_layers to "square.stack rectangle.stack layers",
            R.drawable.tabwire_list to "list.bullet list.dash line.3.horizontal list menu format_list_bulleted",
            R.drawable.tabwire_mail to "envelope mail email",
            R.drawable.tabwire_map to "map",
            R.drawable.tabwire_more to "ellipsis more_horiz",
            R.drawable.tabwire_people to "person.2 person.3 people group groups",
            R.drawable.tabwire_person to "person person_outline",
            R.drawable.tabwire_place to "mappin location place location_on",
            R.drawable.tabwire_plus to "plus plus.circle add add_circle",
            R.drawable.tabwire_search to "magnifyingglass search",
            R.drawable.tabwire_settings to "gear gearshape settings",
            R.drawable.tabwire_sparkles to "sparkles auto_awesome",
            R.drawable.tabwire_star to "star grade star_border",
        )

        private val known = table.flatMap { (drawable, names) -> names.split(" ").map { it to TabIcon(drawable) } }.toMap()

        private val unknown = TabIcon(R.drawable.tabwire_unknown)
    }
}
