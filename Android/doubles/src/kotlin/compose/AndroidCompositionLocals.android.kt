package androidx.compose.ui.platform

import android.content.Context
import android.content.res.Configuration
import androidx.compose.runtime.ProvidableCompositionLocal
import dev.tabwire.doubles.contextOfComposition

public val LocalConfiguration: ProvidableCompositionLocal<Configuration> =
    ProvidableCompositionLocal { contextOfComposition.resources.configuration }

public val LocalContext: ProvidableCompositionLocal<Context> = ProvidableCompositionLocal { contextOfComposition }
