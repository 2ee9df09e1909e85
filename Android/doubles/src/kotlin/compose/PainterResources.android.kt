package androidx.compose.ui.res

import androidx.compose.runtime.Composable
import androidx.compose.ui.graphics.painter.Painter

@Composable
public fun painterResource(id: Int): Painter = object : Painter() {}.apply { resource = id }
