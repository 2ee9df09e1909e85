package dev.tabwire.reconciliation

import dev.tabwire.conformance.Conformance
import org.junit.Assert.assertEquals
import org.junit.Test

class WalkTest {
    @Test
    fun `Every step from every state over three ids leads where it does in Swift`() {
        assertEquals(Conformance.walks.single(), Walk(listOf("a", "b", "c")).run(depth = 3))
    }
}
