package androidx.compose.ui.platform

import android.content.res.Configuration
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import dev.tabwire.doubles.PlainDensity
import dev.tabwire.doubles.contextOfComposition

public val LocalDensity: ProvidableCompositionLocal<Density> = object : ProvidableCompositionLocal<Density>() {
    override val provided = PlainDensity
}

public val LocalConfiguration: ProvidableCompositionLocal<Configuration> =
    object : ProvidableCompositionLocal<Configuration>() {
        override val provided
            get() = contextOfComposition.resources.configuration
    }

public val LocalLayoutDirection: ProvidableCompositionLocal<LayoutDirection> =
    object : ProvidableCompositionLocal<LayoutDirection>() {
        override val provided
            get() = if (contextOfComposition.resources.configuration.layoutDirection == 1) LayoutDirection.Rtl else LayoutDirection.Ltr
    }
