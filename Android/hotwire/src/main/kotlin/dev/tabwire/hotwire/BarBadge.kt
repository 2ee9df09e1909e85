package dev.tabwire.hotwire

/**
 * A badge on the tab bar.
 *
 * @property text the text, or `null` for a dot (P21.1).
 * @property label what a screen reader says instead (P21.3), or `null` for the text, or for a dot the client's own words (P21.4).
 */
public data class BarBadge(public val text: String?, public val label: String?) {
    internal companion object {
        fun of(text: String?, hasDot: Boolean, label: String?): BarBadge? =
            if (text == null && !hasDot) null else BarBadge(text?.let(TabText::badge), label?.let(TabText::label))
    }
}
