package dev.tabwire.protocol

import dev.tabwire.reading.ConfigurationReader
import dev.tabwire.reading.utf8
import java.util.Objects

/**
 * The tabs and actions a server wants, and the tab that the page belongs to (P4.1).
 *
 * A configuration is always valid: no tabs or at least two, unique ids, an active tab, safe paths.
 *
 * @property active the tab that the page belongs to. It is a hint and never selects a tab.
 * @property revision a number that grows with each configuration. One that is lower than the highest accepted is stale.
 * @property session an opaque key of the signed-in user. After a change, the other tabs show another user's pages.
 * @property isTabBarHidden whether the page in front hides the tab bar.
 * @property isLive whether a stream delivered the configuration after its page.
 * @property reorders whether the client takes the server's order also where it would ignore it (P25.1).
 * @property appBadge the number on the app's icon, or `null` to leave it; 0 removes it (P26.1).
 */
public class TabConfiguration internal constructor(
    public val active: TabId?,
    entries: List<TabData>,
    public val revision: Long?,
    public val session: String?,
    public val isTabBarHidden: Boolean,
    public val isLive: Boolean,
    public val reorders: Boolean,
    public val appBadge: Long?,
    unread: UnreadValues,
    text: ByteArray?,
) {
    /**
     * Creates a configuration.
     *
     * @param active the tab that the page belongs to; required if there are tabs.
     * @param tabs the tabs in the order of the tab bar: none, or two or more. Actions stand among them.
     * @param revision a number from 0 to [MAXIMUM_INTEGER] that grows with each configuration.
     * @param session an opaque key of the signed-in user, such as a keyed hash; never the user's id or a token.
     * @param isTabBarHidden whether the page hides the tab bar.
     * @param isLive whether the configuration does not come from a page load.
     * @param reorders whether clients take the order of the tabs also where they would ignore it.
     * @param appBadge the number on the app's icon, from 0 to [MAXIMUM_INTEGER], or `null` to leave it.
     * @throws ConfigurationError with the first reason for rejecting it.
     */
    @Throws(ConfigurationError::class)
    public constructor(
        active: TabId?,
        tabs: List<TabData>,
        revision: Long? = null,
        session: String? = null,
        isTabBarHidden: Boolean = false,
        isLive: Boolean = false,
        reorders: Boolean = false,
        appBadge: Long? = null,
    ) : this(
        active, tabs, revision, session, isTabBarHidden, isLive, reorders, appBadge,
        UnreadValues(), text = null,
    )

    /** The tabs and actions in the server's order, as the message has them. */
    internal val entries: List<TabData> = entries.toList()

    /** The tabs in the server's order, without the actions. Without tabs, the app shows one web view and no tab bar. */
    public val tabs: List<TabData> = this.entries.filterNot { it.isAction }

    /** The actions in the server's order (P23.1). */
    public val actions: List<TabAction> = buildList {
        var position = 0
        for (entry in this@TabConfiguration.entries) if (entry.isAction) add(TabAction(entry, position)) else position += 1
    }

    /** The tab that searches: the first of that role (P24.3). */
    public val search: TabId? = this.tabs.find { it.role == TabRole.SEARCH }?.id

    init {
        try {
            ConfigurationValidator(active, this.entries, revision, appBadge).validate()
        } catch (error: InvalidMemberError) {
            throw error.located(text)
        }
    }

    /** The warnings. Equality ignores them. */
    public val warnings: List<ConfigurationWarning> =
        ConfigurationWarnings(active, this.entries, unread).warnings(text)

    override fun equals(other: Any?): Boolean =
        other is TabConfiguration && active == other.active && entries == other.entries &&
            revision == other.revision && session == other.session && isTabBarHidden == other.isTabBarHidden &&
            isLive == other.isLive && reorders == other.reorders && appBadge == other.appBadge

    override fun hashCode(): Int = Objects.hash(active, entries, revision, session, isTabBarHidden, isLive, reorders, appBadge)

    override fun toString(): String = "TabConfiguration(active=$active, tabs=${tabs.map { it.id }})"

    public companion object {
        /** The maximum length of a message in bytes: 256 KiB. */
        public const val MAXIMUM_BYTE_COUNT: Int = 256 * 1024

        /** The maximum number of tabs. */
        public const val MAXIMUM_TAB_COUNT: Int = 64

        /** The maximum number of paths in a tab's `owns`. */
        public const val MAXIMUM_OWNED_PATH_COUNT: Int = 32

        /** The largest integer in a message: the largest that JavaScript represents exactly. */
        public const val MAXIMUM_INTEGER: Long = 9_007_199_254_740_991

        /** A configuration without tabs. */
        public val bootstrap: TabConfiguration = TabConfiguration(active = null, tabs = emptyList())

        /**
         * Reads the data of a `configure` message (P3.1).
         *
         * The JSON is read strictly (RFC 8259). Unknown members are ignored.
         *
         * @param json the data, at most [MAXIMUM_BYTE_COUNT] bytes in UTF-8.
         * @throws ConfigurationError with the first reason for rejecting the message, and its place.
         */
        @Throws(ConfigurationError::class)
        public fun fromJson(json: String): TabConfiguration = fromJson(json.utf8())

        /**
         * Reads the data of a `configure` message from bytes. Bytes that are not UTF-8 are rejected.
         *
         * @param json the data, at most [MAXIMUM_BYTE_COUNT] bytes.
         * @throws ConfigurationError with the first reason for rejecting the message, and its place.
         */
        @Throws(ConfigurationError::class)
        public fun fromJson(json: ByteArray): TabConfiguration = ConfigurationReader(json).read()
    }
}
