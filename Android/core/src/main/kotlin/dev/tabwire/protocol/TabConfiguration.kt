package dev.tabwire.protocol

import dev.tabwire.reading.ConfigurationReader
import dev.tabwire.reading.utf8
import java.util.Objects

/**
 * The tabs a server wants, and the tab that the page belongs to (P4.1).
 *
 * A configuration is always valid: no tabs or at least two, unique ids, an active tab, safe paths.
 *
 * @property active the tab that the page belongs to. It is a hint and never selects a tab.
 * @property revision a number that grows with each configuration. One that is lower than the highest accepted is stale.
 * @property session an opaque key of the signed-in user. After a change, the other tabs show another user's pages.
 * @property isTabBarHidden whether the page in front hides the tab bar.
 * @property isLive whether a stream delivered the configuration after its page.
 */
public class TabConfiguration internal constructor(
    public val active: TabID?,
    tabs: List<TabData>,
    public val revision: Long?,
    public val session: String?,
    public val isTabBarHidden: Boolean,
    public val isLive: Boolean,
    unknownDeprecations: Map<Int, String>,
    text: ByteArray?,
) {
    /**
     * Creates a configuration.
     *
     * @param active the tab that the page belongs to; required if there are tabs.
     * @param tabs the tabs in the order of the tab bar: none, or two or more.
     * @param revision a number from 0 to [MAXIMUM_INTEGER] that grows with each configuration.
     * @param session an opaque key of the signed-in user, such as a keyed hash; never the user's id or a token.
     * @param isTabBarHidden whether the page hides the tab bar.
     * @param isLive whether the configuration does not come from a page load.
     * @throws ConfigurationError with the first reason for rejecting it.
     */
    @Throws(ConfigurationError::class)
    public constructor(
        active: TabID?,
        tabs: List<TabData>,
        revision: Long? = null,
        session: String? = null,
        isTabBarHidden: Boolean = false,
        isLive: Boolean = false,
    ) : this(active, tabs, revision, session, isTabBarHidden, isLive, unknownDeprecations = emptyMap(), text = null)

    /** The tabs in the server's order. Without tabs, the app shows one web view and no tab bar. */
    public val tabs: List<TabData> = tabs.toList()

    init {
        try {
            ConfigurationValidator(active, this.tabs, revision).validate()
        } catch (error: InvalidMemberError) {
            throw error.located(text)
        }
    }

    /** The warnings. Equality ignores them. */
    public val warnings: List<ConfigurationWarning> =
        ConfigurationWarnings(active, this.tabs, unknownDeprecations).warnings(text)

    override fun equals(other: Any?): Boolean =
        other is TabConfiguration && active == other.active && tabs == other.tabs &&
            revision == other.revision && session == other.session && isTabBarHidden == other.isTabBarHidden &&
            isLive == other.isLive

    override fun hashCode(): Int = Objects.hash(active, tabs, revision, session, isTabBarHidden, isLive)

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
