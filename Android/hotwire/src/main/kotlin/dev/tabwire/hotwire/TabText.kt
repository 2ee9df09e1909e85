package dev.tabwire.hotwire

import android.content.Context

/** The texts of the tab bar. A server may send thousands of characters, of which the bar shows and speaks a few. */
public object TabText {
    private const val MAXIMUM_TITLE_LENGTH = 60
    private const val MAXIMUM_BADGE_LENGTH = 12
    private const val MAXIMUM_LABEL_LENGTH = 120

    internal fun title(text: String): String = text.cut(MAXIMUM_TITLE_LENGTH)

    internal fun badge(text: String): String = text.cut(MAXIMUM_BADGE_LENGTH)

    internal fun label(text: String): String = text.cut(MAXIMUM_LABEL_LENGTH)

    /** Returns what a screen reader says for a badge: its label, or else its text, or a phrase for a dot (P21.4). */
    public fun spoken(badge: BarBadge, context: Context): String =
        badge.label ?: badge.text ?: context.getString(R.string.tabwire_dot)

    /** Returns the title of an item and its badge, for a menu. */
    public fun titleAndBadge(item: BarItem): String = item.title + item.badge?.let { " · ${it.text ?: "•"}" }.orEmpty()

    /** Cuts a text between two code points. */
    private fun String.cut(length: Int): String {
        if (codePointCount(0, this.length) <= length) return this
        return substring(0, offsetByCodePoints(0, length - 1)) + "…"
    }
}
