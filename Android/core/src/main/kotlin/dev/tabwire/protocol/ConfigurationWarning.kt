package dev.tabwire.protocol

/**
 * A value in an accepted configuration that does not have the effect its author intended. For logs and tools only.
 *
 * @property code the kind of warning.
 * @property path the JSON path of the value concerned, such as `$.tabs[2].replaces`.
 * @property place the place of that value, or `null` if the configuration was not read from text.
 * @property reason what is wrong and how it was handled, in a sentence.
 */
public class ConfigurationWarning internal constructor(
    public val code: Code,
    public val path: String,
    public val place: TextPlace?,
    public val reason: String,
) {
    /**
     * The kinds of warnings.
     *
     * @property rawValue the name of the warning in the protocol.
     */
    public enum class Code(public val rawValue: String) {
        /** `active` names no tab. Where a hint is needed, the first effective tab is used. */
        UNKNOWN_ACTIVE("unknownActive"),

        /** An unknown value of `deprecated`, read as `soft`. */
        UNKNOWN_DEPRECATION("unknownDeprecation"),

        /** A `replaces` that names no other tab or one that is not deprecated. It is ignored. */
        INVALID_REPLACES("invalidReplaces"),

        /** A member of an action that only tabs have. It is ignored. */
        IGNORED_MEMBER("ignoredMember"),

        /** An unknown value of `role`. It is ignored. */
        UNKNOWN_ROLE("unknownRole"),

        /** A `role` that an earlier tab has. It is ignored. */
        REPEATED_ROLE("repeatedRole"),

        /** A member that does not count and has a type or a range that cannot be read (P7.7). It is ignored. */
        UNREADABLE("unreadable"),
    }

    override fun toString(): String = "${code.rawValue} at $path${place?.let { " ($it)" }.orEmpty()}: $reason"
}
