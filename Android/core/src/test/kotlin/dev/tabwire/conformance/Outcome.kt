package dev.tabwire.conformance

import dev.tabwire.protocol.TabId
import dev.tabwire.reading.quoted

/**
 * The outcome of a step.
 *
 * @property verdict the first member of the JSON: the case, `rejected` or `stale`.
 * @property tabs the containers with the tabs that they represent, in the order of the tab bar.
 * @property actions the actions in the order of the tab bar, each with the container before it.
 */
data class Outcome(
    val verdict: String,
    val selected: Int,
    val tabs: List<Pair<Int, TabId?>>,
    val created: List<Int> = emptyList(),
    val disposed: List<Int> = emptyList(),
    val updated: List<Int> = emptyList(),
    val refreshed: Int? = null,
    val forgetsHistory: Boolean = false,
    val tabBarHidden: Boolean = false,
    val visits: Int? = null,
    val actions: List<Pair<TabId, Int?>> = emptyList(),
    val appBadge: Long? = null,
) {
    /** The outcome as `tabwire simulate --lines` writes it. */
    fun toJson(): String {
        val mode = if (tabs.size == 1) "bootstrap" else "tabbed"
        val tabs = tabs.joinToString(",") { (container, id) ->
            """{"container":$container,"id":${id?.rawValue?.quoted()}}"""
        }
        return """{$verdict,"mode":"$mode","selected":$selected,"tabs":[$tabs],$actionsMember""" +
            """"created":${list(created)},"disposed":${list(disposed.sorted())},"updated":${list(updated.sorted())}$additions}"""
    }

    private val actionsMember: String
        get() = if (actions.isEmpty()) "" else actions.joinToString(",", "\"actions\":[", "],") { (id, after) ->
            """{"id":${id.rawValue.quoted()},"after":$after}"""
        }

    /** The members that are absent by default. */
    private val additions: String
        get() = listOfNotNull(
            refreshed?.let { "\"refreshed\":[$it]" },
            "\"forgetsHistory\":true".takeIf { forgetsHistory },
            "\"tabBarHidden\":true".takeIf { tabBarHidden },
            visits?.let { "\"visits\":$it" },
            appBadge?.let { "\"appBadge\":$it" },
        ).joinToString("") { ",$it" }

    private fun list(containers: List<Int>) = containers.joinToString(",", "[", "]")
}
