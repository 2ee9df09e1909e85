package dev.tabwire.conformance

import dev.tabwire.protocol.ConfigurationError
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.reconciliation.NavigationState
import dev.tabwire.reconciliation.Step
import dev.tabwire.reconciliation.Transition
import dev.tabwire.reconciliation.TransitionKind

/** A client without a screen. Its containers are numbered from 1, in order of first appearance. */
class Simulation {
    private var state = NavigationState(bootstrapID = 1)
    private var lastContainer = 1

    /** Takes a step and returns its outcome. */
    fun take(step: Scenario.Step): Outcome = when (step) {
        is Scenario.Step.Configure -> try {
            apply(state.accept(TabConfiguration.fromJson(step.message), ::makeID))
        } catch (error: ConfigurationError) {
            outcome(""""rejected":"${error.code.rawValue}"""")
        }
        is Scenario.Step.Select -> when (val container = state.tabs.find { it.represents?.id == step.tab }?.id) {
            null -> outcome(""""case":null""")
            else -> apply(state.select(container, ::makeID))
        }
    }

    private fun apply(step: Step<Int>): Outcome {
        state = step.state
        val kind = step.transition.kind
        val verdict = if (kind == TransitionKind.STALE) """"stale":true""" else """"case":${kind.caseNumber}"""
        return outcome(verdict, step.transition)
    }

    private fun outcome(verdict: String, transition: Transition<Int>? = null) = Outcome(
        verdict, state.selectedID, state.tabs.map { it.id to it.represents?.id },
        transition?.created.orEmpty(), transition?.disposed.orEmpty(), transition?.updated.orEmpty(),
    )

    private fun makeID(): Int {
        lastContainer += 1
        return lastContainer
    }

    companion object {
        /** Returns the outcomes of all steps of a scenario. */
        fun outcomes(scenario: Scenario): List<Outcome> = Simulation().run { scenario.steps.map(::take) }
    }
}
