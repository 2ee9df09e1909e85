package androidx.compose.ui.platform

import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import dev.tabwire.doubles.PlainDensity
import dev.tabwire.doubles.contextOfComposition

public val LocalDensity: ProvidableCompositionLocal<Density> = ProvidableCompositionLocal { PlainDensity }

public val LocalLayoutDirection: ProvidableCompositionLocal<LayoutDirection> = ProvidableCompositionLocal {
    if (contextOfComposition.resources.configuration.layoutDirection == 1) LayoutDirection.Rtl else LayoutDirection.Ltr
}
