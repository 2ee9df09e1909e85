package com.google.android.material.snackbar

import android.view.View

class Snackbar private constructor() {
    fun setAction(text: Int, listener: (View) -> Unit): Snackbar = this

    fun show() = Unit

    companion object {
        const val LENGTH_LONG = 0

        fun make(view: View, text: Int, duration: Int): Snackbar = Snackbar()
    }
}
