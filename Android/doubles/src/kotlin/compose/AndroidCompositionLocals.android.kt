package androidx.compose.ui.platform

import android.content.res.Configuration
import androidx.compose.runtime.ProvidableCompositionLocal
import dev.tabwire.doubles.contextOfComposition

public val LocalConfiguration: ProvidableCompositionLocal<Configuration> =
    object : ProvidableCompositionLocal<Configuration>() {
        override val provided
            get() = contextOfComposition.resources.configuration
    }
