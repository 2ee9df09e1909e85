package dev.tabwire.hotwire

import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File

/** The demo apps and the guide declare the activity as it must be. */
class ManifestTest {
    private val files = listOf(
        "Examples/Android/views/src/main/AndroidManifest.xml", "Examples/Android/compose/src/main/AndroidManifest.xml",
        "docs/add-tabwire-to-hotwire-native-android.md",
    )

    private fun requireInAll(attribute: String) {
        for (file in files) assertTrue("$attribute in $file", attribute in File(System.getProperty("tabwire.root"), file).readText())
    }

    @Test
    fun `a link opens in the running activity, also below a Custom Tab`() = requireInAll("android:launchMode=\"singleTask\"")

    @Test
    fun `the user sees what back leads to`() = requireInAll("android:enableOnBackInvokedCallback=\"true\"")
}
