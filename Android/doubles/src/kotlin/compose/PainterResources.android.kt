package androidx.compose.ui.res

import androidx.compose.runtime.Composable
import androidx.compose.ui.graphics.painter.Painter
import dev.tabwire.doubles.PainterOfResource

@Composable
public fun painterResource(id: Int): Painter = PainterOfResource(id)
