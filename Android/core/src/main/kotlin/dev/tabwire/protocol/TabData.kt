package dev.tabwire.protocol

import java.util.Objects

/**
 * A tab of a configuration (P5.1). [TabConfiguration] checks it.
 *
 * @property id the stable id of the tab, unique within a configuration.
 * @property title the label under the icon.
 * @property icon the name of the icon. The app maps it to a drawable.
 * @property path the first page of the tab: a relative reference, resolved against the start URL.
 * @property deprecated when the tab leaves the tab bar, or `null` if it stays.
 * @property replaces the deprecated tab whose place this tab takes, or `null`.
 * @property isEager whether to load the tab before the user selects it.
 */
public class TabData(
    public val id: TabID,
    public val title: String,
    public val icon: String,
    public val path: String,
    public val deprecated: Deprecation? = null,
    public val replaces: TabID? = null,
    badge: String? = null,
    version: String? = null,
    owns: List<String> = emptyList(),
    public val isEager: Boolean = false,
) {
    /** The text of the badge, or `null` for no badge. A server's `""` and `0` are read as `null`. */
    public val badge: String? = badge?.ifEmpty { null }

    /** A value that changes when the tab's pages change, like an ETag, or `null`. A server's `""` is read as `null`. */
    public val version: String? = version?.ifEmpty { null }

    /** Further paths whose pages belong to the tab, for addresses from outside the pages. */
    public val owns: List<String> = owns.toList()

    override fun equals(other: Any?): Boolean =
        other is TabData && id == other.id && looksLike(other) && deprecated == other.deprecated &&
            replaces == other.replaces && version == other.version && owns == other.owns && isEager == other.isEager

    override fun hashCode(): Int =
        Objects.hash(id, title, icon, path, deprecated, replaces, badge, version, owns, isEager)

    override fun toString(): String = "TabData($id)"

    /** Returns whether both have the same title, icon, path and badge. */
    internal fun looksLike(other: TabData?): Boolean =
        title == other?.title && icon == other.icon && path == other.path && badge == other.badge
}
