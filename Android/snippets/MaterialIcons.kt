package androidx.compose.material.icons

import androidx.compose.ui.graphics.vector.ImageVector

object Icons {
    object Filled

    object Outlined
}

internal fun icon(): ImageVector = error("compiled only")
