package androidx.core.net

import android.net.Uri

public fun String.toUri(): Uri = Uri.parse(this)
