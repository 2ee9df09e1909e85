package dev.tabwire.conformance

import dev.tabwire.location.AppLocation
import dev.tabwire.protocol.ConfigurationError
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabId
import dev.tabwire.reconciliation.NavigationState
import dev.tabwire.reconciliation.Step
import dev.tabwire.reconciliation.Transition
import dev.tabwire.reconciliation.TransitionKind

/** A client without a screen. Its containers are numbered from 1, in order of first appearance. */
class Simulation(start: String = "https://app.example/") {
    private val location = AppLocation(start)
    private var state = NavigationState(bootstrapId = 1)
    private var lastContainer = 1

    /** Takes a step and returns its outcome. */
    fun take(step: Scenario.Step): Outcome = when (step) {
        is Scenario.Step.Configure -> try {
            apply(state.accept(TabConfiguration.fromJson(step.message), step.isFirstPage, ::makeId))
        } catch (error: ConfigurationError) {
            state = state.reject().state
            outcome(""""rejected":"${error.code.rawValue}"""")
        }
        is Scenario.Step.Select -> forContainer(step.tab) { state.select(it, ::makeId) }
        is Scenario.Step.Open -> apply(state.open(step.address, location, ::makeId))
        is Scenario.Step.Perform -> apply(state.perform(step.action))
        is Scenario.Step.Load -> forContainer(step.tab, state::didLoad)
        is Scenario.Step.FirstPageDidAppear -> forContainer(step.tab, state::firstPageDidAppear)
        Scenario.Step.Resume -> apply(state.resume())
    }

    /** Takes a step as an app with a screen does: a tap on the selected tab goes to its first page, too. */
    fun takeOnScreen(step: Scenario.Step): Outcome {
        val isReselected = step is Scenario.Step.Select && step.tab == state.selected.represents?.id
        val outcome = take(step)
        if (!isReselected) return outcome
        state = state.firstPageDidAppear(state.selectedId).state
        return outcome.copy(tabBarHidden = false)
    }

    private fun forContainer(tab: TabId, change: (Int) -> Step<Int>): Outcome =
        when (val container = state.tabs.find { it.represents?.id == tab }?.id) {
            null -> outcome(""""case":null""")
            else -> apply(change(container))
        }

    private fun apply(step: Step<Int>): Outcome {
        state = step.state
        val kind = step.transition.kind
        val verdict = if (kind == TransitionKind.STALE) """"stale":true""" else """"case":${kind.caseNumber}"""
        return outcome(verdict, step.transition)
    }

    private fun outcome(verdict: String, transition: Transition<Int>? = null) = Outcome(
        verdict, state.selectedId, state.tabs.map { it.id to it.represents?.id },
        transition?.created.orEmpty(), transition?.disposed.orEmpty(), transition?.updated.orEmpty(),
        transition?.refreshed, transition?.forgetsHistory == true, state.isTabBarHidden, transition?.visits,
        state.actions.map { it.action.id to it.after }, state.appBadge,
    )

    private fun makeId(): Int {
        lastContainer += 1
        return lastContainer
    }

    companion object {
        /** Returns the outcomes of all steps of a scenario. */
        fun outcomes(scenario: Scenario): List<Outcome> = Simulation(scenario.start).run { scenario.steps.map(::take) }
    }
}
