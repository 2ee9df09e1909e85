package androidx.core.animation

import android.animation.Animator

public fun Animator.doOnEnd(action: (Animator) -> Unit): Unit = action(this)
