package dev.tabwire.compose

import android.graphics.drawable.Drawable
import dev.tabwire.hotwire.AppWithImages
import dev.tabwire.hotwire.BarImagesContract

/** Images in Compose's navigation bar. */
class ComposedImagesTest : BarImagesContract() {
    private class App(url: String) : AppWithImages {
        private val app = ComposedApp(start = url)
        override val activity = app.activity

        override fun send(json: String) = app.send(json)

        override fun image(index: Int): Drawable? {
            app.compose()
            return (app.items[index].icon as? DrawablePainter)?.drawable
        }

        override fun isTinted(index: Int) = app.items[index].isIconTinted
    }

    override fun start(url: String): AppWithImages = App(url)
}
