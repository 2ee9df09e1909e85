package androidx.compose.material.icons.outlined

import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.icon
import androidx.compose.ui.graphics.vector.ImageVector

val Icons.Outlined.Home: ImageVector
    get() = icon()
