package dev.tabwire.hotwire

import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

class PageScriptsTest {
    // P15.5, P15.9
    @Test
    fun `the scripts are the files of the other clients`() {
        assertEquals(file("unsent-input.js"), PageScripts.unsentInput)
        assertEquals(file("form-rules.js"), PageScripts.formRules)
    }

    @Test
    fun `the script in a page asks the rules`() {
        assertTrue(PageScripts.formRules in FormEvent.script)
    }

    @Test
    fun `an app without a script is told what is missing and how to add it`() {
        val message = assertThrows(IllegalStateException::class.java) { PageScripts.read("absent.js") }.message.orEmpty()
        assertTrue(message, "/dev/tabwire/hotwire/absent.js is not in the app" in message && "add the file" in message)
    }

    private fun file(name: String) = File(System.getProperty("tabwire.root"), "Sources/TabwireClient/$name").readText()
}
