package dev.tabwire.client

import dev.tabwire.reconciliation.NavigationState
import dev.tabwire.reconciliation.Step
import dev.tabwire.reconciliation.TransitionKind

/** Describes a step in one line, such as `case 9 · explore morphs into home · home disposed`. */
internal object TransitionSummary {
    /**
     * Returns the description of a step.
     *
     * @param step the step.
     * @param before the state before it.
     */
    fun <ID : Any> of(step: Step<ID>, before: NavigationState<ID>): String {
        val (after, transition) = step

        fun name(id: ID, state: NavigationState<ID>) =
            state.tabs.find { it.id == id }?.represents?.id?.rawValue ?: "bootstrap"

        fun names(ids: List<ID>, state: NavigationState<ID>) = ids.joinToString { name(it, state) }

        val parts = buildList {
            transition.selected?.let { add("${name(it, before)} selected") }
            transition.promoted?.let { add("bootstrap becomes ${name(it, after)}") }
            transition.demoted?.let { add("${name(it, before)} becomes bootstrap") }
            transition.morphed?.let { add("${name(it, before)} morphs into ${name(it, after)}") }
            if (transition.created.isNotEmpty()) add("${names(transition.created, after)} added")
            if (transition.disposed.isNotEmpty()) add("${names(transition.disposed, before)} disposed")
            if (transition.updated.isNotEmpty()) add("${names(transition.updated, after)} relabelled")
            if (transition.isReordered) add("reordered")
            val target = transition.performed?.let { "the path of ${it.id}" } ?: "the address"
            transition.visits?.let { add("${name(it, after)} visits $target") }
            transition.refreshed?.let { add("${name(it, after)} refreshed") }
            if (transition.forgetsHistory) add("history forgotten")
            if (transition.changesActions) add("other actions")
            if (transition.changesSearch) add("another search")
            transition.appBadge?.let { add("$it on the icon") }
            if (transition.promoted == null && transition.demoted == null) {
                transition.tabBar?.let { add("tab bar ${it.name.lowercase()}") }
            }
        }
        val kind = transition.kind.caseNumber?.let { "case $it" } ?: transition.kind.name.lowercase()
        return (listOf(kind) + parts.ifEmpty { listOf(explanation(transition.kind)) }).joinToString(" · ")
    }

    private fun explanation(kind: TransitionKind) = when (kind) {
        TransitionKind.HINT_IGNORED -> "active tab differs, ignored"
        TransitionKind.ORDER_IGNORED -> "order differs, ignored"
        TransitionKind.STALE -> "older than an accepted configuration, dropped"
        TransitionKind.IGNORED -> "no such container, or an address of another app or site"
        else -> "no change"
    }
}
