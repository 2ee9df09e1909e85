package dev.tabwire.protocol

import dev.tabwire.reading.ConfigurationPlaces

/**
 * Finds the warnings of an accepted configuration.
 *
 * @property unknownDeprecations the unknown values of `deprecated`, by the positions of their tabs.
 */
internal class ConfigurationWarnings(
    private val active: TabID?,
    private val tabs: List<TabData>,
    private val unknownDeprecations: Map<Int, String>,
) {
    private class Finding(val code: ConfigurationWarning.Code, val member: ConfigurationMember, val reason: String)

    /**
     * Returns the warnings: that of `active` first, then those of the tabs in order.
     *
     * @param text the text that the configuration was read from, to locate the warnings in.
     */
    fun warnings(text: ByteArray?): List<ConfigurationWarning> {
        val findings = findings()
        if (findings.isEmpty()) return emptyList()
        val places = text?.let(::ConfigurationPlaces)
        return findings.map { ConfigurationWarning(it.code, it.member.path, places?.place(it.member), it.reason) }
    }

    private fun findings(): List<Finding> = buildList {
        if (active != null && tabs.none { it.id == active }) {
            val reason = "no tab has the id \"$active\"; the first tab is used instead"
            add(Finding(ConfigurationWarning.Code.UNKNOWN_ACTIVE, ConfigurationMember.active, reason))
        }
        for ((index, value) in unknownDeprecations) {
            val reason = "\"$value\" is neither soft nor hard; read as soft"
            val member = ConfigurationMember(index, "deprecated")
            add(Finding(ConfigurationWarning.Code.UNKNOWN_DEPRECATION, member, reason))
        }
        tabs.forEachIndexed { index, tab ->
            invalidReplaces(tab)?.let { reason ->
                val member = ConfigurationMember(index, "replaces")
                add(Finding(ConfigurationWarning.Code.INVALID_REPLACES, member, "$reason; ignored"))
            }
        }
    }

    private fun invalidReplaces(tab: TabData): String? {
        val replaced = tab.replaces ?: return null
        if (replaced == tab.id) return "the tab replaces itself"
        val other = tabs.find { it.id == replaced } ?: return "no tab has the id \"$replaced\""
        return if (other.deprecated == null) "the tab \"$replaced\" is not deprecated" else null
    }
}
