package androidx.compose.ui.platform

import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.ui.unit.Density
import dev.tabwire.doubles.PlainDensity

public val LocalDensity: ProvidableCompositionLocal<Density> = object : ProvidableCompositionLocal<Density>() {
    override val provided = PlainDensity
}
