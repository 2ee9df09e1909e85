package dev.tabwire.doubles

/**
 * How versions of Compose treat the insets of views in a composition.
 *
 * - The first composable that reads insets decides for its whole `ComposeView` whether views get any: as `consumeWindowInsets` says at
 *   that moment, otherwise as the version does (`WindowInsetsHolder` in WindowInsets.android.kt of foundation-layout, at 049359a for
 *   1.7, and at a9b06aa for newer ones).
 * - Before 1.9 all are consumed, since 1.9 none (release notes of foundation 1.9.0-alpha02).
 * - A view gets all insets that are passed on (AndroidViewHolder.android.kt of ui at 04b41c1), in newer versions those that reach into
 *   it (at a9b06aa). It is not known when that came: 1.7 and 1.8 differ in it here.
 */
internal enum class ComposeVersion(val consumesInsets: Boolean, val insetsViewsByPosition: Boolean) {
    V1_7(consumesInsets = true, insetsViewsByPosition = false),
    V1_8(consumesInsets = true, insetsViewsByPosition = true),
    V1_9(consumesInsets = false, insetsViewsByPosition = true);

    companion object {
        var current = V1_7
    }
}
