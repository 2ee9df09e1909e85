package dev.tabwire.hotwire

import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class FormAnswerTest {
    // P15.9
    @Test
    fun `the rule for answers of forms is the one of the other clients`() {
        val original = File(System.getProperty("tabwire.root"), "Sources/TabwireClient/form-answer.js").readText()
        assertEquals(original, FormAnswer.SCRIPT)
    }

    @Test
    fun `the script in a page asks the rule`() {
        assertTrue(FormAnswer.SCRIPT in FormEvent.SCRIPT)
    }
}
