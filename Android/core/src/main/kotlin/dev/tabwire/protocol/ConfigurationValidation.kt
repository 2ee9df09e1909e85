package dev.tabwire.protocol

import dev.tabwire.protocol.ConfigurationError.Code

/** The rules of a configuration beyond the types of its members, in the order in which they are reported. */
internal class ConfigurationValidation(
    private val active: TabID?,
    private val tabs: List<TabData>,
    private val revision: Long?,
) {
    /** @throws ConfigurationObjection for the first rule that is broken. */
    fun check() {
        if (revision != null && revision !in 0..TabConfiguration.MAXIMUM_INTEGER) {
            val reason = "it is $revision; an integer from 0 to ${TabConfiguration.MAXIMUM_INTEGER} is needed"
            throw ConfigurationObjection(Code.MALFORMED, ConfigurationMember.revision, reason)
        }
        forEachTab("id") { tab, member ->
            if (tab.id.rawValue.isEmpty()) {
                val reason = "the id is empty; give every tab a lasting name of its own"
                throw ConfigurationObjection(Code.EMPTY_ID, member, reason)
            }
        }
        val seen = HashSet<TabID>()
        forEachTab("id") { tab, member ->
            if (!seen.add(tab.id)) {
                val reason = "a tab before it has the id \"${tab.id}\" too; ids must be unique"
                throw ConfigurationObjection(Code.DUPLICATE_ID, member, reason)
            }
        }
        if (tabs.size == 1) {
            val reason = "there is one tab; send none, or two and more"
            throw ConfigurationObjection(Code.SINGLE_TAB, ConfigurationMember.tabs, reason)
        }
        if (tabs.isNotEmpty() && active == null) {
            val reason = "there are tabs but none is active; name the tab that the page belongs to"
            throw ConfigurationObjection(Code.MISSING_ACTIVE, ConfigurationMember.active, reason)
        }
        forEachTab("path") { tab, member ->
            PathSafety.danger(tab.path)?.let { danger ->
                val advice = "write it relative to the app's start, such as /explore"
                val reason = "the path may lead away from the app: $danger; $advice"
                throw ConfigurationObjection(Code.UNSAFE_PATH, member, reason)
            }
        }
        if (tabs.size > TabConfiguration.MAXIMUM_TABS) {
            val reason = "there are ${tabs.size} tabs; at most ${TabConfiguration.MAXIMUM_TABS} are accepted"
            throw ConfigurationObjection(Code.TOO_MANY_TABS, ConfigurationMember.tabs, reason)
        }
    }

    private inline fun forEachTab(name: String, check: (TabData, ConfigurationMember) -> Unit) {
        tabs.forEachIndexed { index, tab -> check(tab, ConfigurationMember(index, name)) }
    }
}
