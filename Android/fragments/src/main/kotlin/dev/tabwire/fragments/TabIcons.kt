package dev.tabwire.fragments

import androidx.annotation.DrawableRes

/**
 * The drawables that stand for the names that servers use.
 *
 * Servers name icons as iOS (SF Symbols) or Android (Material) does. A name that is known nowhere shows something
 * visible rather than a hole in the bar.
 *
 * @param additions drawables of the app's own by name, which win over the known ones.
 */
public class TabIcons(additions: Map<String, Int> = emptyMap()) {
    private val names = known + additions

    /**
     * The drawable for a server's name. A variant such as `heart.fill` or `home_outlined` has the icon of the name that
     * it is a variant of, unless it has one of its own.
     */
    @DrawableRes
    public fun drawable(name: String): Int {
        var plain = name
        repeat(MOST_VARIANTS + 1) {
            names[plain]?.let { return it }
            val variant = variants.find { plain.endsWith(it) } ?: return R.drawable.tabwire_unknown
            plain = plain.removeSuffix(variant)
        }
        return R.drawable.tabwire_unknown
    }

    public companion object {
        /** The icons without any of the app's own. */
        public val standard: TabIcons by lazy { TabIcons() }

        /** How many variants a name has at most, as in `bell.circle.fill`. A server's name can be of any length. */
        private const val MOST_VARIANTS = 2

        /** What SF Symbols and Material append to a name for another drawing of the same thing. */
        private val variants = listOf(
            ".fill", ".circle", ".square", ".rectangle", "_filled", "_outlined", "_outline", "_rounded", "_sharp",
        )

        /** The names by their drawable: SF Symbols first, then Material. */
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

        private val known = table.flatMap { (drawable, names) -> names.split(" ").map { it to drawable } }.toMap()
    }
}
