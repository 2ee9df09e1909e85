package androidx.compose.material.icons.filled

import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.icon
import androidx.compose.ui.graphics.vector.ImageVector

val Icons.Filled.Home: ImageVector
    get() = icon()
