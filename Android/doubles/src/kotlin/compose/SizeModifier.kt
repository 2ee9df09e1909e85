package dev.tabwire.doubles

import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp

/** The size that a modifier gives. */
internal class SizeModifier(val size: Dp) : Modifier
