package androidx.compose.ui.platform

import android.content.Context
import android.widget.FrameLayout

public class ComposeView(context: Context) : FrameLayout(context) {
    internal var consumesInsets: Boolean? = null
}
