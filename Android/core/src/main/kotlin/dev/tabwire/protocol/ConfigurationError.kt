package dev.tabwire.protocol

/**
 * The reason for rejecting a configuration, and its place in the message.
 *
 * A rejected configuration changes nothing.
 *
 * @property code the reason, as the protocol names it.
 * @property place the place of the invalid value, or `null` if the configuration was not read from text.
 * @property reason what is wrong and what to do about it, in a sentence.
 */
public class ConfigurationError internal constructor(
    public val code: Code,
    member: ConfigurationMember,
    public val place: TextPlace?,
    public val reason: String,
) : Exception() {
    /**
     * The reasons for rejecting a configuration. If several apply, the first one here is reported.
     *
     * @property rawValue the name of the reason in the protocol.
     */
    public enum class Code(public val rawValue: String) {
        /** More than [TabConfiguration.MAXIMUM_BYTE_COUNT] bytes of JSON. */
        TOO_LARGE("tooLarge"),

        /** Not JSON, not an object, `tabs` missing or not an array, or a member that counts has the wrong type (P6.3). */
        MALFORMED("malformed"),

        /** A tab's `id` is empty. */
        EMPTY_ID("emptyID"),

        /** Two tabs share an `id`. */
        DUPLICATE_ID("duplicateID"),

        /** Exactly one tab. A tab bar has two tabs or more. */
        SINGLE_TAB("singleTab"),

        /** There are tabs, but `active` is null or missing. */
        MISSING_ACTIVE("missingActive"),

        /** A tab's `path`, or one of the paths in `owns`, could lead to another origin. */
        UNSAFE_PATH("unsafePath"),

        /** More than [TabConfiguration.MAXIMUM_TAB_COUNT] tabs. */
        TOO_MANY_TABS("tooManyTabs"),
    }

    /** The JSON path of the invalid value, such as `$.tabs[2].id`. */
    public val path: String = member.path

    /** The position of the invalid tab, counted from 0, or `null` if the error concerns no single tab. */
    public val tabIndex: Int? = member.tabIndex

    override val message: String
        get() = "${code.rawValue} at $path${place?.let { " ($it)" }.orEmpty()}: $reason"

    override fun toString(): String = message
}
