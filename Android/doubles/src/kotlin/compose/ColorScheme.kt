package androidx.compose.material3

import androidx.compose.runtime.Composable
import androidx.compose.ui.graphics.Color

public class ColorScheme private constructor() {
    public val background: Color = Color(1u)
    public val primaryContainer: Color = Color(2u)

    internal companion object {
        val plain = ColorScheme()
    }
}

public fun darkColorScheme(): ColorScheme = ColorScheme.plain

public fun lightColorScheme(): ColorScheme = ColorScheme.plain

@Composable
public fun contentColorFor(backgroundColor: Color): Color = Color(backgroundColor.value + 1u)
