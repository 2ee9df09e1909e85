package dev.tabwire.protocol

import dev.tabwire.reading.ConfigurationPlaces

/** Why a configuration is rejected, apart from where in a text that stands. */
internal class ConfigurationObjection(
    private val code: ConfigurationError.Code,
    private val member: ConfigurationMember,
    private val reason: String,
) : Exception(reason, null, false, false) {
    /** @param text the text that the configuration was read from, to tell where in it something is wrong. */
    fun error(text: ByteArray?): ConfigurationError =
        ConfigurationError(code, member, text?.let { ConfigurationPlaces(it).place(member) }, reason)
}
