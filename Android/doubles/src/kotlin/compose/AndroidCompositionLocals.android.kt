package androidx.compose.ui.platform

import android.content.Context
import android.content.res.Configuration
import android.view.View
import androidx.compose.runtime.ProvidableCompositionLocal
import dev.tabwire.doubles.Composition
import dev.tabwire.doubles.contextOfComposition

public val LocalConfiguration: ProvidableCompositionLocal<Configuration> =
    ProvidableCompositionLocal { contextOfComposition.resources.configuration }

public val LocalContext: ProvidableCompositionLocal<Context> = ProvidableCompositionLocal { contextOfComposition }

public val LocalView: ProvidableCompositionLocal<View> = ProvidableCompositionLocal { Composition.now.view }
