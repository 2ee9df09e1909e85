package dev.tabwire.reconciliation

import dev.tabwire.location.AppLocation
import dev.tabwire.protocol.Deprecation
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabId

/**
 * Visits every reachable state of two tabs with versions, sessions, a stream, a hidden tab bar, first pages and an app that
 * comes back, and takes every step there, as the walk of the same name does in Swift.
 */
internal class FreshnessWalk {
    private class Visit(val state: NavigationState<Int>, val lastId: Int) {
        val key = key(state)
    }

    private val location = AppLocation("https://app.example/")
    private val steps = configurations().map { (configuration, isFirstPage) ->
        step { makeId ->
            accept(configuration, isFirstPage, makeId).also {
                check(it.state.selectedId == selectedId) { "the one law is broken by $configuration" }
            }
        }
    } + step { reject() } +
        listOf("a", "b", "c").map { id -> step { makeId -> select(containerOf(id), makeId) } } +
        listOf("a", "b", "c").map { id -> step { didLoad(containerOf(id)) } } +
        listOf("a", "b", "c").map { id -> step { firstPageDidAppear(containerOf(id)) } } +
        listOf("/a", "/b/1", "/c", "https://other.example/a").map { step { makeId -> open(it, location, makeId) } } +
        step { resume() }

    private fun step(take: NavigationState<Int>.(makeId: () -> Int) -> Step<Int>) = take

    private fun NavigationState<Int>.containerOf(id: String) = tabs.find { it.represents?.id == TabId(id) }?.id ?: 0

    /**
     * Walks from bootstrap until no step leads to a new state.
     *
     * @return the result, in the format of `Tests/prove freshness`.
     * @throws IllegalStateException if a step breaks the one law or an invariant.
     */
    fun run(): String {
        var frontier = listOf(Visit(NavigationState(bootstrapId = 1), lastId = 1))
        val seen = frontier.mapTo(HashSet()) { it.key }
        var transitions = 0
        var fingerprint = 0L
        while (frontier.isNotEmpty()) {
            frontier = buildList {
                for (before in frontier) steps.forEachIndexed { number, take ->
                    var lastId = before.lastId
                    val (state, transition) = before.state.take { ++lastId }
                    state.brokenInvariant?.let { error("$it after step $number") }
                    val after = Visit(state, lastId)
                    transitions += 1
                    fingerprint += fingerprint(before, number, transition, after)
                    if (seen.add(after.key)) add(after)
                }
            }
        }
        return "${steps.size} steps: ${seen.size} states, $transitions transitions, " +
            "fingerprint ${fingerprint.toULong().toString(radix = 16)}"
    }

    private companion object {
        /** Returns every configuration of the tabs a and b, and of none, with whether a first page sends it: a stream is none. */
        fun configurations(): List<Pair<TabConfiguration, Boolean>> = buildList {
            for (session in listOf(null, "x", "y")) for ((isLive, isFirstPage) in listOf(false to false, false to true, true to false)) {
                for (isTabBarHidden in listOf(false, true)) {
                    fun add(active: String?, tabs: List<TabData>) = add(
                        TabConfiguration(active?.let(::TabId), tabs, null, session, isTabBarHidden, isLive) to isFirstPage,
                    )
                    add(null, emptyList())
                    for (deprecated in listOf(null, Deprecation.HARD)) {
                        for (a in versions) for (b in versions) add("b", listOf(tab("a", null, a), tab("b", deprecated, b)))
                    }
                }
            }
        }

        private val versions = listOf(null, "1", "2")

        private fun tab(id: String, deprecated: Deprecation?, version: String?) =
            TabData(TabId(id), title = id, icon = "circle", path = "/$id", deprecated, version = version)

        /** Returns a number for everything that the next steps depend on, one hexadecimal digit each. */
        fun key(state: NavigationState<Int>): Long {
            fun code(text: String?, texts: List<String>) = texts.indexOf(text) + 1
            val guard = state.arrangement.sessionGuard
            val sessions = listOf("x", "y")
            val digits = listOf(state.tabs.indexOfFirst { it.id == state.selectedId }) +
                state.tabs.flatMapIndexed { position, tab ->
                    val version = state.arrangement.versions.getOrNull(position)
                    listOf(
                        code(tab.represents?.id?.rawValue, listOf("a", "b")),
                        if (tab.represents?.deprecated == null) 0 else 1,
                        code(version?.latest, listOf("1", "2")), code(version?.loaded, listOf("1", "2")),
                        code(guard.pages[position], sessions),
                    )
                } + listOf(
                    code(state.arrangement.session, sessions), code(guard.sessionAtSelection, sessions),
                    guard.reported.sumOf { code(it, sessions) },
                    // One digit: there are no more than 15.
                    (if (state.arrangement.pageHidesTabBar) 1 else 0) + if (state.arrangement.awaitsConfiguration) 2 else 0,
                )
            return digits.fold(1L) { key, digit -> key.shl(4) or digit.toLong() }
        }

        fun fingerprint(before: Visit, number: Int, transition: Transition<Int>, after: Visit): Long {
            fun flag(isSet: Boolean) = if (isSet) 1L else 0L
            return fingerprint(
                listOf(
                    before.key, number.toLong(), transition.kind.caseNumber?.toLong() ?: 0,
                    transition.created.size.toLong(), transition.disposed.size.toLong(),
                    flag(transition.refreshed != null), flag(transition.forgetsHistory), flag(transition.visits != null),
                    flag(after.state.isTabBarHidden), after.key,
                ),
            )
        }
    }
}
