package dev.tabwire.doubles

import androidx.compose.ui.Modifier

/** Records an item of a navigation bar or rail. */
internal fun showItem(
    isSelected: Boolean,
    isEnabled: Boolean,
    click: () -> Unit,
    icon: () -> Unit,
    modifier: Modifier,
    label: (() -> Unit)?,
) {
    val composition = Composition.now
    composition.shownIcon = null
    composition.shownBadge = null
    composition.group("icon", icon)
    val texts = mutableListOf<String>()
    val outer = composition.texts
    composition.texts = texts
    composition.group("label") { label?.invoke() }
    composition.texts = outer
    composition.items += ShownItem(
        isSelected, texts.joinToString(), composition.shownIcon, composition.shownBadge?.ifEmpty { null },
        composition.shownBadge != null, (modifier as? SemanticsModifier)?.semantics,
        composition.isIconTinted, composition.shownIconSize, isEnabled, { if (isEnabled) click() },
    )
}
