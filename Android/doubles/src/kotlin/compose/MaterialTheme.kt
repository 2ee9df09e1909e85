package androidx.compose.material3

import androidx.compose.runtime.Composable

@Composable
public fun MaterialTheme(colorScheme: ColorScheme = ColorScheme.plain, content: @Composable () -> Unit): Unit = content()

public object MaterialTheme {
    public val colorScheme: ColorScheme
        @Composable get() = ColorScheme.plain
}
