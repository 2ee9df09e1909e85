package dev.tabwire.protocol

import dev.tabwire.protocol.ConfigurationError.Code
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertThrows
import org.junit.Test

class TabConfigurationTest {
    private fun tab(id: String, path: String = "/", badge: String? = null) =
        TabData(TabId(id), title = id, icon = "", path = path, badge = badge)

    private fun rejection(active: String?, tabs: List<TabData>, revision: Long? = null): Code =
        assertThrows(ConfigurationError::class.java) {
            TabConfiguration(active?.let(::TabId), tabs, revision)
        }.code

    @Test
    fun `an invalid configuration cannot be created`() {
        assertEquals(Code.SINGLE_TAB, rejection("a", listOf(tab("a"))))
        assertEquals(Code.DUPLICATE_ID, rejection("a", listOf(tab("a"), tab("a"))))
        assertEquals(Code.MISSING_ACTIVE, rejection(null, listOf(tab("a"), tab("b"))))
        assertEquals(Code.UNSAFE_PATH, rejection("a", listOf(tab("a"), tab("b", path = "//b"))))
        assertEquals(Code.MALFORMED, rejection("a", listOf(tab("a"), tab("b")), revision = -1))
        assertEquals(Code.MALFORMED, rejection(null, emptyList(), TabConfiguration.MAXIMUM_INTEGER + 1))
    }

    @Test
    fun `a path that could lead to another origin is unsafe`() {
        val unsafe = listOf(
            "https://x", "//x", "javascript:alert(1)", "a:b", ":", "/a b", "\\", "/\\x", "/\t/x", "/a\u007F", "/a\u0085",
            "x\n", "?a b", " /",
        )
        for (path in unsafe) assertNotEquals(path, null, PathSafety.danger(path))
        val safe = listOf("", "/", "a", "/a:b", "a/b:c", "?a:b", "#a:b", "/a//b", "../x", "/ä", "/a\u00A0", "/%2F%2F", "?//")
        for (path in safe) assertNull(path, PathSafety.danger(path))
    }

    @Test
    fun `ids are compared by Unicode scalars`() {
        val configuration = TabConfiguration(TabId("é"), listOf(tab("é"), tab("e\u0301")))
        assertEquals(2, configuration.tabs.size)
    }

    @Test
    fun `an empty badge is no badge`() {
        assertNull(tab("a", badge = "").badge)
        assertEquals(tab("a"), tab("a", badge = ""))
        assertNotEquals(tab("a"), tab("a", badge = "1"))
    }
}
