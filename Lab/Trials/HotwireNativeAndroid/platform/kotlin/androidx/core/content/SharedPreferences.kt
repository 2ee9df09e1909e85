package androidx.core.content

import android.content.SharedPreferences

public inline fun SharedPreferences.edit(commit: Boolean = false, action: SharedPreferences.Editor.() -> Unit) {
    val editor = edit()
    action(editor)
    check(!commit) { "Hotwire does not wait for it" }
    editor.apply()
}
