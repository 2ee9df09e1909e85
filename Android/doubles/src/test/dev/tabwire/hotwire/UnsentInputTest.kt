package dev.tabwire.hotwire

import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Test

class UnsentInputTest {
    @Test
    fun `the script is the one of the other clients`() {
        val original = File(System.getProperty("tabwire.root"), "Sources/TabwireClient/unsent-input.js").readText()
        assertEquals(original, UnsentInput.SCRIPT)
    }
}
