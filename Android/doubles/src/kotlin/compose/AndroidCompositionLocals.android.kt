package androidx.compose.ui.platform

import android.content.Context
import androidx.compose.runtime.ProvidableCompositionLocal
import dev.tabwire.doubles.contextOfComposition

public val LocalContext: ProvidableCompositionLocal<Context> = object : ProvidableCompositionLocal<Context>() {
    override val provided
        get() = contextOfComposition
}
