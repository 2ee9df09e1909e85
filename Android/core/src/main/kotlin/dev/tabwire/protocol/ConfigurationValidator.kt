package dev.tabwire.protocol

import dev.tabwire.protocol.ConfigurationError.Code

/** The rules of a configuration beyond the types of its members, in the order of the protocol. */
internal class ConfigurationValidator(
    private val active: TabId?,
    private val tabs: List<TabData>,
    private val revision: Long?,
    private val appBadge: Long?,
) {
    /** @throws InvalidMemberError for the first rule that is broken. */
    fun validate() {
        checkNumber(revision, ConfigurationMember.revision)
        checkNumber(appBadge, ConfigurationMember.appBadge)
        forEachTab("owns") { tab, member ->
            if (tab.owns.size > TabConfiguration.MAXIMUM_OWNED_PATH_COUNT) {
                val maximum = TabConfiguration.MAXIMUM_OWNED_PATH_COUNT
                val reason = "it has ${tab.owns.size} paths; at most $maximum are accepted"
                throw InvalidMemberError(Code.MALFORMED, member, reason)
            }
        }
        forEachTab("id") { tab, member ->
            if (tab.id.rawValue.isEmpty()) {
                val reason = "the id is empty; give every tab a stable id of its own"
                throw InvalidMemberError(Code.EMPTY_ID, member, reason)
            }
        }
        val seen = HashSet<TabId>()
        forEachTab("id") { tab, member ->
            if (!seen.add(tab.id)) {
                val reason = "an earlier tab has the id \"${tab.id}\" too; ids must be unique"
                throw InvalidMemberError(Code.DUPLICATE_ID, member, reason)
            }
        }
        // Actions are no tabs: neither one tab nor none can stand beside them (P23.3).
        val count = tabs.count { !it.isAction }
        if (tabs.isNotEmpty() && count < 2) {
            val beside = if (tabs.size > 1) " beside actions" else ""
            val found = if (count == 1) "there is one tab$beside" else "there are actions, but no tabs"
            val reason = "$found; send none, or at least two"
            throw InvalidMemberError(Code.SINGLE_TAB, ConfigurationMember.tabs, reason)
        }
        if (tabs.isNotEmpty() && active == null) {
            val reason = "there are tabs but none is active; name the tab that the page belongs to"
            throw InvalidMemberError(Code.MISSING_ACTIVE, ConfigurationMember.active, reason)
        }
        tabs.forEachIndexed { index, tab ->
            checkPath(tab.path, ConfigurationMember(index, "path"), "the path")
            tab.owns.forEachIndexed { position, path ->
                checkPath(path, ConfigurationMember(index, "owns"), "owned path ${position + 1}, \"$path\",")
            }
            tab.image?.let { checkPath(it.path, ConfigurationMember(index, "image"), "the path of the image") }
        }
        if (tabs.size > TabConfiguration.MAXIMUM_TAB_COUNT) {
            val reason = "there are ${tabs.size} tabs; at most ${TabConfiguration.MAXIMUM_TAB_COUNT} are accepted"
            throw InvalidMemberError(Code.TOO_MANY_TABS, ConfigurationMember.tabs, reason)
        }
    }

    private fun checkNumber(number: Long?, member: ConfigurationMember) {
        if (number == null || number in 0..TabConfiguration.MAXIMUM_INTEGER) return
        val reason = "it is $number; an integer from 0 to ${TabConfiguration.MAXIMUM_INTEGER} is needed"
        throw InvalidMemberError(Code.MALFORMED, member, reason)
    }

    private fun checkPath(path: String, member: ConfigurationMember, name: String) {
        val danger = PathSafety.danger(path) ?: return
        val advice = "write it relative to the app's start URL, such as /explore"
        val reason = "$name may lead away from the app: $danger; $advice"
        throw InvalidMemberError(Code.UNSAFE_PATH, member, reason)
    }

    private inline fun forEachTab(name: String, check: (TabData, ConfigurationMember) -> Unit) {
        tabs.forEachIndexed { index, tab -> check(tab, ConfigurationMember(index, name)) }
    }
}
