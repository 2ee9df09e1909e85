package dev.tabwire.location

import dev.tabwire.protocol.PathSafety
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

class AppLocationTest {
    @Test
    fun `paths resolve as in the examples of RFC 3986`() {
        val location = AppLocation("http://a/b/c/d;p?q")
        val examples = mapOf(
            "g" to "http://a/b/c/g", "./g" to "http://a/b/c/g", "g/" to "http://a/b/c/g/", "/g" to "http://a/g",
            "?y" to "http://a/b/c/d;p?y", "g?y" to "http://a/b/c/g?y", "#s" to "http://a/b/c/d;p?q#s",
            "g#s" to "http://a/b/c/g#s", "g?y#s" to "http://a/b/c/g?y#s", ";x" to "http://a/b/c/;x",
            "g;x" to "http://a/b/c/g;x", "g;x?y#s" to "http://a/b/c/g;x?y#s", "" to "http://a/b/c/d;p?q",
            "." to "http://a/b/c/", "./" to "http://a/b/c/", ".." to "http://a/b/", "../" to "http://a/b/",
            "../g" to "http://a/b/g", "../.." to "http://a/", "../../" to "http://a/", "../../g" to "http://a/g",
            "../../../g" to "http://a/g", "../../../../g" to "http://a/g", "/./g" to "http://a/g", "/../g" to "http://a/g",
            "g." to "http://a/b/c/g.", ".g" to "http://a/b/c/.g", "g.." to "http://a/b/c/g..", "..g" to "http://a/b/c/..g",
            "./../g" to "http://a/b/g", "./g/." to "http://a/b/c/g/", "g/./h" to "http://a/b/c/g/h",
            "g/../h" to "http://a/b/c/h", "g;x=1/./y" to "http://a/b/c/g;x=1/y", "g;x=1/../y" to "http://a/b/c/y",
            "g?y/./x" to "http://a/b/c/g?y/./x", "g?y/../x" to "http://a/b/c/g?y/../x",
            "g#s/./x" to "http://a/b/c/g#s/./x", "g#s/../x" to "http://a/b/c/g#s/../x",
        )
        for ((path, url) in examples) assertEquals(path, url, location.resolve(path))
    }

    @Test
    fun `a start URL may have no path, and slashes in its query`() {
        assertEquals("https://app.example/explore", AppLocation("https://app.example").resolve("explore"))
        assertEquals("https://app.example?y", AppLocation("https://app.example").resolve("?y"))
        assertEquals("https://app.example/a", AppLocation("https://app.example?next=/x/y").resolve("a"))
        assertEquals("https://app.example/x", AppLocation("https://app.example/#/a?b").resolve("x"))
    }

    @Test
    fun `every path resolves to the app's origin exactly if it is safe`() {
        val location = AppLocation("https://app.example/start")
        val pieces = listOf("/", "//", ".", "..", ":", "@", "evil.example", "?", "#", "\\", " ", "\t", "a", "%2F", "https:", "[", "|")
        for (one in pieces) for (two in pieces) for (three in pieces) for (four in pieces) {
            val path = one + two + three + four
            val url = location.resolve(path)
            assertEquals(path, PathSafety.danger(path) == null, url != null)
            if (url == null) continue
            assertTrue(url, url.startsWith("https://app.example/"))
            assertTrue(url, location.contains(url))
        }
        for (path in listOf("//evil.example", "https://evil.example", "/\\evil.example", "/\t/evil.example")) {
            assertNull(path, location.resolve(path))
        }
    }

    @Test
    fun `URLs have the same origin if scheme, host and port are equal`() {
        val location = AppLocation("https://App.example/")
        val inside = listOf(
            "https://app.example", "https://APP.example:443/x", "HTTPS://app.example?x", "https://app.example#x",
            "https://user:secret@app.example/", "https://app.example/a|b?c^d", "https://app.example:/",
        )
        for (url in inside) assertTrue(url, location.contains(url))
        val outside = listOf(
            "http://app.example/", "https://app.example:444/", "https://app.example.evil.example/", "https://evil.example/",
            "https://app.example@evil.example/", "https://app.example:443@evil.example/", "https://evil.example\\@app.example/",
            "https://app.example\\.evil.example/", "https:///app.example/", "about:blank", "file:///app.example", "", "app.example",
            "https://a@b@app.example/", "https://app.example :443/", "javascript://app.example/%0aalert(1)",
        )
        for (url in outside) assertFalse(url, location.contains(url))
        assertTrue(AppLocation("http://[::1]:3000/").contains("http://[::1]:3000/x"))
        assertTrue(AppLocation("http://10.0.2.2:8080").contains("http://10.0.2.2:8080/x"))
    }

    @Test
    fun `a start URL is an absolute http or https URL`() {
        for (url in listOf("", "/", "app.example", "ftp://app.example/", "https://", "file:///x", "about:blank")) {
            assertThrows(url, IllegalArgumentException::class.java) { AppLocation(url) }
        }
    }

    @Test
    fun `an address from outside is resolved only to the app's origin`() {
        val location = AppLocation("https://app.example/en/home?x=1")
        val inside = mapOf(
            "" to "https://app.example/en/home?x=1", "explore" to "https://app.example/en/explore", "/a" to "https://app.example/a",
            "//app.example/a" to "https://app.example/a", "HTTPS://ada:secret@APP.example:443/a" to "https://app.example/a",
            "//app.example" to "https://app.example/", "https://app.example?x#y" to "https://app.example/?x#y",
            "?y=a:b" to "https://app.example/en/home?y=a:b", "/a:b" to "https://app.example/a:b",
        )
        for ((address, url) in inside) assertEquals(address, url, location.resolveAddress(address))
        val outside = listOf(
            "//evil.example/a", "http://app.example/", "mailto:a@app.example", "a:b", ":", "https:/a", "https:a", "/a b", "/\\evil.example",
            "/\t/evil.example", "/\u0085", "javascript:alert(1)",
        )
        for (address in outside) assertNull(address, location.resolveAddress(address))
    }
}
