package androidx.compose.ui.res

import androidx.compose.runtime.Composable
import dev.tabwire.doubles.contextOfComposition

@Composable
public fun stringResource(id: Int): String = contextOfComposition.getString(id)

@Composable
public fun stringResource(id: Int, vararg formatArgs: Any): String = contextOfComposition.getString(id, *formatArgs)
