package androidx.compose.foundation.layout

import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import dev.tabwire.doubles.Composition
import dev.tabwire.doubles.PlainScope
import dev.tabwire.doubles.place

public object Arrangement {
    public interface Horizontal

    public val Start: Horizontal = object : Horizontal {}
}

@Composable
public fun Row(
    modifier: Modifier = Modifier,
    horizontalArrangement: Arrangement.Horizontal = Arrangement.Start,
    verticalAlignment: Alignment.Vertical = Alignment.Top,
    content: @Composable RowScope.() -> Unit,
): Unit = Composition.now.group("Row") { Composition.now.at(modifier.place(Composition.now.place)) { PlainScope.content() } }
