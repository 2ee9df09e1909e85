package dev.tabwire.protocol

import dev.tabwire.reading.ConfigurationPlaces

/**
 * Finds what is accepted in a configuration although it does not do what its author meant.
 *
 * @property unknownDeprecations the values of `deprecated` that mean nothing, by the positions of their tabs.
 */
internal class ConfigurationReview(
    private val active: TabID?,
    private val tabs: List<TabData>,
    private val unknownDeprecations: Map<Int, String>,
) {
    private class Remark(val code: ConfigurationWarning.Code, val member: ConfigurationMember, val reason: String)

    /**
     * The warnings, first that of `active`, then those of the tabs in their order.
     *
     * @param text the text that the configuration was read from, to tell where in it something is odd.
     */
    fun warnings(text: ByteArray?): List<ConfigurationWarning> {
        val remarks = remarks()
        if (remarks.isEmpty()) return emptyList()
        val places = text?.let(::ConfigurationPlaces)
        return remarks.map { ConfigurationWarning(it.code, it.member.path, places?.place(it.member), it.reason) }
    }

    private fun remarks(): List<Remark> = buildList {
        if (active != null && tabs.none { it.id == active }) {
            val reason = "no tab has the id \"$active\"; the first tab stands in for it"
            add(Remark(ConfigurationWarning.Code.UNKNOWN_ACTIVE, ConfigurationMember.active, reason))
        }
        for ((index, value) in unknownDeprecations) {
            val reason = "\"$value\" is neither soft nor hard; read as soft"
            val member = ConfigurationMember(index, "deprecated")
            add(Remark(ConfigurationWarning.Code.UNKNOWN_DEPRECATION, member, reason))
        }
        tabs.forEachIndexed { index, tab ->
            objectionToReplaces(tab)?.let { objection ->
                val member = ConfigurationMember(index, "replaces")
                add(Remark(ConfigurationWarning.Code.INVALID_REPLACES, member, "$objection; ignored"))
            }
        }
    }

    private fun objectionToReplaces(tab: TabData): String? {
        val replaced = tab.replaces ?: return null
        if (replaced == tab.id) return "the tab replaces itself"
        val other = tabs.find { it.id == replaced } ?: return "no tab has the id \"$replaced\""
        return if (other.deprecated == null) "the tab \"$replaced\" is not deprecated" else null
    }
}
