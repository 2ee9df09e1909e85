package dev.tabwire.protocol

/**
 * Something in an accepted configuration that does not do what its author meant. For logs and tools, never for users.
 *
 * @property code the kind of warning.
 * @property path the JSON path of the value concerned, such as `$.tabs[2].replaces`.
 * @property place where that value stands in the text. Nothing if the configuration was not read from text.
 * @property reason what is odd and what was made of it, in a sentence.
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
        /** `active` names no tab: where a hint is needed, the first tab that is shown is taken. */
        UNKNOWN_ACTIVE("unknownActive"),

        /** A `deprecated` value that this version does not know: read as `soft`, the gentlest. */
        UNKNOWN_DEPRECATION("unknownDeprecation"),

        /** A `replaces` that names no other tab, or one that is not deprecated: ignored. */
        INVALID_REPLACES("invalidReplaces"),
    }

    override fun toString(): String = "${code.rawValue} at $path${place?.let { " ($it)" }.orEmpty()}: $reason"
}
