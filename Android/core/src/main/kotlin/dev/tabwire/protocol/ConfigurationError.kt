package dev.tabwire.protocol

/**
 * Why a configuration was rejected, and where in it the reason stands.
 *
 * A rejected configuration changes nothing: the client keeps the state it has.
 *
 * @property code the reason, as the protocol names it.
 * @property place where the value that is wrong stands in the text. Nothing if it was not read from text.
 * @property reason what is wrong and what to do about it, in a sentence.
 */
public class ConfigurationError internal constructor(
    public val code: Code,
    member: ConfigurationMember,
    public val place: TextPlace?,
    public val reason: String,
) : Exception() {
    /**
     * The reasons for a rejection. When several apply, the one that comes first here is reported.
     *
     * @property rawValue the name of the reason in the protocol.
     */
    public enum class Code(public val rawValue: String) {
        /** More than [TabConfiguration.MAXIMUM_SIZE] bytes of JSON. */
        TOO_LARGE("tooLarge"),

        /** Not JSON, not an object, `tabs` missing or not an array, or a member of the wrong type. */
        MALFORMED("malformed"),

        /** A tab's `id` is empty. */
        EMPTY_ID("emptyID"),

        /** Two tabs share an `id`. */
        DUPLICATE_ID("duplicateID"),

        /** Exactly one tab: a bar with one tab is never shown. */
        SINGLE_TAB("singleTab"),

        /** There are tabs, but `active` is null or missing. */
        MISSING_ACTIVE("missingActive"),

        /** A tab's `path` could lead away from the app's origin. */
        UNSAFE_PATH("unsafePath"),

        /** More than [TabConfiguration.MAXIMUM_TABS] tabs. */
        TOO_MANY_TABS("tooManyTabs"),
    }

    /** The JSON path of the value that is wrong, such as `$.tabs[2].id`. */
    public val path: String = member.path

    /** The position of the tab that is wrong, counted from 0. Nothing if no single tab is. */
    public val tabIndex: Int? = member.tabIndex

    override val message: String
        get() = "${code.rawValue} at $path${place?.let { " ($it)" }.orEmpty()}: $reason"

    override fun toString(): String = message

    public companion object {
        /**
         * The error of a client that resolves a path and finds that it leaves the app's origin.
         *
         * @param index the position of the tab, counted from 0.
         * @param reason what is wrong and what to do about it, in a sentence.
         */
        public fun unsafePath(index: Int, reason: String): ConfigurationError =
            ConfigurationError(Code.UNSAFE_PATH, ConfigurationMember(index, "path"), place = null, reason)
    }
}
