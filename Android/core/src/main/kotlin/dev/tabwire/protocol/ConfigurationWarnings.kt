package dev.tabwire.protocol

import dev.tabwire.reading.ConfigurationPlaces

/**
 * Finds the warnings of an accepted configuration.
 *
 * @property entries the tabs and actions.
 * @property unread the values that were not taken as they are written.
 */
internal class ConfigurationWarnings(
    private val active: TabId?,
    private val entries: List<TabData>,
    private val unread: UnreadValues,
) {
    private class Finding(val code: ConfigurationWarning.Code, val member: ConfigurationMember, val reason: String)

    /**
     * Returns the warnings: those of the message first, then the unknown values, then the others of each tab in order.
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
        if (active != null && entries.none { it.id == active && !it.isAction }) {
            val reason = "${missing(active)}; the first tab is used instead"
            add(Finding(ConfigurationWarning.Code.UNKNOWN_ACTIVE, ConfigurationMember.active, reason))
        }
        addUnreadable(tabIndex = null)
        for (unknown in unread.unknown) if (unknown.member.tabIndex?.let(entries::get)?.isAction == false) add(finding(unknown))
        val search = entries.indexOfFirst { it.role == TabRole.SEARCH && !it.isAction }
        entries.forEachIndexed { index, tab ->
            fun add(code: ConfigurationWarning.Code, name: String, reason: String) =
                add(Finding(code, ConfigurationMember(index, name), "$reason; ignored"))
            addUnreadable(index)
            if (tab.isAction) {
                for (name in tab.behavior.keys) add(ConfigurationWarning.Code.IGNORED_MEMBER, name, "an action has no $name")
            } else {
                invalidReplaces(tab)?.let { add(ConfigurationWarning.Code.INVALID_REPLACES, "replaces", it) }
                if (tab.role == TabRole.SEARCH && index != search) {
                    add(ConfigurationWarning.Code.REPEATED_ROLE, "role", "an earlier tab is search, too")
                }
            }
        }
    }

    private fun MutableList<Finding>.addUnreadable(tabIndex: Int?) {
        for (value in unread.unreadable) if (value.member.tabIndex == tabIndex) {
            add(Finding(ConfigurationWarning.Code.UNREADABLE, value.member, "${value.reason}; ignored"))
        }
    }

    private fun finding(unknown: UnreadValues.Unknown): Finding {
        if (unknown.member.name == "role") {
            return Finding(ConfigurationWarning.Code.UNKNOWN_ROLE, unknown.member, "\"${unknown.value}\" is no role; ignored")
        }
        val reason = "\"${unknown.value}\" is neither soft nor hard; read as soft"
        return Finding(ConfigurationWarning.Code.UNKNOWN_DEPRECATION, unknown.member, reason)
    }

    private fun invalidReplaces(tab: TabData): String? {
        val replaced = tab.replaces ?: return null
        if (replaced == tab.id) return "the tab replaces itself"
        val other = entries.find { it.id == replaced && !it.isAction } ?: return missing(replaced)
        return if (other.deprecated == null) "the tab \"$replaced\" is not deprecated" else null
    }

    private fun missing(id: TabId): String =
        if (entries.any { it.id == id }) "\"$id\" is an action" else "no tab has the id \"$id\""
}
