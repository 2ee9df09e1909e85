package dev.tabwire.hotwire

import android.graphics.drawable.Drawable
import android.graphics.drawable.DrawableWrapper
import android.os.Looper
import androidx.appcompat.content.res.AppCompatResources
import org.junit.Assert.assertEquals
import org.junit.Test

/** Images on Material's views. */
class BarImagesTest : BarImagesContract() {
    private class App(url: String) : AppWithImages {
        val app = RunningApp(start = url)
        override val activity = app.activity

        override fun send(json: String) = app.send(json)

        override fun image(index: Int): Drawable? =
            app.items[index].drawable.takeUnless { it is AppCompatResources.DrawableForTest }.let { (it as? DrawableWrapper)?.drawable ?: it }

        // Material tints every icon, and a wrapper of a picture ignores that.
        override fun isTinted(index: Int) = app.items[index].drawable !is DrawableWrapper
    }

    override fun start(url: String): AppWithImages = App(url)

    @Test
    fun `the arrival of an image rebuilds nothing`() {
        ImageServer().use { server ->
            server.serve("/face.png", ImageServer.image())
            val app = App("${server.origin}/")
            app.send(configuration("home", "explore"))
            val rebuilds = app.app.bar.rebuildsForTest()
            app.send(configuration("home", "explore") { ""","image":{"path":"/face.png"}""" })
            Looper.awaitForTest("the images") { (0..1).all { app.image(it) != null } }
            assertEquals(rebuilds, app.app.bar.rebuildsForTest())
        }
    }
}
