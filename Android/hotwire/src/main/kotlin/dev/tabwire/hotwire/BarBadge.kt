package dev.tabwire.hotwire

import java.util.Objects

/**
 * A badge on the tab bar.
 *
 * @property text the text, or `null` for a dot (P21.1).
 * @property label what a screen reader says instead (P21.3), or `null` for the text, or for a dot the client's own words (P21.4).
 */
public class BarBadge(public val text: String?, public val label: String?) {
    override fun equals(other: Any?): Boolean = other is BarBadge && text == other.text && label == other.label

    override fun hashCode(): Int = Objects.hash(text, label)

    override fun toString(): String = "BarBadge($text)"

    internal companion object {
        fun of(text: String?, hasDot: Boolean, label: String?): BarBadge? =
            if (text == null && !hasDot) null else BarBadge(text?.let(TabText::badge), label?.let(TabText::label))
    }
}
