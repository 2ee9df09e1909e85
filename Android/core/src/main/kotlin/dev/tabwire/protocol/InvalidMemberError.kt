package dev.tabwire.protocol

import dev.tabwire.reading.ConfigurationPlaces

/** The reason for rejecting a configuration, before its place in the text is known. */
internal class InvalidMemberError(
    private val code: ConfigurationError.Code,
    private val member: ConfigurationMember,
    private val reason: String,
) : Exception(reason, null, false, false) {
    /**
     * Returns the error with its place.
     *
     * @param text the text that the configuration was read from, or `null`.
     */
    fun located(text: ByteArray?): ConfigurationError =
        ConfigurationError(code, member, text?.let { ConfigurationPlaces(it).place(member) }, reason)
}
