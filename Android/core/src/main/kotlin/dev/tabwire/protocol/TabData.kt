package dev.tabwire.protocol

import java.util.Objects

/**
 * A tab, or an action, of a configuration: an object with the members of section P5. [TabConfiguration] checks it.
 *
 * @property id the stable id of the tab, unique within a configuration.
 * @property title the label under the icon.
 * @property icon the name of the icon. The app maps it to a drawable.
 * @property path the first page of the tab: a relative reference, resolved against the start URL.
 * @property deprecated when the tab leaves the tab bar, or `null` if it stays.
 * @property replaces the deprecated tab whose place this tab takes, or `null`.
 * @property isEager whether to load the tab before the user selects it.
 * @property hasDot whether the badge is a dot without text (P21.1). Then there is no other badge.
 * @property image the icon from the server, or `null` for [icon] (P22.1).
 * @property role what the tab is for, if the platform may have a place of its own for it, or `null` (P24.1).
 * @property isAction whether this is a button on the bar, and no tab (P23.1). A [TabConfiguration] lists it among its actions.
 */
public class TabData(
    public val id: TabId,
    public val title: String,
    public val icon: String,
    public val path: String,
    public val deprecated: Deprecation? = null,
    public val replaces: TabId? = null,
    badge: String? = null,
    version: String? = null,
    owns: List<String> = emptyList(),
    public val isEager: Boolean = false,
    public val hasDot: Boolean = false,
    badgeLabel: String? = null,
    public val image: TabImage? = null,
    public val role: TabRole? = null,
    public val isAction: Boolean = false,
) {
    /** The text of the badge, or `null` for a badge without text or none. A server's `""` and `0` are read as `null`. */
    public val badge: String? = badge?.ifEmpty { null }.takeUnless { hasDot }

    /**
     * What assistive technology says instead of the badge, or `null` for the badge itself (P21.3). Without a badge it says
     * nothing.
     */
    public val badgeLabel: String? = badgeLabel?.ifEmpty { null }

    /** A value that changes when the tab's pages change, like an ETag, or `null`. A server's `""` is read as `null`. */
    public val version: String? = version?.ifEmpty { null }

    /** Further paths whose pages belong to the tab, for addresses from outside the pages. */
    public val owns: List<String> = owns.toList()

    /** The members that are given and change what a tab does, as a message has them. They are ignored for an action (P23.6). */
    internal val behavior: Map<String, Any> = listOfNotNull(
        deprecated?.let { "deprecated" to it.rawValue },
        replaces?.let { "replaces" to it.rawValue },
        this.version?.let { "version" to it },
        this.owns.ifEmpty { null }?.let { "owns" to it },
        isEager.takeIf { it }?.let { "eager" to it },
        role?.let { "role" to it.rawValue },
    ).toMap()

    override fun equals(other: Any?): Boolean =
        other is TabData && id == other.id && looksLike(other) && behavior == other.behavior && isAction == other.isAction

    override fun hashCode(): Int = Objects.hash(id, title, icon, path, badge, hasDot, behavior, isAction)

    override fun toString(): String = "TabData($id)"

    /** Returns whether both have the same title, icon, image, path, badge and its label. */
    internal fun looksLike(other: TabData?): Boolean =
        title == other?.title && icon == other.icon && path == other.path && badge == other.badge &&
            hasDot == other.hasDot && badgeLabel == other.badgeLabel && image == other.image
}
