package androidx.core.os

import android.os.Bundle

public fun bundleOf(): Bundle = Bundle()
