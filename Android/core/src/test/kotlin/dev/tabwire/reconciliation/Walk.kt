package dev.tabwire.reconciliation

import dev.tabwire.protocol.Deprecation
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabId

/**
 * Visits every reachable state over a few ids and takes every step there, as `Tests/prove exhaustive` does in Swift.
 *
 * @param ids the ids of the tabs.
 */
internal class Walk(private val ids: List<String>) {
    private class Visit(val state: NavigationState<Int>, val lastId: Int) {
        val key = key(state)
    }

    private val configurations = configurations(ids)
    private var transitions = 0
    private var fingerprint = 0L

    /**
     * Walks from bootstrap.
     *
     * @param depth the maximum number of steps.
     * @return the result, in the format of `Tests/prove exhaustive`.
     * @throws IllegalStateException if a step breaks the one law or an invariant.
     */
    fun run(depth: Int): String {
        var frontier = listOf(Visit(NavigationState(bootstrapId = 1), lastId = 1))
        val seen = frontier.mapTo(HashSet()) { it.key }
        repeat(depth) {
            frontier = buildList { for (visit in frontier) step(visit) { if (seen.add(it.key)) add(it) } }
        }
        return "${ids.size} ids, ${configurations.size} configurations, $depth steps: ${seen.size} states, " +
            "$transitions transitions, fingerprint ${fingerprint.toULong().toString(radix = 16)}"
    }

    /** Takes every step from a state. */
    private fun step(visit: Visit, found: (Visit) -> Unit) {
        configurations.forEachIndexed { index, configuration ->
            take(visit, index, found) { makeId ->
                visit.state.accept(configuration, makeId = makeId).also {
                    check(it.state.selectedId == visit.state.selectedId) { "the one law is broken by $configuration" }
                }
            }
        }
        val containers = visit.state.tabs.map { it.id } + 0
        containers.forEachIndexed { index, container ->
            take(visit, configurations.size + index, found) { makeId -> visit.state.select(container, makeId) }
        }
    }

    private fun take(visit: Visit, number: Int, found: (Visit) -> Unit, change: (makeId: () -> Int) -> Step<Int>) {
        var lastId = visit.lastId
        val (state, transition) = change { ++lastId }
        state.brokenInvariant?.let { error("$it after step $number") }
        val next = Visit(state, lastId)
        transitions += 1
        fingerprint += fingerprint(visit, number, transition, next)
        found(next)
    }

    private companion object {
        /**
         * Returns everything that the next steps depend on: the represented tabs in order, the selected one, and the tabs
         * that would appear if the user left it.
         */
        fun key(state: NavigationState<Int>): Long {
            val tabs = state.tabs
            var key = tabs.indexOfFirst { it.id == state.selectedId } + 1L
            for (tab in tabs) key = key.shl(6) or code(tab.represents)
            if (state.selected.represents?.deprecated != Deprecation.HARD) return key
            val other = tabs.find { it.id != state.selectedId } ?: return key
            var next = -1
            val (left, transition) = state.select(other.id) { --next }
            key = key.shl(6) or 0x3F
            for (tab in left.tabs) if (tab.id in transition.created) key = key.shl(6) or code(tab.represents)
            return key
        }

        private fun code(tab: TabData?): Long {
            if (tab == null) return 0
            val deprecation = when (tab.deprecated) {
                null -> 0L
                Deprecation.SOFT -> 1L
                Deprecation.HARD -> 2L
            }
            return 1 + deprecation + 3L * tab.id.rawValue.first().code % 16
        }

        /** Returns a hash of a transition. */
        fun fingerprint(before: Visit, number: Int, transition: Transition<Int>, after: Visit): Long {
            val positions = after.state.tabs.map { tab -> before.state.tabs.indexOfFirst { it.id == tab.id } + 1L }
            val kind = transition.kind.caseNumber?.toLong() ?: 0
            return fingerprint(listOf(before.key, number.toLong(), kind, after.key) + positions)
        }

        /**
         * Returns every configuration over some ids: every subset in every order, with every deprecation, replacement and
         * active tab.
         */
        fun configurations(ids: List<String>): List<TabConfiguration> = buildList {
            add(TabConfiguration.bootstrap)
            for (order in orders(ids).filter { it.size >= 2 }) {
                for (tabs in tabLists(order, ids)) {
                    for (active in ids + "unknown") add(TabConfiguration(TabId(active), tabs))
                }
            }
        }

        private fun tabLists(order: List<String>, ids: List<String>): List<List<TabData>> =
            order.fold(listOf(emptyList())) { lists, id ->
                lists.flatMap { list -> tabs(id, ids - id).map { list + it } }
            }

        private fun tabs(id: String, others: List<String>): List<TabData> =
            listOf(null, Deprecation.SOFT, Deprecation.HARD).flatMap { deprecated ->
                (listOf(null) + others).map { replaces ->
                    TabData(TabId(id), title = id, icon = "circle", path = "/$id", deprecated, replaces?.let(::TabId))
                }
            }

        /** Returns every subset in every order. */
        private fun orders(ids: List<String>): List<List<String>> =
            listOf(emptyList<String>()) + ids.flatMap { id -> orders(ids - id).map { listOf(id) + it } }
    }
}
