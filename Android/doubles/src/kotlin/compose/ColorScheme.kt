package androidx.compose.material3

public class ColorScheme private constructor() {
    internal companion object {
        val plain = ColorScheme()
    }
}

public fun darkColorScheme(): ColorScheme = ColorScheme.plain

public fun lightColorScheme(): ColorScheme = ColorScheme.plain
