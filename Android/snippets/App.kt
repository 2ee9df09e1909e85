// The app around the Kotlin snippets of the documentation.

package snippets

import android.graphics.drawable.Drawable
import android.view.View
import androidx.compose.runtime.Composable
import dev.hotwire.navigation.activities.HotwireActivity
import dev.hotwire.navigation.fragments.HotwireWebFragment
import dev.tabwire.hotwire.TabbedActivity

/** The activity around the snippets that are part of a class. */
abstract class SnippetActivity : TabbedActivity() {
    override val startUrl = "https://app.example/"
    val url = "https://app.example/trips"
    lateinit var layout: View
    lateinit var portrait: Drawable

    override fun showTabs() = Unit
}

abstract class MyBaseActivity : HotwireActivity()

class NumbersFragment : HotwireWebFragment()

@Composable
fun MyTheme(content: @Composable () -> Unit) = content()

@Composable
fun MyTopBar() = Unit

object R {
    object layout { const val main = 1 }
    object id { const val tabs = 2; const val containers = 3 }
    object drawable { const val trail = 4; const val our_house = 5; const val our_house_filled = 6 }
    object string { const val updated = 7; const val reload = 8 }
}
