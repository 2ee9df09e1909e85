package dev.tabwire.reconciliation

import dev.tabwire.conformance.Conformance
import org.junit.Assert.assertEquals
import org.junit.Test

class WalkTest {
    @Test
    fun `every step from every state over three ids has the result of the Swift heart`() {
        assertEquals(Conformance.everyState, Walk(listOf("a", "b", "c")).run(depth = 3))
    }

    @Test
    fun `every step with versions, sessions and a hidden tab bar has the result of the Swift heart`() {
        assertEquals(Conformance.everyFreshness, FreshnessWalk().run())
    }
}
