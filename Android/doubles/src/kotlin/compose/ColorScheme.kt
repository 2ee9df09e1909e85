package androidx.compose.material3

/** A double of Compose's class. */
public class ColorScheme private constructor() {
    internal companion object {
        val plain = ColorScheme()
    }
}

public fun darkColorScheme(): ColorScheme = ColorScheme.plain

public fun lightColorScheme(): ColorScheme = ColorScheme.plain
