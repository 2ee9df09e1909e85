package dev.tabwire.protocol

import java.util.Objects

/**
 * A tab as the server describes it (protocol, "Message format").
 *
 * Whether the description may be sent is decided by [TabConfiguration].
 *
 * @property id the stable name of the tab, unique within a configuration.
 * @property title the label under the icon.
 * @property icon the name of the icon; what it means on each platform is for the app to say.
 * @property path where the tab starts: a relative reference, resolved against the app's start URL.
 * @property deprecated whether the tab is going away, and how urgently.
 * @property replaces the deprecated tab whose place this one takes when that one is gone.
 */
public class TabData(
    public val id: TabID,
    public val title: String,
    public val icon: String,
    public val path: String,
    public val deprecated: Deprecation? = null,
    public val replaces: TabID? = null,
    badge: String? = null,
) {
    /** What the badge shows. Nothing shows no badge; a server's `""` and `0` arrive here as nothing. */
    public val badge: String? = badge?.ifEmpty { null }

    override fun equals(other: Any?): Boolean =
        other is TabData && id == other.id && looksLike(other) &&
            deprecated == other.deprecated && replaces == other.replaces

    override fun hashCode(): Int = Objects.hash(id, title, icon, path, deprecated, replaces, badge)

    override fun toString(): String = "TabData($id)"

    /** Whether both show the same: title, icon and badge, and start at the same path. */
    internal fun looksLike(other: TabData?): Boolean =
        title == other?.title && icon == other.icon && path == other.path && badge == other.badge
}
