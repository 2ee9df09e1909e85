package dev.tabwire.hotwire

import dev.tabwire.protocol.TabData

/** The texts of a tab on the tab bar. A server may send thousands of characters, of which the bar shows and speaks a few. */
public object TabText {
    private const val MAXIMUM_TITLE_LENGTH = 60
    private const val MAXIMUM_BADGE_LENGTH = 12

    /** Returns the title of a tab. */
    public fun title(tab: TabData?): String = tab?.title.orEmpty().cut(MAXIMUM_TITLE_LENGTH)

    /** Returns the badge of a tab, or `null` if it has none. */
    public fun badge(tab: TabData?): String? = tab?.badge?.cut(MAXIMUM_BADGE_LENGTH)

    /** Returns the title of a tab and its badge, for a menu. */
    public fun titleAndBadge(tab: TabData?): String = title(tab) + badge(tab)?.let { " · $it" }.orEmpty()

    /** Cuts a text between two code points. */
    private fun String.cut(length: Int): String {
        if (codePointCount(0, this.length) <= length) return this
        return substring(0, offsetByCodePoints(0, length - 1)) + "…"
    }
}
