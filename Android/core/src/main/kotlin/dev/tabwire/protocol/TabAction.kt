package dev.tabwire.protocol

/**
 * A button on the tab bar, and no tab: a tap on it visits its path in the selected container (P23.1, P23.2).
 *
 * @property position the number of tabs before it in the server's order.
 */
@ConsistentCopyVisibility
public data class TabAction internal constructor(private val entry: TabData, internal val position: Int) {
    /** The stable id of the action, which no tab has. */
    public val id: TabId get() = entry.id

    /** The label under the icon. */
    public val title: String get() = entry.title

    /** The name of the icon. */
    public val icon: String get() = entry.icon

    /** The path that a tap visits: a relative reference, resolved against the start URL. */
    public val path: String get() = entry.path

    /** The text of the badge, or `null` for a badge without text or none. */
    public val badge: String? get() = entry.badge

    /** Whether the badge is a dot without text. */
    public val hasDot: Boolean get() = entry.hasDot

    /** What assistive technology says instead of the badge, or `null` for the badge itself. */
    public val badgeLabel: String? get() = entry.badgeLabel

    /** The icon from the server, or `null` for [icon]. */
    public val image: TabImage? get() = entry.image

    /** Returns whether both are the same button to a user. */
    internal fun looksLike(other: TabAction): Boolean = id == other.id && entry.looksLike(other.entry)
}
