package dev.tabwire.protocol

import dev.tabwire.reading.ConfigurationReader
import dev.tabwire.reading.utf8
import java.util.Objects

/**
 * What the server wants the tab bar to be: every tab, and which of them the page belongs to (protocol, "Message
 * format").
 *
 * A value of this type is always valid: no tabs or at least two, unique ids, an active tab, safe paths.
 *
 * @property active the server's guess which tab the page belongs to: a hint, never a command.
 * @property revision when the server rendered this: any number that only grows. A lower one than was seen is stale.
 * @property session an opaque key of who is signed in. When it changes, the other tabs show somebody else's pages.
 */
public class TabConfiguration internal constructor(
    public val active: TabID?,
    tabs: List<TabData>,
    public val revision: Long?,
    public val session: String?,
    unknownDeprecations: Map<Int, String>,
    text: ByteArray?,
) {
    /**
     * Describes a tab bar.
     *
     * @param active the tab that the page belongs to; needed if there are tabs.
     * @param tabs the tabs in the order to show them: none, or two and more.
     * @param revision when this was rendered, from 0 to [MAXIMUM_INTEGER]; any number that only grows.
     * @param session an opaque key of who is signed in, such as a keyed hash; never the user's id or a token.
     * @throws ConfigurationError with the first reason for which clients would reject it.
     */
    @Throws(ConfigurationError::class)
    public constructor(active: TabID?, tabs: List<TabData>, revision: Long? = null, session: String? = null) :
        this(active, tabs, revision, session, unknownDeprecations = emptyMap(), text = null)

    /** The tabs in the server's order; none asks for a single web view without a tab bar. */
    public val tabs: List<TabData> = tabs.toList()

    init {
        try {
            ConfigurationValidation(active, this.tabs, revision).check()
        } catch (objection: ConfigurationObjection) {
            throw objection.error(text)
        }
    }

    /** What is accepted but odd. It takes no part in comparisons. */
    public val warnings: List<ConfigurationWarning> =
        ConfigurationReview(active, this.tabs, unknownDeprecations).warnings(text)

    /** Whether any tab is deprecated or replaces another, so that not every tab may be shown. */
    internal val hasGracefulRemovals: Boolean = this.tabs.any { it.deprecated != null || it.replaces != null }

    override fun equals(other: Any?): Boolean =
        other is TabConfiguration && active == other.active && tabs == other.tabs &&
            revision == other.revision && session == other.session

    override fun hashCode(): Int = Objects.hash(active, tabs, revision, session)

    override fun toString(): String = "TabConfiguration(active=$active, tabs=${tabs.map { it.id }})"

    public companion object {
        /** The most JSON that is read, in bytes: 256 KiB. */
        public const val MAXIMUM_SIZE: Int = 256 * 1024

        /** The most tabs that a configuration may have. */
        public const val MAXIMUM_TABS: Int = 64

        /** The largest number that a `revision` or a `badge` can be: the largest that JavaScript counts exactly. */
        public const val MAXIMUM_INTEGER: Long = 9_007_199_254_740_991

        /** The configuration that asks for a single web view without a tab bar. */
        public val bootstrap: TabConfiguration = TabConfiguration(active = null, tabs = emptyList())

        /**
         * Reads the data of a `configure` message (protocol, "Message format").
         *
         * The JSON is read strictly, as RFC 8259 has it. Members that are not known are ignored.
         *
         * @param json at most [MAXIMUM_SIZE] bytes in UTF-8.
         * @throws ConfigurationError with the first reason for which the message is rejected, and its place.
         */
        @Throws(ConfigurationError::class)
        public fun fromJson(json: String): TabConfiguration = fromJson(json.utf8())

        /**
         * Reads the data of a `configure` message from bytes, which need not be UTF-8 at all.
         *
         * @param json at most [MAXIMUM_SIZE] bytes.
         * @throws ConfigurationError with the first reason for which the message is rejected, and its place.
         */
        @Throws(ConfigurationError::class)
        public fun fromJson(json: ByteArray): TabConfiguration = ConfigurationReader(json).read()
    }
}
