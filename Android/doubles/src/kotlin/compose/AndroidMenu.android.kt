package androidx.compose.material3

import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import dev.tabwire.doubles.Composition
import dev.tabwire.doubles.PlainScope

@Composable
public fun DropdownMenu(
    expanded: Boolean,
    onDismissRequest: () -> Unit,
    modifier: Modifier = Modifier,
    content: @Composable ColumnScope.() -> Unit,
) {
    if (expanded) Composition.now.group("DropdownMenu") { PlainScope.content() }
}

@Composable
public fun DropdownMenuItem(
    text: @Composable () -> Unit,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
) {
    val composition = Composition.now
    val outer = composition.texts
    composition.texts = mutableListOf()
    text()
    composition.menuItems += composition.texts.joinToString("") to { if (enabled) onClick() }
    composition.texts = outer
}
