package dev.tabwire.opening

import dev.tabwire.location.AppLocation
import dev.tabwire.reconciliation.ArrangementChange
import dev.tabwire.reconciliation.EffectiveTabs
import dev.tabwire.reconciliation.TabArrangement
import dev.tabwire.reconciliation.TransitionKind

/**
 * Opens an address that comes from outside the pages (R13.21).
 *
 * @return the change; [TransitionKind.IGNORED] if the address is not on the app's origin.
 */
internal fun TabArrangement.open(address: String, location: AppLocation): ArrangementChange {
    val url = location.resolveAddress(address) ?: return ArrangementChange(TransitionKind.IGNORED, this)
    val owner = owner(url, location) ?: selected
    val change = if (owner == selected) ArrangementChange(TransitionKind.OPENED, this) else select(owner)
    val next = change.arrangement.run { copy(sessionGuard = sessionGuard.resetting()) }
    return change.copy(isVisit = true, arrangement = next)
}

/** The position of the container that an address belongs to, or `null` if none owns it. */
private fun TabArrangement.owner(url: String, location: AppLocation): Int? {
    val configuration = configuration?.takeUnless { isBootstrap } ?: return null
    val bar = tabs.map { it.id }
    val effective = EffectiveTabs(configuration, selectedTab?.id, bar)
    return TabOwnership(configuration.tabs, location).owner(url, bar, effective)?.let(bar::indexOf)
}
